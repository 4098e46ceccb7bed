import { parseNumberWords } from '../../reading/numbers/number-words.ts';

/** Numbers of seats on a board, as lists write them. */
export const numberWord = '(?:one|two|three|four|five|six|seven|eight|nine|[1-9])';

const title =
  '(?:Mr|Mrs|Ms|Miss|Drs?|Prof|Professor|Judge|Col|Colonel|Sir|Dame|Herr|Frau|Shri|Smt|Ma\u00eetre|Ing|Dott)\\b\\.?';
const nameWord = "\\p{Lu}[\\p{L}.'-]{0,30}";
const particle = '(?:de|del|della|di|da|van|von|der|den|ten|ter|la|le|el|al|bin|zu)';

/** A person by name, titles included. */
export const personName = `(?:${title} ){0,2}${nameWord}(?: (?:${particle} ){0,2}${nameWord}){0,3}`;

/** What a number of seats is worth; null for no number. */
export function seatNumber(words: string): number | null {
  const lower = words.toLowerCase();
  if (lower === 'a' || lower === 'an') return 1;
  return /^\d+$/.test(lower) ? Number(lower) : parseNumberWords(lower);
}
