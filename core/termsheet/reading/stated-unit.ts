import { currencyAfter, currencyCode } from './numbers/currencies.ts';
import type { Money } from './numbers/money.ts';
import { parseFigure } from './numbers/quantity.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';

const unit = new RegExp(
  `\\b(?:sums|amounts|figures|values|prices|money)\\b[^.;\\n]{0,20} (?:in|are) (?:full |whole )?(${currencyAfter})(?![a-z])`,
  'i',
);
const units = new WeakMap<Pick<Reading, 'text'>, string | null>();

/** The currency that a document says all of its sums are in, as in "All sums in euro"; null where it says nothing of the sort. */
export function statedUnit(reading: Pick<Reading, 'text'>): string | null {
  const known = units.get(reading);
  if (known !== undefined) return known;
  const written = unit.exec(reading.text)?.[1];
  const found = written === undefined ? null : currencyCode(written);
  units.set(reading, found);
  return found;
}

/** A figure with groups of thousands that ends its row. */
const lastFigure = /(?:^|[|\s])(\d{1,3}(?:[.,' ]\d{3}){1,4})\s*$/;
const counted = /\b(?:shares?|options?|units?|warrants?|number)\b/i;

/** The bare sum at the end of a row, where the document names one currency for all. */
export function bareSum(
  reading: Pick<Reading, 'text' | 'decimalMark'>,
  { text, section }: Sentence,
): Money | null {
  const found = lastFigure.exec(text);
  const currency = found && !counted.test(section?.title ?? 'number') ? statedUnit(reading) : null;
  if (!found?.[1] || currency === null) return null;
  const value = parseFigure(found[1], reading.decimalMark);
  const start = text.lastIndexOf(found[1]);
  return value === null ? null : { value, currency, start, end: start + found[1].length };
}
