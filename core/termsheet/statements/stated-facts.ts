import { type FigureUnit, factTable } from '../fact-table.ts';
import { type FactName, type FactsHolding, factNames, factsHolding } from '../facts.ts';
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
} as const satisfies Readonly<Record<FactsHolding<FigureUnit>, readonly QuantityKind[]>>;

/** Facts that a sentence states by its words, with the values they can have. */
export const choiceFacts = {
  ...choicesOf('choice', (fact) => factTable[fact].of),
  ...choicesOf('yes-or-no', () => [true, false]),
  /** Often said without any figure: "our money back first", "bears no interest". */
  liquidationMultiple: [1],
  noteInterestPercent: [0],
  safeDiscountPercent: [0],
  cliffMonths: [0],
  /** Seats are named rather than counted: "I would join the board", "the two of you and one of us". */
  'board.founders': [1, 2, 3],
  'board.investors': [0, 1, 2],
  'board.independent': [0, 1],
} as const satisfies Readonly<Partial<Record<FactName, readonly StatedValue[]>>>;

function choicesOf<Kind extends 'choice' | 'yes-or-no', Value>(
  kind: Kind,
  choices: (fact: FactsHolding<Kind>) => readonly Value[],
) {
  const entries = factsHolding(kind).map((fact) => [fact, choices(fact)] as const);
  return Object.fromEntries(entries) as Readonly<Record<FactsHolding<Kind>, readonly Value[]>>;
}

/** A fact that a quantity states. */
export type QuantityFact = keyof typeof quantityFacts;
/** A fact that words state. */
export type ChoiceFact = keyof typeof choiceFacts;
/** A fact that examples teach. */
export type LearnedFact = QuantityFact | ChoiceFact;
/** Every fact that can be learned from examples. */
export const learnedFacts: readonly LearnedFact[] = factNames.filter(
  (fact): fact is LearnedFact => fact in quantityFacts || fact in choiceFacts,
);
/** The value of a fact that is stated. */
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
