import { describe, expect, it } from 'vitest';
import { classifyBusiness } from '../classify-business.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { evaluateRows } from './evaluate-rows.ts';
import { evaluationTable, reliabilityTable } from './evaluation-table.ts';

async function classified(description: string) {
  const result = await classifyBusiness({ tables: smallCodeTables() }, { businessDescription: description });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('evaluateRows', () => {
  it('scores only the systems that a row has codes for', async () => {
    const rows = [{ description: 'fish and chip shop', codes: { isic: ['5610'], cpv: [] } }];
    const evaluation = evaluateRows(rows, [await classified('fish and chip shop')]);
    expect(Object.keys(evaluation.scores)).toEqual(['isic']);
    expect(evaluation.scores.isic).toMatchObject({ answers: 1, top1: 1 });
  });

  it('prints a line a set and system, and the bands of confidence', async () => {
    const rows = [{ description: 'bakery', codes: { sic: ['0000'] } }];
    const set = {
      name: 'tiny',
      evaluation: evaluateRows(rows, [await classified('bakery')]),
      millisecondsEach: 1.234,
    };
    expect(evaluationTable([set]).split('\n')[2]).toMatch(
      /^\| tiny \| SIC \| 1 \| 0\.0 \| 0\.0 \| 0\.0 \| .* 1\.2 \|$/,
    );
    expect(reliabilityTable(set, 'sic').split('\n')).toHaveLength(3);
  });
});
