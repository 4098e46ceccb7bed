import type { LearnedFact, StatedValue } from './stated-facts.ts';

/** From which figure on, and with which choice, a term is Red whatever else the offer says: see the colour rules. */
const harshAbove: Readonly<Partial<Record<LearnedFact, number>>> = {
  liquidationMultiple: 1.5,
  noShopDays: 60,
  nonCompeteMonths: 24,
  vestingMonths: 48,
  cliffMonths: 12,
  lockUpMonths: 36,
  safeDiscountPercent: 25,
  noteInterestPercent: 8,
};
const harshChoices: Readonly<Partial<Record<LearnedFact, StatedValue>>> = {
  participation: 'full',
  antiDilution: 'full-ratchet',
  founderWarranties: 'uncapped',
  breakFee: true,
};

/** Whether a term with this value is harmful to founders by itself. */
export function isHarshValue(fact: LearnedFact, value: StatedValue): boolean {
  const limit = harshAbove[fact];
  if (limit !== undefined && typeof value === 'number') return value > limit;
  return harshChoices[fact] === value;
}
