import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { createReading } from '../reading/reading.ts';
import { followingFigures, withFollowing } from './following-figures.ts';

const follow = (facts: Partial<TermSheetFacts>, text: string) =>
  Object.fromEntries(
    followingFigures({ ...noFacts, ...facts }, createReading(readPlainText(text))).map(({ fact, value }) => [
      fact,
      value,
    ]),
  );

describe('figures that follow from others of the round', () => {
  it.each([
    [
      { preMoney: 7_500_000, amount: 2_500_000 },
      'With the money paid, the agreed value is EUR 10.000.000 and we hold 25 % of the shares.',
      { postMoney: 10_000_000, investorStakePercent: 25 },
    ],
    [
      { postMoney: 5_000_000, amount: 1_000_000 },
      'The company as it stands we take to be worth €4 million.',
      { preMoney: 4_000_000 },
    ],
    [
      { postMoney: 5_000_000, preMoney: 4_000_000 },
      'On signing you receive a million pounds: £1,000,000 in one sum.',
      { amount: 1_000_000 },
    ],
    [
      { preMoney: 7_000_000, amount: 1_000_000 },
      'Afterwards an eighth of the company is ours.',
      { investorStakePercent: 12.5 },
    ],
  ])('are read from %j where the text states them: %s', (facts, text, expected) => {
    expect(follow(facts, text)).toEqual(expected);
  });

  it.each([
    [{ preMoney: 7_500_000, amount: 2_500_000 }, 'Revenue was €10,000,000 last year.'],
    [{ preMoney: 7_500_000, amount: 2_500_000 }, 'We thank you for the meeting.'],
    [{ preMoney: 7_500_000, amount: 2_500_000 }, 'An option pool of 25% of the company is set aside.'],
    [{ preMoney: 7_500_000, amount: 2_500_000 }, 'Holders of 25% of the votes may object.'],
    [{ preMoney: 7_500_000 }, 'It is worth €10,000,000 afterwards, and we hold 25% of it.'],
    [{ postMoney: 2_000_000, amount: 2_500_000 }, 'It is worth €500,000.'],
    [{ preMoney: 'unresolved', amount: 2_500_000 } as const, 'It is worth €10,000,000 afterwards.'],
  ])('are none of %j in "%s"', (facts, text) => {
    expect(follow(facts, text)).toEqual({});
  });

  it('leave what was read as it is', () => {
    const facts = { ...noFacts, preMoney: 7_500_000, amount: 2_500_000, postMoney: 9_000_000 };
    const reading = createReading(readPlainText('The agreed value is €10,000,000.'));
    expect(withFollowing(facts, followingFigures(facts, reading)).postMoney).toBe(9_000_000);
  });
});
