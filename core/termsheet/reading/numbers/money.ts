import { unresolved } from '../../facts.ts';
import { everyMatch } from '../every-match.ts';
import { currencyAfter, currencyAfterScale, currencyBefore, currencyCode } from './currencies.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { numberWords, parseNumberWords, partOfScale } from './number-words.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

/** An amount of money in units of its currency; `currency` is an ISO code, null where none is told. */
export interface Money extends Quantity {
  readonly currency: string | null;
}

/** Latin letters. A class of Unicode letters would need the flag that makes a search without case many times slower. */
const letter = 'a-z\\u00c0-\\u024f';
const scaleWords = [
  'millions?|mill?|mio\\.?|mln|mn|mm|m|million(?:en|er)|miljon(?:er)?',
  'thousand|grand|k|tsd\\.?|billions?|bn|mrd\\.?|miljard(?:er)?|crores?|cr|lakhs?|lacs?',
].join('|');
const scale = `(?:${scaleWords})(?![${letter}])`;
const suffix = `${currencyAfter}(?![${letter}\\d])`;
const attachedScale = `[kTM](?=${currencyAfterScale}\\b)`;
const sums = [
  // A scale may stand before the sign ("kEUR 750", "M\u20ac 2.5"), and a sign is never the end of a word.
  `(?:(?<![${letter}])(k|T|M)?(${currencyBefore})\\s?(${figure})(?:\\s?(${scale}))?)`,
  `(?:(?<![\\w.,])(${figure})(?:\\s?(${scale}|${attachedScale}))?(?:\\s?\\(\\s?(?:${figure})\\s?\\))?\\s?(${suffix}))`,
  `(?:(?<![\\w.,])(${figure})\\s?(${scale}))`,
  `(?:(?<![\\w.,])(${partOfScale}))`,
];
const pattern = new RegExp(sums.join('|'), 'gi');

const numberInWords = new RegExp(numberWords, 'iy');

/** "R1" numbers a schedule or a class, "RM 4" a room, "PHP 8" a language: a sum has thousands or a scale. */
const alsoWords = new Set(['R', 'RM', 'PHP', 'CFA', 'RUB']);
const groupedDigits = /\d[ ,.']\d{3}/;
/** Words that number their things with letters: "Series R 5,000 shares". */
const lettered = /\b(?:series|class|section|annexure|annex|schedule|part|appendix|clause|form|rule)\s$/i;
const longestLettered = 12;

/** "3m on 9m pre": what is before or after the money, and what is put on it, is no length of time. */
const ofValuation = /^ (?:pre|post)\b|^ (?:on|at) (?:an? )?\d[\d.]{0,4} ?m (?:pre|post|valuation)\b/i;

/** Every amount of money in a text, in order. A blank after a currency sign is an unresolved amount. */
export function findMoney(text: string, decimalMark: DecimalMark): Money[] {
  if (!/[\d\u25a1]|million|thousand|hundred|lakh|crore/i.test(text)) return [];
  const found: Money[] = [];
  for (const match of everyMatch(pattern, text)) {
    const [whole, scale0, before, value1, scale1, value2, scale2, after, value3, scale3, part] = match;
    const inWords = (value3 ?? part) === undefined ? null : wordsAt(text, match.index, whole.length);
    const end = inWords?.end ?? match.index + whole.length;
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    if (/^\s?%|^\s?(?:per\s?cent|x\b)/i.test(text.slice(end, end + 10))) continue;
    const scale = scale0 ?? scale1 ?? scale2 ?? scale3;
    const number = parseFigure(value1 ?? value2 ?? value3 ?? part ?? '', decimalMark);
    if (number === null) continue;
    const unit = before ?? after ?? null;
    if (unit === null && /^(?:m|cr)$/i.test(scale3 ?? '') && !ofValuation.test(text.slice(end, end + 30)))
      continue;
    const wordBefore = text.slice(Math.max(0, match.index - longestLettered), match.index);
    if (isBareLetter(before, wordBefore, value1, scale)) continue;
    const value = number === unresolved ? unresolved : (inWords?.value ?? scaled(number, scale));
    const [last] = found.slice(-1);
    if (last && unit === null && isLakhsOfCrores(text, last, match.index, scale)) {
      const sum = last.value === unresolved || value === unresolved ? unresolved : last.value + value;
      found.splice(-1, 1, { ...last, value: sum, end });
      continue;
    }
    found.push({
      value,
      currency: unit === null ? null : currencyCode(unit),
      start: match.index,
      end,
    });
  }
  return found;
}

/**
 * A number in words to its end, where it is as long as what was found at least: "two crore fifty lakh" and "one thousand
 * two hundred" are one number, whose last word is no scale of the whole of it.
 */
function wordsAt(text: string, start: number, length: number): { value: number; end: number } | null {
  numberInWords.lastIndex = start;
  const words = numberInWords.exec(text)?.[0] ?? '';
  const value = words.length < length ? null : parseNumberWords(words);
  return value === null ? null : { value, end: start + words.length };
}

/** A sign that is only a letter or a word: a small "r", that of a series, or one beside a lone number. */
function isBareLetter(sign: string | undefined, before: string, value = '', scale = ''): boolean {
  if (sign === 'r') return true;
  if (!alsoWords.has((sign ?? '').toUpperCase())) return false;
  return lettered.test(before) || !(scale || groupedDigits.test(value));
}

/** "12 crore" and "50 lakh" are one sum. */
function isLakhsOfCrores(text: string, { end }: Money, start: number, scale = ''): boolean {
  if (!/^la/i.test(scale) || !/^,? (?:and )?$/i.test(text.slice(end, start))) return false;
  return /(?:crores?|cr)$/i.test(text.slice(end - 'crores'.length, end));
}

const factors: readonly (readonly [word: RegExp, factor: number])[] = [
  [/^(?:b|mrd|miljard)/, 1e9],
  [/^m/, 1e6],
  [/^(?:grand|k|t)/, 1e3],
  [/^cr/, 1e7],
  [/^la/, 1e5],
];

function scaled(number: number, word: string | undefined): number {
  const lower = (word ?? '').toLowerCase();
  const [, factor = 1] = factors.find(([start]) => start.test(lower)) ?? [];
  // Scaling by a power of ten leaves binary dust ("1.15m"); money has at most four decimals.
  return Math.round(number * factor * 1e4) / 1e4;
}
