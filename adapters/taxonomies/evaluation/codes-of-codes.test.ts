import { describe, expect, it } from 'vitest';
import { classifyBusiness } from '../../../core/codes/classify-business.ts';
import { sharedCodeTables } from '../testing/shared-code-tables.ts';
import { goldenSets } from './evaluation-sets.ts';

const tables = sharedCodeTables();

describe('CPV codes for an industry code alone', () => {
  it.each([
    ['NAICS', 'naics', 0.75, 0.92],
    ['SIC', 'sic', 0.63, 0.86],
  ] as const)('%s: right first and among five on the blind golden rows', async (type, system, top1, top5) => {
    const rows = goldenSets().find(({ name }) => name === 'golden, blind')?.rows ?? [];
    expect(rows.length).toBeGreaterThan(100);
    let first = 0;
    let five = 0;
    for (const row of rows) {
      const code = row.codes[system]?.[0] ?? '';
      const result = await classifyBusiness({ tables }, { existingCode: { type, code } });
      if (!result.ok) throw new Error(`${type} ${code}: ${result.error.message}`);
      const given = result.value.suggestions.cpv.map((item) => item.code);
      if (row.codes.cpv?.includes(given[0] ?? '')) first += 1;
      if (given.some((item) => row.codes.cpv?.includes(item))) five += 1;
    }
    expect(first / rows.length).toBeGreaterThanOrEqual(top1);
    expect(five / rows.length).toBeGreaterThanOrEqual(top5);
  });
});
