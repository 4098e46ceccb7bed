import { describe, expect, it } from 'vitest';
import type { CapTableSeries } from './cap-table.ts';
import { distribute, type Stack } from './distribution.ts';
import { preferredClaim } from './preferred-claim.ts';
import { divide, rational, toNumber } from './rational.ts';

/** Ten shares that cost ten, first in line, once and not participating unless said otherwise. */
function series(terms: Partial<CapTableSeries> = {}): CapTableSeries {
  return { name: 'A', shares: 10, invested: 10, multiple: 1, participation: 'none', rank: 1, ...terms };
}

/** What each series receives and then what ten common shares receive together. */
function paid(
  allSeries: readonly CapTableSeries[],
  proceeds: number,
  { converted = allSeries.map(() => false), sharedPercent = 0 } = {},
): number[] {
  const stack: Stack = {
    commonShares: rational(10),
    claims: allSeries.map(preferredClaim),
    sharedFirst: divide(rational(sharedPercent), rational(100)),
  };
  const { claimPayouts, perCommonShare } = distribute(stack, rational(proceeds), converted);
  return [...claimPayouts.map(toNumber), toNumber(perCommonShare) * 10];
}

const capped = (cap: number) => series({ multiple: 0, participation: 'capped', cap });

describe('distribute', () => {
  it.each<[string, readonly CapTableSeries[], number, readonly number[]]>([
    ['all to the senior rank while it is short', [series(), series({ rank: 2 })], 9, [9, 0, 0]],
    ['the second rank what the first leaves', [series({ rank: 2 }), series()], 14, [4, 10, 0]],
    ['equal ranks in proportion to what they are owed', [series(), series({ invested: 20 })], 12, [4, 8, 0]],
    ['preferences that exactly use the money up', [series(), series({ rank: 2 })], 20, [10, 10, 0]],
    ['a series that does not participate its preference only', [series()], 50, [10, 40]],
    [
      'full participation its preference and half of the rest',
      [series({ participation: 'full' })],
      50,
      [30, 20],
    ],
  ])('pays %s', (_what, allSeries, proceeds, expected) => {
    expect(paid(allSeries, proceeds)).toEqual(expected);
  });

  it.each<[string, readonly CapTableSeries[], number, readonly number[]]>([
    ['last in the list', [capped(10), capped(1)], 90, [40, 10, 40]],
    ['first in the list', [capped(1), capped(10)], 90, [10, 40, 40]],
    ['one of two that both stop', [capped(3), capped(1)], 90, [30, 10, 50]],
    ['just at its cap', [capped(10), capped(1)], 30, [10, 10, 10]],
  ])('gives the others what a capped series cannot take: %s', (_what, allSeries, proceeds, expected) => {
    expect(paid(allSeries, proceeds)).toEqual(expected);
  });

  it('pays a converted series by its shares, without a cap and without its preference', () => {
    const allSeries = [series({ multiple: 2, participation: 'capped', cap: 3 }), series({ rank: 2 })];
    expect(paid(allSeries, 90, { converted: [true, false] })).toEqual([40, 10, 40]);
  });

  it('counts what all shares receive first towards the preference', () => {
    // A tenth of 40 is 2 to each ten shares; the series is then owed 8 more, and 28 are left to the common.
    expect(paid([series()], 40, { sharedPercent: 10 })).toEqual([10, 30]);
  });
});
