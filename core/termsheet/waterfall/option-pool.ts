/** A round in which a new option pool is counted in the pre-money valuation. */
export interface PoolInPreMoney {
  /** Headline pre-money valuation, in units of the currency. */
  readonly preMoney: number;
  readonly newMoney: number;
  /** Size of the pool, as a percentage of the fully diluted shares after the round. */
  readonly poolPercentOfPost: number;
}

/** What the round leaves to whom, in per cent of the fully diluted shares after it. */
export interface PoolEffect {
  readonly postMoney: number;
  /** What the existing shares are priced at: the pre-money valuation less the pool's share of the post-money. */
  readonly effectivePreMoney: number;
  readonly investorPercent: number;
  /** Everyone who held shares before the round. */
  readonly existingHoldersPercent: number;
}

/**
 * Shows what a pool inside the pre-money valuation costs the existing holders, who alone bear it.
 *
 * @throws RangeError if the round leaves the existing holders nothing, or a figure is not above zero.
 * @example poolInPreMoney({ preMoney: 20, newMoney: 5, poolPercentOfPost: 25 }).effectivePreMoney // 13.75
 */
export function poolInPreMoney(round: PoolInPreMoney): PoolEffect {
  const { preMoney, newMoney, poolPercentOfPost } = round;
  if (!(preMoney > 0 && newMoney > 0 && poolPercentOfPost >= 0)) {
    throw new RangeError('The valuation and the new money must be above zero');
  }
  const postMoney = preMoney + newMoney;
  const effectivePreMoney = preMoney - (poolPercentOfPost * postMoney) / 100;
  if (effectivePreMoney <= 0) throw new RangeError('The pool takes the whole pre-money valuation');
  const investorPercent = (newMoney * 100) / postMoney;
  return {
    postMoney,
    effectivePreMoney,
    investorPercent,
    existingHoldersPercent: 100 - investorPercent - poolPercentOfPost,
  };
}
