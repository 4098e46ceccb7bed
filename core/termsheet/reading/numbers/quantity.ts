import { type Unresolved, unresolved } from '../../facts.ts';
import { blank } from '../normalise-characters.ts';
import { type DecimalMark, parseDigits } from './decimal-mark.ts';
import { numberWords, parseNumberWords } from './number-words.ts';

/** A figure found in a text; offsets count from the start of the text that was searched. */
export interface Quantity {
  readonly value: number | Unresolved;
  readonly start: number;
  readonly end: number;
}

/** Source of a pattern for digits with any grouping. */
export const digits = "\\d{1,3}(?:[ '\\u2019]\\d{3}){1,6}(?:[.,]\\d+)?|\\d[\\d.,]*\\d|\\d";
/** Source of a pattern for a figure: digits, a number in words, or a blank. */
export const figure = `(?:${digits}|${numberWords}|${blank}(?:[.,]${blank})*)`;

/** The value of what {@link figure} matched. */
export function parseFigure(text: string, decimalMark: DecimalMark): number | Unresolved | null {
  if (text.includes(blank)) return unresolved;
  if (/\d/.test(text)) {
    const value = parseDigits(text, decimalMark);
    return Number.isFinite(value) ? value : null;
  }
  return parseNumberWords(text);
}
