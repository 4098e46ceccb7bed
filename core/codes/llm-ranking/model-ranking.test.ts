import { expect, it } from 'vitest';
import { modelRankingSchema } from './model-ranking.ts';

const whole = {
  isBusiness: true,
  reasoning: 'Because.',
  sic: [],
  naics: [],
  isic: [],
  cpv: [],
  searchWords: '',
};
const read = (changes: object) => modelRankingSchema.safeParse({ ...whole, ...changes });

it('takes a code that is a number as it is written', () => {
  expect(read({ sic: [{ code: 5812, reason: 'Fits.' }] }).data?.sic).toEqual([
    { code: '5812', reason: 'Fits.' },
  ]);
});

it.each([
  { code: '1'.repeat(41), reason: 'Fits.' },
  { code: '5812', reason: 'a'.repeat(1001) },
  { code: ['5812'], reason: 'Fits.' },
  { title: 'Eating Places' },
  'Eating Places',
])('puts an empty choice, which no table has, in the place of one that it cannot read: %j', (choice) => {
  const kept = { code: '5812', reason: '' };
  expect(read({ sic: [choice, kept] }).data?.sic).toEqual([{ code: '', reason: '' }, kept]);
});

it('takes as much as is allowed, and no more', () => {
  const choice = { code: '1'.repeat(40), reason: 'a'.repeat(1000) };
  expect(read({ sic: Array(50).fill(choice) }).data?.sic).toEqual(Array(50).fill(choice));
  expect(read({ sic: Array(51).fill(choice) }).success).toBe(false);
  expect(read({ reasoning: 'a'.repeat(3000) }).success).toBe(true);
  expect(read({ reasoning: 'a'.repeat(3001) }).success).toBe(false);
  expect(read({ reasoning: '' }).success).toBe(false);
});

it('searches for nothing where the words to search are too many or none', () => {
  expect(read({ searchWords: 'a'.repeat(200) }).data?.searchWords).toHaveLength(200);
  expect(read({ searchWords: 'a'.repeat(201) }).data?.searchWords).toBe('');
  expect(read({ searchWords: undefined }).data?.searchWords).toBe('');
});
