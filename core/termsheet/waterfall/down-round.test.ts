import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullRatchetPrice, sampleDownRound, weightedAveragePrice } from './down-round.ts';

const published = { conversionPrice: 1, sharesCounted: 8_000_000, newShares: 1_000_000, newPrice: 0.5 };

describe('weightedAveragePrice and fullRatchetPrice', () => {
  it('refuse figures that are not above zero', () => {
    const refusal = new RangeError('Prices and share counts must be above zero');
    expect(() => weightedAveragePrice({ ...published, sharesCounted: 0 })).toThrow(refusal);
    expect(() => fullRatchetPrice({ ...published, newPrice: Number.NaN })).toThrow(refusal);
  });

  it('give 0.9444 and 0.50 for a million shares at half the price', () => {
    expect(weightedAveragePrice(published)).toBeCloseTo(0.9444, 4);
    expect(fullRatchetPrice(published)).toBe(0.5);
  });

  it('count the new money at the old price: two million at 1 buy one million at 2', () => {
    const round = { conversionPrice: 2, sharesCounted: 8_000_000, newShares: 2_000_000, newPrice: 1 };
    // 2 · (8 + 1) / (8 + 2)
    expect(weightedAveragePrice(round)).toBeCloseTo(1.8, 12);
    expect(fullRatchetPrice(round)).toBe(1);
  });

  it('never raise the price', () => {
    expect(weightedAveragePrice({ ...published, newPrice: 2 })).toBe(1);
    expect(fullRatchetPrice({ ...published, newPrice: 2 })).toBe(1);
  });

  it('leave the price as it is, to the last digit, where the new one is the same', () => {
    const level = {
      conversionPrice: 0.3454,
      sharesCounted: 5_294_000,
      newShares: 1_700_000,
      newPrice: 0.3454,
    };
    expect(weightedAveragePrice(level)).toBe(0.3454);
    expect(fullRatchetPrice(level)).toBe(0.3454);
  });

  it('order broad, narrow and ratchet by what they cost', () => {
    const counts = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(counts, counts, counts, (narrow, more, newShares) => {
        const round = { conversionPrice: 1, newPrice: 0.5, newShares, sharesCounted: narrow };
        const broad = weightedAveragePrice({ ...round, sharesCounted: narrow + more });
        expect(broad).toBeGreaterThanOrEqual(weightedAveragePrice(round));
        expect(weightedAveragePrice(round)).toBeGreaterThanOrEqual(fullRatchetPrice(round));
      }),
    );
  });
});

describe('sampleDownRound', () => {
  it.each([
    ['leaves the founders nothing', { postMoney: 10, amount: 10 }],
    ['leaves them nothing beside the pool', { postMoney: 10, amount: 6, optionPoolPercent: 40 }],
    ['raises nothing', { postMoney: 10, amount: 0 }],
  ])('refuses a round that %s', (_what, round) => {
    expect(() => sampleDownRound(round)).toThrow(new RangeError('The round must leave the founders shares'));
  });

  it('counts a pool of a tenth in every kind of protection but at the founders’ cost', () => {
    const cost = sampleDownRound({ postMoney: 20e6, amount: 5e6, optionPoolPercent: 10 });
    // 13 of 20 are the founders', before 5 new shares and what the protection adds to the investors' five.
    expect(cost.foundersPercentWithout).toBeCloseTo(52, 9);
    expect(cost.foundersPercentBroadBased).toBeCloseTo(1300 / (20 + 5 / 0.9), 9);
    expect(cost.foundersPercentNarrowBased).toBeCloseTo(48.75, 9);
    expect(cost.foundersPercentFullRatchet).toBeCloseTo(1300 / 30, 9);
  });

  it('says what the sample assumes', () => {
    expect(sampleDownRound({ postMoney: 20e6, amount: 5e6 }).assumptions).toEqual([
      'The next round raises half as much at half the price, and nobody takes part to keep a share.',
      'The narrow count takes in the protected shares only.',
    ]);
  });

  it('shows what a ratchet takes on five on fifteen', () => {
    const cost = sampleDownRound({ postMoney: 20e6, amount: 5e6 });
    // 15 of 20 + 5 new shares; the ratchet doubles the investors' five.
    expect(cost.foundersPercentWithout).toBeCloseTo(60, 9);
    expect(cost.foundersPercentFullRatchet).toBeCloseTo(50, 9);
    expect(cost.foundersPercentBroadBased).toBeCloseTo(1500 / (25 + 5 / 0.9 - 5), 9);
    expect(cost.foundersPercentNarrowBased).toBeCloseTo(1500 / (25 + 5 / 0.75 - 5), 9);
  });
});
