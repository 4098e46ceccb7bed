import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapTable } from './cap-table.ts';
import { conversionEquilibrium } from './conversion.ts';
import { distribute, type Stack } from './distribution.ts';
import { preferredClaim } from './preferred-claim.ts';
import { add, compare, divide, multiply, rational, sum, zero } from './rational.ts';
import { randomCapTable } from './testing/random-cap-table.ts';
import { computeWaterfall } from './waterfall.ts';

function stackOf(capTable: CapTable, sharedPercent: number): Stack {
  return {
    commonShares: sum(capTable.common.map((row) => rational(row.shares))),
    claims: capTable.series.map(preferredClaim),
    sharedFirst: divide(rational(sharedPercent), rational(100)),
  };
}

const exits = fc.integer({ min: 1, max: 60_000_000_00 }).map((cents) => cents / 100);
const sharedPercents = fc.constantFrom(0, 0, 0, 10, 20);

describe('conversionEquilibrium over random stacks', () => {
  it('pays out everything, nothing below zero, and nobody gains by deviating', () => {
    fc.assert(
      fc.property(randomCapTable, exits, sharedPercents, (capTable, exit, sharedPercent) => {
        const stack = stackOf(capTable, sharedPercent);
        const proceeds = rational(exit);
        const result = conversionEquilibrium(stack, proceeds);

        const paidToCommon = multiply(stack.commonShares, result.perCommonShare);
        expect(compare(add(paidToCommon, sum(result.claimPayouts)), proceeds)).toBe(0);
        expect(result.perCommonShare.numerator >= 0n).toBe(true);
        result.claimPayouts.forEach((payout, index) => {
          expect(payout.numerator >= 0n).toBe(true);
          const deviation = result.converted.with(index, !result.converted[index]);
          const deviated = distribute(stack, proceeds, deviation).claimPayouts[index] ?? zero;
          expect(compare(deviated, payout)).toBeLessThanOrEqual(0);
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('never pays anyone less for a higher exit', () => {
    fc.assert(
      fc.property(randomCapTable, exits, exits, sharedPercents, (capTable, first, second, sharedPercent) => {
        const stack = stackOf(capTable, sharedPercent);
        const lower = conversionEquilibrium(stack, rational(Math.min(first, second)));
        const higher = conversionEquilibrium(stack, rational(Math.max(first, second)));
        expect(compare(higher.perCommonShare, lower.perCommonShare)).toBeGreaterThanOrEqual(0);
        higher.claimPayouts.forEach((payout, index) => {
          expect(compare(payout, lower.claimPayouts[index] ?? zero)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it('never pays a junior rank while a senior one is short', () => {
    fc.assert(
      fc.property(randomCapTable, exits, (capTable, exit) => {
        const stack = stackOf(capTable, 0);
        const { claimPayouts, converted } = conversionEquilibrium(stack, rational(exit));
        stack.claims.forEach((senior, index) => {
          const isShort = compare(claimPayouts[index] ?? zero, senior.preference) < 0;
          if (converted[index] || !isShort) return;
          stack.claims.forEach((junior, other) => {
            if (junior.rank > senior.rank) expect(claimPayouts[other]?.numerator).toBe(0n);
          });
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('adds up in whole cents after rounding', () => {
    fc.assert(
      fc.property(randomCapTable, exits, fc.integer({ min: 0, max: 30 }), (capTable, exit, percent) => {
        const carveOut = { percent, to: percent % 2 === 0 ? 'all' : 'Team' };
        const [waterfall] = computeWaterfall({ ...capTable, carveOut }, [exit]);
        const cents = waterfall?.payouts.map((payout) => Math.round(payout.amount * 100)) ?? [];
        expect(cents.every((amount) => amount >= 0)).toBe(true);
        expect(cents.reduce((total, amount) => total + amount, 0)).toBe(Math.round(exit * 100));
      }),
      { numRuns: 2_000 },
    );
  });

  it('converts one plain series exactly above the post-money valuation', () => {
    const capTable: CapTable = {
      common: [{ holder: 'Common', shares: 3 }],
      series: [{ name: 'A', shares: 1, invested: 5, multiple: 1, participation: 'none', rank: 1 }],
    };
    expect(conversionEquilibrium(stackOf(capTable, 0), rational(20)).converted).toEqual([false]);
    expect(conversionEquilibrium(stackOf(capTable, 0), rational(20.01)).converted).toEqual([true]);
    expect(computeWaterfall(capTable, [20])[0]?.converted).toEqual([]);
    expect(computeWaterfall(capTable, [20.01])[0]?.converted).toEqual(['A']);
  });
});
