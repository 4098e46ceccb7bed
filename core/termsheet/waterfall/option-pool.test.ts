import { describe, expect, it } from 'vitest';
import { poolInPreMoney } from './option-pool.ts';

describe('poolInPreMoney', () => {
  it.each([
    { preMoney: 0, newMoney: 5, poolPercentOfPost: 10 },
    { preMoney: 20, newMoney: 0, poolPercentOfPost: 10 },
    { preMoney: 20, newMoney: 5, poolPercentOfPost: -1 },
    { preMoney: 20, newMoney: 5, poolPercentOfPost: 80 },
  ])('refuses %j', (round) => {
    expect(() => poolInPreMoney(round)).toThrow(RangeError);
  });

  it('takes a pool of a quarter of the post-money out of a pre-money of 20', () => {
    expect(poolInPreMoney({ preMoney: 20, newMoney: 5, poolPercentOfPost: 25 })).toEqual({
      postMoney: 25,
      effectivePreMoney: 13.75,
      investorPercent: 20,
      existingHoldersPercent: 55,
    });
  });

  it('leaves the headline valuation alone without a pool', () => {
    const effect = poolInPreMoney({ preMoney: 9e6, newMoney: 3e6, poolPercentOfPost: 0 });
    expect(effect.effectivePreMoney).toBe(9e6);
    expect(poolInPreMoney({ preMoney: 9e6, newMoney: 3e6, poolPercentOfPost: 12 }).effectivePreMoney).toBe(
      7_560_000,
    );
  });
});
