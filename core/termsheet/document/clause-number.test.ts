import { expect, it } from 'vitest';
import { isClauseNumber } from './clause-number.ts';

it.each([
  '3',
  '3.',
  '2.1',
  '(b)',
  'b)',
  'IV.',
  '(iv)',
  '§ 2',
  '§2',
  'Article 4',
  'Clause 12',
  '**7.**',
  'Art. 3',
])('takes %s for the number of a row', (words) => {
  expect(isClauseNumber(words)).toBe(true);
});

it.each(['Board', 'Articles', 'Article', '£3', '3%', 'Mix', 'No', '3 years', 'Series A', ''])(
  'takes %j for none',
  (words) => {
    expect(isClauseNumber(words)).toBe(false);
  },
);
