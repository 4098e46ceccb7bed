import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { factValue, type TermSheetFacts } from '../facts.ts';
import { type LearnedFact, learnedFacts, type StatedValue } from './stated-facts.ts';

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

/** Participation is Red without a total, or from this one on. */
const highestMildCap = 3;
/** A dividend that builds up is Red above this. */
const mildDividend = 6;

/** Sooner than this, redemption is Red. */
const earliestMildRedemption = 5;
/** A pool is Red above this, where founders alone pay for it. */
const largestMildPool = 15;

/** Harm that lies in two figures together, or in one that is too low, by the fact whose clause it is. */
const harshTogether: Readonly<Partial<Record<LearnedFact, (facts: Partial<TermSheetFacts>) => boolean>>> = {
  dividendPercent: ({ dividendCumulative, dividendPercent }) =>
    dividendCumulative === true && typeof dividendPercent === 'number' && dividendPercent > mildDividend,
  redemptionAfterYears: ({ redemptionAfterYears: years }) =>
    typeof years === 'number' && years > 0 && years < earliestMildRedemption,
  participationCap: ({ participation, participationCap: cap }) =>
    participation === 'capped' && typeof cap === 'number' && cap >= highestMildCap,
  // A board on which no seat of a founder was found is more often misread than lost.
  'board.investors': ({ board }) =>
    typeof board?.investors === 'number' &&
    typeof board.total === 'number' &&
    typeof board.founders === 'number' &&
    board.founders > 0 &&
    board.investors * 2 > board.total,
  optionPoolPercent: ({ optionPoolBasis, optionPoolPercent: percent }) =>
    optionPoolBasis === 'pre-money' && typeof percent === 'number' && percent > largestMildPool,
};

/** Whether the figures of a clause are harmful by themselves, whatever its words resemble; a choice is one of words. */
export function hasHarshFigures(clause: string, facts: Partial<TermSheetFacts>): boolean {
  return learnedFacts.some((fact) => {
    if (clauseOfFact[fact] !== clause) return false;
    const value = factValue(facts, fact);
    return harshTogether[fact]?.(facts) || (typeof value === 'number' && isHarshValue(fact, value));
  });
}

/** What is known of one clause. */
export function factsOfClause(clause: string, facts: TermSheetFacts): Partial<TermSheetFacts> {
  const own = learnedFacts.filter((fact) => clauseOfFact[fact] === clause && fact in facts);
  return Object.fromEntries(own.map((fact) => [fact, factValue(facts, fact)]));
}

/** Whether the figures of a clause by which its harm is told were read, and none is harmful. */
export function hasMildFigures(facts: Partial<TermSheetFacts>): boolean {
  if (facts.participation === 'capped')
    return typeof facts.participationCap === 'number' && facts.participationCap < highestMildCap;
  // Who bears a pool was read, and how large it is.
  if (facts.optionPoolBasis && typeof facts.optionPoolPercent === 'number')
    return !harshTogether.optionPoolPercent?.(facts);
  const limited = Object.entries({ ...mildUpTo, ...harshAbove }).flatMap(([fact, limit]) => {
    const value = facts[fact as keyof TermSheetFacts];
    return typeof value === 'number' ? [value <= limit] : [];
  });
  return limited.length > 0 && limited.every(Boolean);
}

/**
 * "Then we share with the common. Stop at twice the money": participation with a total is told by its total, and
 * exclusivity by its length and by what a failed round costs.
 */
export function isToldByFigures(clause: string, facts: TermSheetFacts): boolean {
  if (clause === taxonomy.participation.id) return facts.participation === 'capped' && hasMildFigures(facts);
  if (clause !== taxonomy.exclusivity.id || facts.breakFee !== false) return false;
  return hasMildFigures({ noShopDays: facts.noShopDays });
}

/** Choices by which a founder is spared a term: a sentence that states one is not harsh, whatever its words resemble. */
const mildChoices: Readonly<Partial<Record<LearnedFact, StatedValue>>> = {
  participation: 'none',
  antiDilution: 'none',
  founderWarranties: 'none',
  dividendCumulative: false,
  protectiveProvisions: false,
  dragAlong: false,
  badLeaverIncludesResignation: false,
  breakFee: false,
};

/** Up to these figures a term is Green everywhere, whatever its words resemble. */
const mildUpTo: Readonly<Partial<Record<LearnedFact, number>>> = { noShopDays: 45, optionPoolPercent: 10 };

/** Whether a term with this value spares founders a harm, or keeps it within what is usual. */
export function isMildValue(fact: LearnedFact, value: StatedValue): boolean {
  if (fact === 'participationCap') return typeof value === 'number' && value < highestMildCap;
  return mildChoices[fact] === value || (typeof value === 'number' && value <= (mildUpTo[fact] ?? -1));
}
