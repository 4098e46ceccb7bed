import { describe, expect, it } from 'vitest';
import { additionsTo } from './testing/learned-additions.ts';
import type { StubVerdict } from './testing/stub-judge.ts';

const said = (
  words: string,
  fact: 'preMoney' | 'amount' | 'investorStakePercent',
  value: number,
  probability: number,
): StubVerdict => ({ words, statements: [{ fact, value, probability }] });
const clauses = [
  { id: 'E01', status: 'absent' },
  { id: 'E02', status: 'absent' },
] as const;
const round = (stake: number, probability = 0.5) => [
  said('We put in one million on the day.', 'amount', 1_000_000, probability),
  said('That is on four, all counted, as things stand today.', 'preMoney', 4_000_000, probability),
  said('It makes us owners of that much of the whole.', 'investorStakePercent', stake, probability),
];

describe('figures of the round that are heard', () => {
  it('need no second look where three of them prove each other', () => {
    const { facts, findings, agreed } = additionsTo(round(20), { clauses });
    expect(facts).toMatchObject({ amount: 1_000_000, preMoney: 4_000_000, investorStakePercent: 20 });
    expect(agreed.map(({ fact }) => fact).sort()).toEqual(['amount', 'investorStakePercent', 'preMoney']);
    expect(findings).toEqual([]);
  });

  it.each([
    ['do not fit', round(30)],
    ['are hardly heard', round(20, 0.2)],
  ])('are marked where they %s', (_, verdicts) => {
    expect(additionsTo(verdicts, { clauses }).agreed).toEqual([]);
  });
});
