import { parseNumberWords } from '../../reading/numbers/number-words.ts';

const germanNumbers: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  f\u00fcnf: 5,
  sechs: 6,
  sieben: 7,
};

/** Numbers of seats on a board, as lists write them. */
export const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|[1-9]|zwei|drei|vier|f\u00fcnf|sechs|sieben|einen?|ein)';

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
  if (/^\d+$/.test(lower)) return Number(lower);
  return germanNumbers[lower] ?? parseNumberWords(lower);
}
