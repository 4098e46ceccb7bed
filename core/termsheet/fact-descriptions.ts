import { formatNumber, formatPrice } from './assessment/wording.ts';
import type { FactRow } from './fact-table.ts';
import { type FactName, factNames, factValue, rowOf, type TermSheetFacts, unresolved } from './facts.ts';

/** The sections of a term sheet, by the first letter of their clauses. */
const sections = 'EGF';
const mostClauses = 100;

/** Every fact once, in the order of a term sheet. What belongs to no clause goes first. */
export const factsInOrder: readonly FactName[] = [...factNames].sort(
  (left, right) => placeOf(left) - placeOf(right),
);

function placeOf(fact: FactName): number {
  // The amount stands among the values that it lies between.
  const { clause } = rowOf(fact === 'amount' ? 'preMoney' : fact);
  return clause ? (sections.indexOf(clause[0] ?? '') + 1) * mostClauses + Number(clause.slice(1)) : 0;
}

/** The ISO code of a document's amounts; null where it states none. */
export function currencyCode(currency: TermSheetFacts['currency'] | undefined): string | null {
  return currency && /^[A-Z]{3}$/.test(currency) ? currency : null;
}

/** A fact as a reader writes it: £4m, 20%, 1×, 12 months, yes. */
export function factText(fact: FactName, facts: Partial<TermSheetFacts>): string {
  const value = factValue(facts, fact);
  if (value === null) return 'not stated';
  if (value === unresolved) return 'left open';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const { holds } = rowOf(fact);
  if (typeof value === 'string') return fact === 'currency' ? value : inWords(value);
  return figureText(value, holds, currencyCode(facts.currency));
}

const joinedWords: Readonly<Record<string, string>> = {
  'pre-money': 'before the investment',
  'post-money': 'after the investment',
};

function inWords(value: string): string {
  return joinedWords[value] ?? value.replaceAll('-', ' ');
}

function figureText(value: number, unit: FactRow['holds'], currency: string | null): string {
  if (unit === 'money') return formatPrice(value, currency);
  const figure = formatNumber(value, 4);
  switch (unit) {
    case 'percent':
      return `${figure}%`;
    case 'times':
      return `${figure}×`;
    case 'months':
    case 'days':
    case 'years':
      return `${figure} ${value === 1 ? unit.slice(0, -1) : unit}`;
    default:
      return figure;
  }
}
