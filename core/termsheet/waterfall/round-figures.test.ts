import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { figuresOfRound } from './round-figures.ts';

type Stated = Partial<TermSheetFacts>;

function read(stated: Stated) {
  return figuresOfRound({ ...noFacts, ...stated });
}

const fiveOnFifteen: Stated = { preMoney: 15e6, amount: 5e6 };
const granted =
  'The whole pool is assumed to be granted and exercised at no price, the cautious assumption for founders.';

describe('the figures of a round', () => {
  it('are whole cents', () => {
    expect(read({ preMoney: 1_234_567.1, postMoney: 2_345_678.3 })).toMatchObject({
      figures: { amount: 1_111_111.2 },
    });
  });

  it.each<[string, Stated, string]>([
    [
      'a post-money valuation alone',
      { postMoney: 20e6 },
      'The document does not state the amount of the round.',
    ],
    ['an amount alone', { amount: 5e6 }, 'The document does not state the valuation.'],
    [
      'an amount as large as the valuation after it',
      { amount: 20e6, postMoney: 20e6 },
      'The amount of the round is not below the valuation after it.',
    ],
    [
      'valuations two per cent apart',
      { preMoney: 80e6, amount: 20e6, postMoney: 102e6 },
      'Pre-money valuation, amount and post-money valuation do not agree.',
    ],
    [
      'a valuation before the money above the one after it',
      { preMoney: 30e6, postMoney: 20e6 },
      'Pre-money valuation, amount and post-money valuation do not agree.',
    ],
    [
      'a valuation before the money that is the one after it',
      { preMoney: 20e6, postMoney: 20e6 },
      'Pre-money valuation, amount and post-money valuation do not agree.',
    ],
    [
      'a stake one point off',
      { amount: 20e6, postMoney: 100e6, investorStakePercent: 19 },
      'The investors’ stake does not agree with the amount and the valuation.',
    ],
    [
      'a pool that takes exactly what the investors leave',
      { preMoney: 80e6, amount: 20e6, optionPoolPercent: 80, optionPoolBasis: 'pre-money' },
      'Investors and option pool leave nothing for the existing holders.',
    ],
  ])('are refused for %s', (_what, stated, reason) => {
    expect(read(stated)).toEqual({ ok: false, reason });
  });

  it.each<[string, Stated]>([
    ['pre-money valuation and amount', fiveOnFifteen],
    ['both valuations, the amount being nought', { preMoney: 15e6, amount: 0, postMoney: 20e6 }],
    [
      'amount and post-money valuation, the pre-money being nought',
      { preMoney: 0, amount: 5e6, postMoney: 20e6 },
    ],
    ['pre-money valuation and amount, the post-money being nought', { ...fiveOnFifteen, postMoney: 0 }],
    ['a stake of nought beside the valuation', { ...fiveOnFifteen, investorStakePercent: 0 }],
    ['post-money valuation and stake', { postMoney: 20e6, investorStakePercent: 25 }],
    ['amount and stake', { amount: 5e6, investorStakePercent: 25 }],
  ])('are five on fifteen from %s', (_what, stated) => {
    expect(read(stated)).toEqual({
      ok: true,
      figures: {
        amount: 5e6,
        postMoney: 20e6,
        poolShares: 0,
        existingShares: 15e6,
        assumptions: ['No option pool is counted, because the document states none.'],
      },
    });
  });

  it.each<[string, Stated]>([
    ['valuations exactly one per cent apart', { preMoney: 79e6, amount: 20e6, postMoney: 100e6 }],
    ['a stake exactly 0.6 points off', { amount: 1.2e6, postMoney: 100e6, investorStakePercent: 0.6 }],
  ])('take %s for rounding', (_what, stated) => {
    expect(read(stated)).toMatchObject({ ok: true, figures: { postMoney: 100e6 } });
  });
});

describe('the option pool of a round', () => {
  it.each<[string, Stated, number, number, readonly string[]]>([
    [
      'the existing holders bear one before the round',
      { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
      2e6,
      13e6,
      [
        'The option pool of 10% of the shares after the round is created before it, at existing shareholders’ cost.',
        granted,
      ],
    ],
    [
      'they bear it as well where the document does not say who does',
      { optionPoolPercent: 10 },
      2e6,
      13e6,
      [
        'The option pool of 10% of the shares after the round is created before it, at existing shareholders’ cost.',
        granted,
      ],
    ],
    [
      'everybody bears one after the round, a fifth of 25m shares in all',
      { optionPoolPercent: 20, optionPoolBasis: 'post-money' },
      5e6,
      15e6,
      ['The option pool of 20% is created after the round and dilutes everybody.', granted],
    ],
    [
      'an open one is not counted',
      { optionPoolPercent: 'unresolved' },
      0,
      15e6,
      ['The option pool is left open in the document and not counted; it lowers what founders receive.'],
    ],
  ])('%s', (_what, stated, poolShares, existingShares, assumptions) => {
    expect(read({ ...fiveOnFifteen, ...stated })).toEqual({
      ok: true,
      figures: { amount: 5e6, postMoney: 20e6, poolShares, existingShares, assumptions },
    });
  });

  it.each<[number, TermSheetFacts['optionPoolBasis']]>([
    [100, 'pre-money'],
    [100, 'post-money'],
    [120, 'post-money'],
  ])('of %d%%, %s, leaves nothing for anybody else', (optionPoolPercent, optionPoolBasis) => {
    expect(read({ ...fiveOnFifteen, optionPoolPercent, optionPoolBasis })).toEqual({
      ok: false,
      reason: 'Investors and option pool leave nothing for the existing holders.',
    });
  });

  it('of nothing is no figure to count', () => {
    const round = read({ ...fiveOnFifteen, optionPoolPercent: 0, optionPoolBasis: 'pre-money' });
    expect(round).toMatchObject({ ok: true, figures: { poolShares: 0, existingShares: 15e6 } });
  });
});
