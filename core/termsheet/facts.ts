/** Blank, alternatives or a contradiction: the document names the term and does not settle it. */
export const unresolved = 'unresolved';
export type Unresolved = typeof unresolved;

/** A term as the document states it; `null` where it says nothing. */
export type Fact<Value> = Value | Unresolved | null;

/** Seats of the board after closing. */
export interface BoardFacts {
  readonly total: Fact<number>;
  readonly founders: Fact<number>;
  readonly investors: Fact<number>;
  readonly independent: Fact<number>;
}

/**
 * The terms of a document in one vocabulary. Money is in units of `currency`, percentages are numbers from
 * 0 to 100. Where a label and the mechanics under it differ, the mechanics are given.
 */
export interface TermSheetFacts {
  readonly currency: Fact<string>;
  readonly preMoney: Fact<number>;
  readonly postMoney: Fact<number>;
  readonly amount: Fact<number>;
  readonly pricePerShare: Fact<number>;
  readonly investorStakePercent: Fact<number>;
  readonly liquidationMultiple: Fact<number>;
  readonly participation: Fact<'none' | 'capped' | 'full'>;
  /** Times the invested amount, preference included unless the text says otherwise. */
  readonly participationCap: Fact<number>;
  readonly seniority: Fact<'pari-passu' | 'senior' | 'junior'>;
  readonly antiDilution: Fact<'none' | 'broad-based' | 'narrow-based' | 'weighted-average' | 'full-ratchet'>;
  readonly dividendPercent: Fact<number>;
  readonly dividendCumulative: Fact<boolean>;
  readonly redemptionAfterYears: Fact<number>;
  readonly payToPlay: Fact<boolean>;
  readonly optionPoolPercent: Fact<number>;
  /** Who bears the pool: `pre-money` is created before the investment and dilutes the founders alone. */
  readonly optionPoolBasis: Fact<'pre-money' | 'post-money'>;
  readonly board: BoardFacts;
  readonly protectiveProvisions: Fact<boolean>;
  readonly dragAlong: Fact<boolean>;
  readonly tagAlong: Fact<boolean>;
  readonly proRata: Fact<boolean>;
  readonly informationRights: Fact<boolean>;
  readonly vestingMonths: Fact<number>;
  readonly cliffMonths: Fact<number>;
  readonly acceleration: Fact<'none' | 'single' | 'double'>;
  readonly badLeaverIncludesResignation: Fact<boolean>;
  readonly nonCompeteMonths: Fact<number>;
  readonly founderWarranties: Fact<'none' | 'capped' | 'uncapped'>;
  readonly lockUpMonths: Fact<number>;
  readonly noShopDays: Fact<number>;
  readonly breakFee: Fact<boolean>;
  readonly governingLaw: Fact<string>;
  /** Valuation cap of a SAFE, a note or an advance subscription. */
  readonly safeCap: Fact<number>;
  readonly safeDiscountPercent: Fact<number>;
  readonly noteInterestPercent: Fact<number>;
  readonly noteMaturityMonths: Fact<number>;
}
