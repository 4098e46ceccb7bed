/** A later round at a lower price, as the protected investor's conversion price sees it. */
export interface DownRound {
  /** Conversion price before the round. */
  readonly conversionPrice: number;
  /** Shares that the formula counts as outstanding before the round (A): all of them where broad-based. */
  readonly sharesCounted: number;
  /** Shares sold in the round (C). */
  readonly newShares: number;
  readonly newPrice: number;
}

/**
 * Conversion price after a down round under a weighted average: CP2 = CP1 · (A + B) / (A + C), where B is
 * the number of shares that the new money would have bought at CP1.
 *
 * @throws RangeError if a figure is not above zero.
 * @returns the old price where the new one is not lower.
 */
export function weightedAveragePrice(round: DownRound): number {
  const { conversionPrice, sharesCounted, newShares, newPrice } = checked(round);
  if (newPrice >= conversionPrice) return conversionPrice;
  const sharesAtOldPrice = (newShares * newPrice) / conversionPrice;
  return (conversionPrice * (sharesCounted + sharesAtOldPrice)) / (sharesCounted + newShares);
}

/** Conversion price after a down round under a full ratchet: the new price, however small the round. */
export function fullRatchetPrice(round: DownRound): number {
  const { conversionPrice, newPrice } = checked(round);
  return Math.min(conversionPrice, newPrice);
}

function checked(round: DownRound): DownRound {
  if (!Object.values(round).every((value) => value > 0 && Number.isFinite(value))) {
    throw new RangeError('Prices and share counts must be above zero');
  }
  return round;
}

/** What a sample down round leaves to the founders under each kind of protection, in per cent. */
export interface DownRoundCost {
  /** With no protection. */
  readonly foundersPercentWithout: number;
  readonly foundersPercentBroadBased: number;
  readonly foundersPercentNarrowBased: number;
  readonly foundersPercentFullRatchet: number;
  readonly assumptions: readonly string[];
}

/** The protected round, in units of the currency. */
export interface ProtectedRound {
  readonly postMoney: number;
  readonly amount: number;
  /** Unissued options in per cent of the fully diluted shares; the narrow count leaves them out. */
  readonly optionPoolPercent?: number;
}

/**
 * What anti-dilution costs the founders if the next round raises half as much at half the price.
 *
 * Shares are counted in units of the post-money valuation, so the protected price is 1.
 *
 * @throws RangeError if the figures leave the founders nothing to begin with.
 */
export function sampleDownRound(round: ProtectedRound): DownRoundCost {
  const investorShares = round.amount;
  const poolShares = (round.postMoney * (round.optionPoolPercent ?? 0)) / 100;
  const founderShares = round.postMoney - investorShares - poolShares;
  if (!(investorShares > 0 && founderShares > 0)) {
    throw new RangeError('The round must leave the founders shares');
  }
  const next = { conversionPrice: 1, newPrice: 0.5, newShares: investorShares };
  const foundersPercent = (conversionPrice: number) => {
    const allShares = founderShares + poolShares + investorShares / conversionPrice + next.newShares;
    return (founderShares * 100) / allShares;
  };
  return {
    foundersPercentWithout: foundersPercent(1),
    foundersPercentBroadBased: foundersPercent(
      weightedAveragePrice({ ...next, sharesCounted: round.postMoney }),
    ),
    foundersPercentNarrowBased: foundersPercent(
      weightedAveragePrice({ ...next, sharesCounted: investorShares }),
    ),
    foundersPercentFullRatchet: foundersPercent(
      fullRatchetPrice({ ...next, sharesCounted: round.postMoney }),
    ),
    assumptions: [
      'The next round raises half as much at half the price, and nobody takes part to keep a share.',
      'The narrow count takes in the protected shares only.',
    ],
  };
}
