import { describe, expect, it } from 'vitest';
import { poolInPreMoney } from './option-pool.ts';

describe('poolInPreMoney', () => {
  it.each([
    [0, 5, 10, 'The valuation and the new money must be above zero'],
    [20, 0, 10, 'The valuation and the new money must be above zero'],
    [20, 5, -1, 'The valuation and the new money must be above zero'],
    [20, 5, 80, 'The pool takes the whole pre-money valuation'],
  ])(
    'refuses %d before the money, %d of it and a pool of %d%%',
    (preMoney, newMoney, poolPercentOfPost, reason) => {
      expect(() => poolInPreMoney({ preMoney, newMoney, poolPercentOfPost })).toThrow(new RangeError(reason));
    },
  );

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
