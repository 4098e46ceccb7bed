import type { ExaminedClause } from '../clauses/clause.ts';
import type { BoardFacts, TermSheetFacts } from '../facts.ts';

const noBoard: BoardFacts = { total: null, founders: null, investors: null, independent: null };

/** Facts of a document that says nothing. */
export const noFacts: TermSheetFacts = {
  currency: null,
  preMoney: null,
  postMoney: null,
  amount: null,
  pricePerShare: null,
  investorStakePercent: null,
  liquidationMultiple: null,
  participation: null,
  participationCap: null,
  seniority: null,
  antiDilution: null,
  dividendPercent: null,
  dividendCumulative: null,
  redemptionAfterYears: null,
  payToPlay: null,
  optionPoolPercent: null,
  optionPoolBasis: null,
  board: noBoard,
  protectiveProvisions: null,
  dragAlong: null,
  tagAlong: null,
  proRata: null,
  informationRights: null,
  vestingMonths: null,
  cliffMonths: null,
  acceleration: null,
  badLeaverIncludesResignation: null,
  nonCompeteMonths: null,
  founderWarranties: null,
  lockUpMonths: null,
  noShopDays: null,
  breakFee: null,
  governingLaw: null,
  safeCap: null,
  safeDiscountPercent: null,
  noteInterestPercent: null,
  noteMaturityMonths: null,
};

/** Puts the facts of all clauses together; a clause that says nothing about a fact leaves it as it is. */
export function collectFacts(examined: readonly ExaminedClause[]): TermSheetFacts {
  const stated = examined.flatMap(({ reading }) =>
    Object.entries(reading.facts).filter(([, value]) => value !== null && value !== undefined),
  );
  return { ...noFacts, ...Object.fromEntries(stated) };
}
