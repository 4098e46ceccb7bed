import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { checkPicks } from './check-picks.ts';

const tables = smallCodeTables();
const [first, second] = tables.entries('naics').filter(({ level }) => level === 6);

it('tells a code that exists and was not offered from one that is invented', () => {
  if (!first || !second) throw new Error('the small tables hold two NAICS codes');
  const pick = (code: string) => ({ code, reason: 'It fits.' });
  const ranking = {
    ...{ isBusiness: true, reasoning: 'Because.', searchWords: '', sic: [], isic: [], cpv: [] },
    naics: [pick(` ${first.code} `), pick(second.code), pick('999999'), pick('')],
  };
  const candidates = { sic: [], naics: [first], isic: [], cpv: [] };
  const { accepted, rejected } = checkPicks(tables, ranking, candidates);
  expect(accepted.naics).toEqual([{ entry: first, reason: 'It fits.' }]);
  expect(rejected).toEqual(['not-a-candidate', 'unknown-code', 'unknown-code']);
});

it('takes a code that is named twice once, with or without its check digit and with the first reason', () => {
  const bread = tables.entry('cpv', '15811000-6');
  if (!bread) throw new Error('the small tables hold bread');
  const ranking = {
    ...{ isBusiness: true, reasoning: 'Because.', searchWords: '', sic: [], naics: [], isic: [] },
    cpv: [
      { code: '15811000', reason: 'a' },
      { code: '15811000-6', reason: 'b' },
      { code: '1581100', reason: 'c' },
    ],
  };
  const candidates = { sic: [], naics: [], isic: [], cpv: [bread] };
  const { accepted, rejected } = checkPicks(tables, ranking, candidates);
  expect(accepted.cpv).toEqual([{ entry: bread, reason: 'a' }]);
  expect(rejected).toEqual(['unknown-code']);
});
