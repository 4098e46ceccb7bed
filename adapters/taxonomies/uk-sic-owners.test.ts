import { expect, it } from 'vitest';
import { codeEngineInProcess } from '../../core/codes/code-engine-in-process.ts';
import { measureUkSicOwners } from './evaluation/uk-sic-owners.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();

it('shows owners their UK SIC code, mostly first', async () => {
  const { owners, first, shown } = await measureUkSicOwners(tables);
  expect(owners).toBe(120);
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(shown).toBeGreaterThanOrEqual(0.97);
});

it.each([
  ['bakery', '10710'],
  ['architect', '71111'],
  ['takeaway', '56103'],
  ['photographer', '74201'],
])('gives %s the UK SIC code %s', async (businessDescription, code) => {
  const answer = await codeEngineInProcess(tables).classify({ businessDescription });
  expect(answer.ok && answer.value.suggestions.ukSic[0]?.code).toBe(code);
});

it('knows only UK SIC codes of trades that lie in their ISIC class', () => {
  for (const { name, codes, ukSic } of tables.retrieval().trades) {
    if (ukSic === null) continue;
    const [first = ''] = codes.isic;
    expect(
      tables.links('isic', first, 'uksic').map(({ code }) => code),
      name,
    ).toContain(ukSic);
  }
});
