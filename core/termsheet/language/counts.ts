import { unresolved } from '../facts.ts';
import { everyMatch } from '../reading/every-match.ts';
import type { DecimalMark } from '../reading/numbers/decimal-mark.ts';
import { figure, parseFigure } from '../reading/numbers/quantity.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const pattern = new RegExp(`(?<![\\w.,])(${figure})(?![\\w%])`, 'giu');
/** "A seat", "an independent director", "our nominee", "the chair": one of them, without a number. */
const single =
  /\b(?:an?|the|our|my|his|her|your|its)(?= (?:\w+ ){0,2}(?:seats?|directors?|nominees?|chair\w*|representatives?|members?|independent)\b)/gi;
const pair = /\b(?:both|a couple of|a pair of)\b/gi;
const dozen = 12;

/** Every figure without a unit, and every single thing that an article counts. */
export function findCounts(text: string, decimalMark: DecimalMark): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (value: number, start: number, length: number): void => {
    found.push({ kind: 'count', value, start, end: start + length });
  };
  for (const match of everyMatch(pattern, text)) {
    const value = parseFigure(match[1] ?? '', decimalMark);
    if (value !== null && value !== unresolved) push(value, match.index, match[0].length);
  }
  for (const match of everyMatch(single, text)) push(1, match.index, match[0].length);
  for (const match of everyMatch(pair, text)) push(2, match.index, match[0].length);
  for (const match of everyMatch(/\bhalf a dozen\b/gi, text)) push(dozen / 2, match.index, match[0].length);
  return found;
}
