import { everyMatch } from '../every-match.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

const pattern = new RegExp(
  `(?<![\\w.,])(${figure})\\s?(?:\\(\\s?(?:${figure})\\s?%?\\s?\\)\\s?)?(?:%|per\\s?cent\\b|percent\\b|prozent\\b|pct\\b)`,
  'gi',
);

/** Every percentage in a text, as numbers from 0 to 100 and beyond; a blank before the sign is unresolved. */
export function findPercentages(text: string): Quantity[] {
  if (!/[%]|per\s?cent|prozent|pct/i.test(text)) return [];
  const found: Quantity[] = [];
  for (const match of everyMatch(pattern, text)) {
    // A percentage has no thousands: "9,09%" and "9.125 %" are decimals in every country.
    const value = parseFigure((match[1] ?? '').replace(',', '.'), '.');
    if (value !== null) found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}
