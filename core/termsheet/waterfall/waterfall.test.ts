import { describe, expect, it } from 'vitest';
import type { CapTable } from './cap-table.ts';
import {
  fiveOnTen,
  fourSeries,
  oneSeries,
  threeCappedSeries,
  twoSeries,
} from './testing/acceptance-stacks.ts';
import { computeWaterfall } from './waterfall.ts';

const million = 1_000_000;

/** Payouts in millions, in the order of the rows. */
function millions(capTable: CapTable, exit: number): number[] {
  const [waterfall] = computeWaterfall(capTable, [exit * million]);
  return waterfall?.payouts.map((payout) => payout.amount / million) ?? [];
}

function investor(capTable: CapTable, exit: number): number | undefined {
  return millions(capTable, exit).at(-1);
}

function expectMillions(actual: readonly number[], expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length);
  actual.forEach((value, index) => {
    expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThanOrEqual(0.001);
  });
}

describe('computeWaterfall', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e15, 10.005])('refuses an exit at %d', (exit) => {
    expect(() => computeWaterfall(threeCappedSeries, [exit])).toThrow(
      new RangeError('An exit value must be above zero, at most 90000000000000 and in whole cents'),
    );
  });

  it('distributes the largest exit there may be to the cent', () => {
    const capTable: CapTable = {
      common: ['Ada', 'Bo', 'Cy'].map((holder) => ({ holder, shares: 1 })),
      series: [],
    };
    const payouts = computeWaterfall(capTable, [9e13])[0]?.payouts;
    expect(payouts?.map((payout) => payout.amount)).toEqual([3e13, 3e13, 3e13]);
  });

  it.each([
    [25, [2.333, 1.367, 2.8, 18.5]],
    [35, [5.75, 1.8, 3.825, 23.625]],
    [39, [7.2, 1.8, 4.2, 25.8]],
    [40, [7.6, 1.8, 4.2, 26.4]],
    [45, [9.556, 1.911, 4.2, 29.333]],
    [47, [10.667, 2.133, 4.2, 30]],
    [50, [13.167, 2.633, 4.2, 30]],
    [60, [20, 4, 6, 30]],
    [70, [23.333, 4.667, 7, 35]],
  ])('T1: three capped series by rank at %d', (exit, expected) => {
    expectMillions(millions(threeCappedSeries, exit), expected);
  });

  it('T1: the oldest series converts first', () => {
    expect(computeWaterfall(threeCappedSeries, [45 * million])[0]?.converted).toEqual(['A']);
    expect(computeWaterfall(threeCappedSeries, [25 * million])[0]?.converted).toEqual([]);
  });

  it.each([
    [3, [2, 1]],
    [6, [4.8, 1.2]],
  ])('T2: one for a fifth, not participating, at %d', (exit, expected) => {
    expectMillions(millions(oneSeries(1, 20), exit), expected);
  });

  it.each([
    [5, 5],
    [10, 10],
    [20, 13.333],
    [30, 15],
    [40, 15],
    [50, 16.667],
    [60, 20],
    [100, 33.333],
  ])('T3: twice, participating, capped at three times, at %d', (exit, expected) => {
    const capTable = fiveOnTen({ multiple: 2, participation: 'capped', cap: 3 });
    expect(investor(capTable, exit)).toBeCloseTo(expected, 3);
  });

  it.each([
    [5, 5],
    [10, 5],
    [20, 6.667],
    [30, 10],
  ])('T3 plain: once, not participating, at %d', (exit, expected) => {
    expect(investor(fiveOnTen(), exit)).toBeCloseTo(expected, 3);
  });

  it('T4: once and full participation', () => {
    expect(investor(oneSeries(10, 20, { participation: 'full' }), 50)).toBeCloseTo(18, 3);
  });

  it('T5: the series with the lowest price converts, and all five receive ten', () => {
    expectMillions(millions(fourSeries, 50), [10, 10, 10, 10, 10]);
    expect(computeWaterfall(fourSeries, [50 * million])[0]?.converted).toEqual(['D']);
  });

  it('T6: side by side in proportion, or the younger first', () => {
    expectMillions(millions(twoSeries(1, 1), 12), [0, 4, 8]);
    expectMillions(millions(twoSeries(1, 2), 12), [0, 2, 10]);
  });

  it.each(['All', 'everyone', 'Everybody alike', 'pro rata', 'Pro-rata to shares'])(
    'reads a carve-out to "%s" as one for all shares',
    (to) => {
      const capTable = oneSeries(5, 25, { participation: 'full' });
      expectMillions(millions({ ...capTable, carveOut: { percent: 20, to } }, 3), [0.45, 2.55]);
    },
  );

  it('reads a carve-out to somebody called Marshall as one for him', () => {
    const capTable = { ...oneSeries(1, 20), carveOut: { percent: 10, to: 'Marshall' } };
    expectMillions(millions(capTable, 10), [7.2, 1.8, 1]);
  });

  it.each([
    [3, 2.55],
    [10, 5.875],
    [30, 10.125],
    [60, 16.5],
  ])('T7: a fifth shared by all first, counted towards the preference, at %d', (exit, expected) => {
    const capTable = {
      ...oneSeries(5, 25, { participation: 'full' }),
      carveOut: { percent: 20, to: 'all holders' },
    };
    expect(investor(capTable, exit)).toBeCloseTo(expected, 3);
  });

  it('T8: simple dividends for three years join a double preference', () => {
    const terms = { dividendPercent: 8, years: 3 };
    const harsh = oneSeries(5, 20, { ...terms, multiple: 2, participation: 'full' });
    expectMillions(millions(harsh, 25), [11.04, 13.96]);
    expectMillions(millions(oneSeries(5, 20), 25), [20, 5]);
  });

  it('T9: what the label promises and what the mechanics pay', () => {
    expectMillions(millions(oneSeries(50, 20), 200), [150, 50]);
    expectMillions(millions(oneSeries(50, 20, { participation: 'full' }), 200), [120, 80]);
  });

  it('pays a carve-out for one person off the top', () => {
    const capTable = { ...oneSeries(1, 20), carveOut: { percent: 10, to: 'Management' } };
    expectMillions(millions(capTable, 10), [7.2, 1.8, 1]);
    expect(computeWaterfall(capTable, [10])[0]?.payouts.at(-1)?.perShare).toBeNull();
  });

  it('adds a carve-out to the holder that also has shares, and leaves it out of the amount per share', () => {
    const capTable = { ...oneSeries(1, 20), carveOut: { percent: 10, to: 'Common' } };
    const common = computeWaterfall(capTable, [10 * million])[0]?.payouts[0];
    expect(common).toEqual({ holder: 'Common', amount: 8_200_000, perShare: 0.09 });
  });

  it('cancels unexercised options and shows them exercised beside that', () => {
    const capTable = { ...oneSeries(1, 20), options: { exercised: 10 * million, unexercised: 10 * million } };
    const [waterfall] = computeWaterfall(capTable, [11 * million]);
    expect(waterfall?.payouts.map((payout) => payout.amount / million)).toEqual([8, 1, 2]);
    const exercised = waterfall?.ifOptionsExercised?.payouts;
    expect(exercised?.map((payout) => payout.holder)).toEqual([
      'Common',
      'Exercised options',
      'Unexercised options',
      'Investor',
    ]);
    expect(exercised?.reduce((total, payout) => total + payout.amount, 0)).toBeCloseTo(11 * million, 2);
    expect(computeWaterfall(oneSeries(1, 20), [5])[0]).not.toHaveProperty('ifOptionsExercised');
  });

  it('adds up to the cent where a cent cannot be shared', () => {
    const capTable: CapTable = {
      common: ['A', 'B', 'C'].map((holder) => ({ holder, shares: 1 })),
      series: [],
    };
    const payouts = computeWaterfall(capTable, [0.1])[0]?.payouts;
    expect(payouts?.map((payout) => payout.amount)).toEqual([0.04, 0.03, 0.03]);
  });
});
