import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullRatchetPrice, sampleDownRound, weightedAveragePrice } from './down-round.ts';

const published = { conversionPrice: 1, sharesCounted: 8_000_000, newShares: 1_000_000, newPrice: 0.5 };

describe('weightedAveragePrice and fullRatchetPrice', () => {
  it('refuse figures that are not above zero', () => {
    expect(() => weightedAveragePrice({ ...published, sharesCounted: 0 })).toThrow(RangeError);
    expect(() => fullRatchetPrice({ ...published, newPrice: Number.NaN })).toThrow(RangeError);
  });

  it('give 0.9444 and 0.50 for a million shares at half the price', () => {
    expect(weightedAveragePrice(published)).toBeCloseTo(0.9444, 4);
    expect(fullRatchetPrice(published)).toBe(0.5);
  });

  it('never raise the price', () => {
    expect(weightedAveragePrice({ ...published, newPrice: 2 })).toBe(1);
    expect(fullRatchetPrice({ ...published, newPrice: 2 })).toBe(1);
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
  it('refuses a round that leaves the founders nothing', () => {
    expect(() => sampleDownRound({ postMoney: 10, amount: 10 })).toThrow(RangeError);
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
