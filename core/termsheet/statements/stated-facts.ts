import type { QuantityKind, StatedQuantity } from '../language/quantity-kind.ts';

/** Facts that a quantity of the sentence states, with the units that can state them. */
export const quantityFacts = {
  preMoney: ['money', 'count'],
  postMoney: ['money', 'count'],
  amount: ['money', 'count'],
  pricePerShare: ['money'],
  safeCap: ['money', 'count'],
  investorStakePercent: ['percent'],
  dividendPercent: ['percent'],
  optionPoolPercent: ['percent'],
  safeDiscountPercent: ['percent'],
  noteInterestPercent: ['percent'],
  liquidationMultiple: ['multiple', 'percent'],
  participationCap: ['multiple', 'percent'],
  redemptionAfterYears: ['period'],
  vestingMonths: ['period', 'count'],
  cliffMonths: ['period', 'count'],
  nonCompeteMonths: ['period'],
  lockUpMonths: ['period'],
  noShopDays: ['period'],
  noteMaturityMonths: ['period'],
  'board.total': ['count'],
  'board.founders': ['count'],
  'board.investors': ['count'],
  'board.independent': ['count'],
} as const satisfies Readonly<Record<string, readonly QuantityKind[]>>;

/** Facts that a sentence states by its words, with the values they can have. */
export const choiceFacts = {
  participation: ['none', 'capped', 'full'],
  seniority: ['pari-passu', 'senior', 'junior'],
  antiDilution: ['none', 'broad-based', 'narrow-based', 'weighted-average', 'full-ratchet'],
  optionPoolBasis: ['pre-money', 'post-money'],
  acceleration: ['none', 'single', 'double'],
  founderWarranties: ['none', 'capped', 'uncapped'],
  dividendCumulative: [true, false],
  payToPlay: [true, false],
  protectiveProvisions: [true, false],
  dragAlong: [true, false],
  tagAlong: [true, false],
  proRata: [true, false],
  informationRights: [true, false],
  badLeaverIncludesResignation: [true, false],
  breakFee: [true, false],
  /** Often said without any figure: "our money back first", "bears no interest". */
  liquidationMultiple: [1],
  noteInterestPercent: [0],
  safeDiscountPercent: [0],
  cliffMonths: [0],
  /** Seats are named rather than counted: "I would join the board", "the two of you and one of us". */
  'board.founders': [1, 2, 3],
  'board.investors': [0, 1, 2],
  'board.independent': [0, 1],
} as const satisfies Readonly<Record<string, readonly (string | boolean | number)[]>>;

export type QuantityFact = keyof typeof quantityFacts;
export type ChoiceFact = keyof typeof choiceFacts;
export type LearnedFact = QuantityFact | ChoiceFact;
export type StatedValue = string | number | boolean;

/** A figure without a currency is a sum only from here on. */
const leastBareSum = 10_000;
/** No discount is as deep as this: "80 per cent of the price" is what is paid. */
const deepestDiscount = 50;

/** The value that a quantity has as a fact, or null where its unit cannot state the fact. */
export function valueAs(fact: QuantityFact, quantity: StatedQuantity): number | null {
  const kinds: readonly QuantityKind[] = quantityFacts[fact];
  if (!kinds.includes(quantity.kind)) return null;
  if (kinds.includes('money') && quantity.kind === 'count' && quantity.value < leastBareSum) return null;
  if (fact === 'safeDiscountPercent' && quantity.value > deepestDiscount) return 100 - quantity.value;
  if (fact === 'noShopDays') return quantity.days ?? null;
  if (fact === 'redemptionAfterYears') return quantity.value / 12;
  // "150 per cent of what was paid" is one and a half times.
  if (kinds.includes('multiple') && quantity.kind === 'percent') {
    return quantity.value >= 100 ? quantity.value / 100 : null;
  }
  return quantity.value;
}

/** Whether two values of a fact are the same but for rounding. */
export function isSameValue(left: StatedValue, right: StatedValue): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return left === right;
  return Math.abs(left - right) <= 0.005 * Math.max(1, Math.abs(left));
}
