import { unresolved } from '../../facts.ts';
import { everyMatch } from '../every-match.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { figure, parseFigure, type Quantity } from './quantity.ts';

/** An amount of money in units of its currency; `currency` is an ISO code, null where only a number stands. */
export interface Money extends Quantity {
  readonly currency: string | null;
}

const symbol =
  '(?:US\\s?\\$|USD\\s?\\$?|A\\$|AU\\$|AUD\\s?\\$?|C\\$|CA\\$|CAD\\s?\\$?|NZ\\$|NZD\\s?\\$?|S\\$|SGD\\s?\\$?|HK\\$|HKD\\s?\\$?|GBP\\s?\\u00a3?|EUR\\s?\\u20ac?|Euros?|INR\\s?\\u20b9?|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|JPY|ILS|ZAR|BRL|AED|Rs\\.?|\\$|\\u00a3|\\u20ac|\\u20b9|\\u00a5)';
/** Latin letters. A class of Unicode letters would need the flag that makes a search without case many times slower. */
const letter = 'a-z\\u00c0-\\u024f';
const scale = `(?:millions?|mill?|mio\\.?|mln|mn|mm|m|thousand|k|tsd\\.?|billions?|bn|mrd\\.?|crores?|cr|lakhs?|lacs?|million(?:en)?)(?![${letter}])`;
const suffix = `(?:US dollars|U\\.S\\. dollars|dollars|pounds(?: sterling)?|euros?|sterling|rupees|Swiss francs|(?:Swedish )?kron(?:or|a)|zlot(?:y|ys|ies)|z\\u0142|US\\$|USD|GBP|EUR|INR|AUD|CAD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|SGD|HKD|NZD|ILS|ZAR|\\u20ac|\\u00a3|\\$)(?![${letter}\\d])`;
const pattern = new RegExp(
  // A scale may stand before the sign ("kEUR 750", "M\u20ac 2.5"), and a sign is never the end of a word.
  `(?:(?<![${letter}])(k|T|M)?(${symbol})\\s?(${figure})(?:\\s?(${scale}))?)|(?:(?<![\\w.,])(${figure})(?:\\s?(${scale}|[kTM](?=(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN)\\b)))?(?:\\s?\\(\\s?(?:${figure})\\s?\\))?\\s?(${suffix}))|(?:(?<![\\w.,])(${figure})\\s?(${scale}))`,
  'gi',
);

/** Every amount of money in a text, in order. A blank after a currency sign is an unresolved amount. */
export function findMoney(text: string, decimalMark: DecimalMark): Money[] {
  if (!/[\d\u25a1]|million|thousand|hundred|lakh|crore/i.test(text)) return [];
  const found: Money[] = [];
  for (const match of everyMatch(pattern, text)) {
    const [whole, scale0, before, value1, scale1, value2, scale2, after, value3, scale3] = match;
    const end = match.index + whole.length;
    if (/^\s?%|^\s?(?:per\s?cent|x\b)/i.test(text.slice(end, end + 10))) continue;
    const number = parseFigure(value1 ?? value2 ?? value3 ?? '', decimalMark);
    if (number === null) continue;
    const unit = before ?? after ?? null;
    if (unit === null && /^(?:m|cr)$/i.test(scale3 ?? '')) continue;
    found.push({
      value: number === unresolved ? unresolved : scaled(number, scale0 ?? scale1 ?? scale2 ?? scale3),
      currency: unit === null ? null : currencyCode(unit),
      start: match.index,
      end,
    });
  }
  return found;
}

function scaled(number: number, word: string | undefined): number {
  const lower = (word ?? '').toLowerCase();
  let factor = 1;
  if (/^(?:m|mm|mn|mln|mill?|mio|million)/.test(lower)) factor = 1e6;
  else if (/^(?:k|t$|thousand|tsd)/.test(lower)) factor = 1e3;
  else if (/^(?:b|mrd)/.test(lower)) factor = 1e9;
  else if (/^cr/.test(lower)) factor = 1e7;
  else if (/^la/.test(lower)) factor = 1e5;
  // Scaling by a power of ten leaves binary dust ("1.15m"); money has at most four decimals.
  return Math.round(number * factor * 1e4) / 1e4;
}

/** ISO code of a currency sign, code or word. */
export function currencyCode(unit: string): string {
  const compact = unit.replace(/[\s.]/g, '').toUpperCase();
  if (/^(?:A\$|AU)/.test(compact)) return 'AUD';
  if (/^(?:C\$|CA)/.test(compact)) return 'CAD';
  if (/^NZ/.test(compact)) return 'NZD';
  if (/^(?:S\$|SGD)/.test(compact)) return 'SGD';
  if (/^HK/.test(compact)) return 'HKD';
  if (/^(?:US|\$|DOLLARS)/.test(compact)) return 'USD';
  if (/^(?:GBP|\u00a3|POUNDS|STERLING)/.test(compact)) return 'GBP';
  if (/^(?:EUR|\u20ac)/.test(compact)) return 'EUR';
  if (/^(?:INR|\u20b9|RS|RUPEES)/.test(compact)) return 'INR';
  if (/^SWISS/.test(compact)) return 'CHF';
  if (/^(?:PLN|Z)/.test(compact)) return compact.startsWith('ZA') ? 'ZAR' : 'PLN';
  if (/KRON(?:OR|A)$/.test(compact)) return 'SEK';
  return compact === '\u00a5' ? 'JPY' : compact.slice(0, 3);
}
