import { everyMatch } from '../reading/every-match.ts';
import { numberWords, parseNumberWords } from '../reading/numbers/number-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const andHalf = new RegExp(`(?<![\\w.,])(${numberWords}|\\d{1,2}) and a half (?:times|x)(?![a-z])`, 'gi');
const once =
  /\b(?:once|one time|one-time|1 time)\b(?! (?:the|a|you|we|all|it|they|that|this|every|per|each year)\b)/gi;
/** "Three fold", "2-fold", "double", "triple". */
const fold = new RegExp(`(?<![\\w.,])(${numberWords}|\\d{1,2})[ -]?fold\\b`, 'gi');
const words = /\b(double|triple|treble)\b/gi;

/** Multiples in plain words: "one and a half times", "two-fold", "double". */
export function findTimes(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (value: number | null, match: RegExpExecArray): void => {
    const end = match.index + match[0].length;
    if (value !== null) found.push({ kind: 'multiple', value, start: match.index, end });
  };
  for (const match of everyMatch(andHalf, text)) push(addHalf(figureOf(match[1] ?? '')), match);
  for (const match of everyMatch(fold, text)) push(figureOf(match[1] ?? ''), match);
  for (const match of everyMatch(words, text)) push(/^d/i.test(match[0]) ? 2 : 3, match);
  for (const match of everyMatch(once, text)) push(1, match);
  return found;
}

function addHalf(whole: number | null): number | null {
  return whole === null ? null : whole + 0.5;
}

function figureOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : parseNumberWords(text);
}
