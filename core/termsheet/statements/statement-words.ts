import { formatMoney, formatMonths, formatNumber, formatPercent } from '../assessment/wording.ts';
import { rowOf } from '../facts.ts';
import type { LearnedFact, StatedValue } from './stated-facts.ts';

/** A learned term in words: "non-compete 24 months", "drag-along: yes". */
export function statementInWords(fact: LearnedFact, value: StatedValue, currency: string | null): string {
  const { label, inSentence = `${label.charAt(0).toLowerCase()}${label.slice(1)}` } = rowOf(fact);
  if (typeof value === 'number') return `${inSentence} ${figureInWords(fact, value, currency)}`;
  if (typeof value === 'boolean') return `${inSentence}: ${value ? 'yes' : 'no'}`;
  return `${inSentence}: ${value}`;
}

function figureInWords(fact: LearnedFact, value: number, currency: string | null): string {
  switch (rowOf(fact).holds) {
    case 'money':
      return formatMoney(value, currency);
    case 'percent':
      return formatPercent(value);
    case 'months':
      return formatMonths(value);
    case 'times':
      return `${formatNumber(value)}x`;
    default:
      return formatNumber(value);
  }
}
