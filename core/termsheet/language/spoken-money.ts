import { everyMatch } from '../reading/every-match.ts';
import { currencyCode } from '../reading/numbers/currencies.ts';
import { numberWords } from '../reading/numbers/number-words.ts';
import { figureInWords } from './figure-in-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const number = `\\d{1,4}(?:[.,]\\d{1,2})?|${numberWords}`;
/** "Three dollars and twenty cents", "one pound eighty pence". */
const inTwoUnits = new RegExp(
  `(?<![\\w.,])(\\d{1,4}|${numberWords}) (pounds?|euros?|dollars?|rupees?|francs?)(?: and)? (\\d{1,2}|${numberWords}) (?:pence|p|cents?|paise|centimes)\\b`,
  'gi',
);
/** "16 pre / 20 post", "so 16 post": what a company is worth is said in millions, and the millions are left out. */
const worth = new RegExp(
  `(?<![\\w.,\\u00a3$\\u20ac])(${number}) (?:pre|post)(?![-\\w])(?! (?:closing|completion|tax|split|seed|series|ipo|money\\w|investment period))`,
  'gi',
);
/** "Twenty-four million before, thirty-two after": the millions are said once. */
const worthAfter = new RegExp(
  `\\bmillion\\b[^.;\\d]{0,30}\\b(?:before|pre)\\b(?: the money)?,? (?:and )?(${number}) (?:after|post)`,
  'gi',
);
/** More than so many millions is no valuation of a young company, but a count or a year. */
const mostMillions = 999;
const million = 1e6;

/** Sums as they are spoken: with pounds and pence apart, or without the millions that everybody knows to be meant. */
export function findSpokenMoney(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  for (const match of everyMatch(inTwoUnits, text)) {
    const [whole, part] = [figureInWords(match[1] ?? ''), figureInWords(match[3] ?? '')];
    if (whole === null || part === null || part > 99) continue;
    const value = Math.round(whole * 100 + part) / 100;
    const currency = currencyCode((match[2] ?? '').toLowerCase().replace(/s?$/, 's'));
    const place = { start: match.index, end: match.index + match[0].length };
    found.push({ kind: 'money', value, ...place, ...(currency === null ? {} : { currency }) });
  }
  for (const pattern of [worth, worthAfter]) {
    for (const match of everyMatch(pattern, text)) {
      const millions = figureInWords(match[1] ?? '');
      if (millions === null || millions <= 0 || millions > mostMillions) continue;
      const start = match.index + match[0].lastIndexOf(match[1] ?? '');
      found.push({
        kind: 'money',
        value: millions * million,
        start,
        end: start + (match[1] ?? '').length,
      });
    }
  }
  return found;
}
