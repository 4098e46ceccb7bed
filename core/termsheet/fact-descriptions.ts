import { formatNumber, formatPrice } from './assessment/wording.ts';
import type { clauseOfFact } from './clauses/clause-of-fact.ts';
import { type Fact, type TermSheetFacts, unresolved } from './facts.ts';

/** A fact by its path in the facts: board seats stand as `board.total` and so on. */
export type FactName = keyof typeof clauseOfFact | 'currency';

/** What a fact holds. */
export type FactValue = Fact<number | string | boolean>;

type FactUnit = 'money' | 'percent' | 'times' | 'months' | 'days' | 'years' | 'seats' | 'word';

/**
 * Which value of a fact is better for a founder. `neither` where that turns on what else is agreed. In an order the
 * best stands first; a value that stands on several steps may be any of them.
 */
type FounderPreference = 'higher' | 'lower' | 'neither' | readonly (readonly string[])[];

/** What a fact is called and counted in, and what a founder would rather see. */
export interface FactDescription {
  readonly fact: FactName;
  readonly name: string;
  readonly unit: FactUnit;
  readonly preference: FounderPreference;
  /** The preference holds only where this fact is the same on both sides. */
  readonly given?: FactName;
}

const describe = (
  fact: FactName,
  name: string,
  unit: FactUnit,
  preference: FounderPreference,
  given?: FactName,
): FactDescription => ({ fact, name, unit, preference, ...(given ? { given } : {}) });

const ratherNot: FounderPreference = [['false'], ['true']];

/** Every fact once, in the order of a term sheet. */
export const factDescriptions: readonly FactDescription[] = [
  describe('currency', 'Currency', 'word', 'neither'),
  describe('preMoney', 'Pre-money valuation', 'money', 'higher'),
  describe('postMoney', 'Post-money valuation', 'money', 'higher', 'amount'),
  describe('amount', 'Amount invested', 'money', 'neither'),
  describe('pricePerShare', 'Price per share', 'money', 'higher'),
  describe('investorStakePercent', 'Investors’ stake', 'percent', 'lower', 'amount'),
  describe('liquidationMultiple', 'Liquidation preference', 'times', 'lower'),
  describe('participation', 'Participation', 'word', [['none'], ['capped'], ['full']]),
  describe('participationCap', 'Participation cap', 'times', 'lower', 'participation'),
  describe('seniority', 'Seniority', 'word', [['junior', 'pari-passu'], ['senior']]),
  describe('dividendPercent', 'Dividend', 'percent', 'lower', 'dividendCumulative'),
  describe('dividendCumulative', 'Dividend builds up', 'word', ratherNot),
  describe('antiDilution', 'Anti-dilution', 'word', [
    ['none'],
    ['broad-based', 'weighted-average'],
    ['narrow-based', 'weighted-average'],
    ['full-ratchet'],
  ]),
  describe('optionPoolPercent', 'Option pool', 'percent', 'lower', 'optionPoolBasis'),
  describe('optionPoolBasis', 'Option pool comes', 'word', [['post-money'], ['pre-money']]),
  describe('redemptionAfterYears', 'Redemption after', 'years', 'higher'),
  describe('payToPlay', 'Pay-to-play', 'word', 'neither'),
  describe('safeCap', 'Valuation cap', 'money', 'higher'),
  describe('safeDiscountPercent', 'Discount', 'percent', 'lower'),
  describe('noteInterestPercent', 'Interest', 'percent', 'lower'),
  describe('noteMaturityMonths', 'Maturity', 'months', 'higher'),
  describe('board.total', 'Board seats', 'seats', 'neither'),
  describe('board.founders', 'Board seats of founders', 'seats', 'higher', 'board.total'),
  describe('board.investors', 'Board seats of investors', 'seats', 'lower', 'board.total'),
  describe('board.independent', 'Independent board seats', 'seats', 'neither'),
  describe('protectiveProvisions', 'Investor vetoes', 'word', ratherNot),
  describe('dragAlong', 'Drag-along', 'word', 'neither'),
  describe('proRata', 'Pro rata right', 'word', 'neither'),
  describe('tagAlong', 'Tag-along', 'word', 'neither'),
  describe('informationRights', 'Information rights', 'word', 'neither'),
  describe('noShopDays', 'Exclusivity', 'days', 'lower'),
  describe('breakFee', 'Break fee', 'word', ratherNot),
  describe('governingLaw', 'Governing law', 'word', 'neither'),
  describe('vestingMonths', 'Founder vesting', 'months', 'lower'),
  describe('cliffMonths', 'Vesting cliff', 'months', 'lower'),
  // A single trigger may cover a part of the shares only, a double one all of them.
  describe('acceleration', 'Acceleration', 'word', [['single', 'double'], ['none']]),
  describe('badLeaverIncludesResignation', 'Resigning makes a bad leaver', 'word', ratherNot),
  describe('nonCompeteMonths', 'Non-compete', 'months', 'lower'),
  describe('founderWarranties', 'Founder warranties', 'word', [['none'], ['capped'], ['uncapped']]),
  describe('lockUpMonths', 'Lock-up', 'months', 'lower'),
];

/** The value of a fact; what an older or partial answer leaves out is not stated. */
export function factValue(facts: Partial<TermSheetFacts>, fact: FactName): FactValue {
  if (!fact.startsWith('board.')) return statedIn(facts, fact);
  return facts.board ? statedIn(facts.board, fact.slice('board.'.length)) : null;
}

function statedIn(values: object, key: string): FactValue {
  const value: unknown = Object.entries(values).find(([name]) => name === key)?.[1];
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

/** The ISO code of a document's amounts; null where it states none. */
export function currencyCode(currency: unknown): string | null {
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null;
}

/** A fact as a reader writes it: £4m, 20%, 1×, 12 months, yes. */
export function factText(description: FactDescription, facts: Partial<TermSheetFacts>): string {
  const value = factValue(facts, description.fact);
  if (value === null) return 'not stated';
  if (value === unresolved) return 'left open';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return description.fact === 'currency' ? value : inWords(value);
  return figureText(value, description.unit, facts.currency);
}

const joinedWords: Readonly<Record<string, string>> = {
  'pre-money': 'before the investment',
  'post-money': 'after the investment',
};

function inWords(value: string): string {
  return joinedWords[value] ?? value.replaceAll('-', ' ');
}

function figureText(value: number, unit: FactUnit, currency: unknown): string {
  if (unit === 'money') {
    return formatPrice(value, currencyCode(currency));
  }
  const figure = formatNumber(value, 4);
  if (unit === 'percent') return `${figure}%`;
  if (unit === 'times') return `${figure}×`;
  if (unit === 'seats' || unit === 'word') return figure;
  return `${figure} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
