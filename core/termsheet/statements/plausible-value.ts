import type { FigureUnit } from '../fact-table.ts';
import type { FactsHolding, TermSheetFacts } from '../facts.ts';
import type { LearnedFact, StatedValue } from './stated-facts.ts';

type Range = readonly [least: number, most: number];

/** What the terms of an offer can amount to. Beyond it the sentence was about something else. */
const ranges: Readonly<Partial<Record<LearnedFact, Range>>> = {
  preMoney: [10_000, 1e12],
  postMoney: [10_000, 1e12],
  amount: [1000, 1e11],
  pricePerShare: [0.000_01, 1e6],
  safeCap: [10_000, 1e11],
  investorStakePercent: [0.1, 100],
  dividendPercent: [0, 30],
  optionPoolPercent: [0, 40],
  safeDiscountPercent: [0, 50],
  noteInterestPercent: [0, 40],
  liquidationMultiple: [0.5, 10],
  participationCap: [1, 20],
  redemptionAfterYears: [0, 15],
  vestingMonths: [3, 120],
  cliffMonths: [0, 36],
  nonCompeteMonths: [1, 84],
  lockUpMonths: [1, 180],
  noShopDays: [5, 365],
  noteMaturityMonths: [1, 120],
  'board.total': [1, 15],
  'board.founders': [0, 10],
  'board.investors': [0, 10],
  'board.independent': [0, 10],
} satisfies Readonly<Record<FactsHolding<FigureUnit>, Range>>;

/** Whether a fact can have a value: a guess that no offer would state is dropped. */
export function isPlausible(fact: LearnedFact, value: StatedValue): boolean {
  const range = ranges[fact];
  if (range === undefined || typeof value !== 'number') return true;
  return value >= range[0] && value <= range[1];
}

/** What the company is worth before a round is rarely less than this part of what it is worth after it. */
const leastPart = 0.2;

/** A value before the money that is not below the one after it, or leaves the founders next to nothing, is another sum. */
export function isOutOfProportion({ preMoney, postMoney }: Partial<TermSheetFacts>): boolean {
  if (typeof preMoney !== 'number' || typeof postMoney !== 'number') return false;
  return preMoney >= postMoney || preMoney < leastPart * postMoney;
}
