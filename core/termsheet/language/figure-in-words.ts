import { parseNumberWords } from '../reading/numbers/number-words.ts';

/** A figure in digits, with a point or a comma, or in words; null where it is none. */
export function figureInWords(text: string): number | null {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : parseNumberWords(text);
}
