import { everyMatch } from '../reading/every-match.ts';
import { currencyCode } from '../reading/numbers/currencies.ts';
import { numberWords, parseNumberWords } from '../reading/numbers/number-words.ts';
import { figureInWords } from './figure-in-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  lac: 1e5,
  crore: 1e7,
  cr: 1e7,
};
const scaleWords = '(thousand|grand|million|mil|billion|lakh|lac|crore|bn|cr|k|m)s?';
const unit =
  '(?: (?:of )?(pounds|euros?|dollars|sterling|francs|rupees|kronor|kroner|zloty|reais|pesos|dirhams|shillings|naira|rand|shekels|yen|quid|bucks))?';

/** "500k", "4.5m", "2,5m": a scale and no currency. */
const digits = new RegExp(
  `(?<![\\w.,\\u00a3$\\u20ac])(\\d{1,4}(?:[.,]\\d{1,3})?) ?${scaleWords}${unit}(?![\\w])`,
  'gi',
);
/** "Three hundred grand", "two million pounds". */
const words = new RegExp(`(${numberWords})(?: (grand|lakh|lac|crore)s?)?${unit}(?![\\w])`, 'gi');
/** "Half a million", "a quarter of a million", "a million and a half", "two and a quarter million". */
const parts = new RegExp(
  `\\b(half a|a quarter of a|three quarters of a|a|(?:one|two|three|four|five|six|seven|eight|nine) and (?:a half|(?:a|one) quarter|three[- ]quarters?)) (million|crore|lakh|billion)( and a half| and a quarter)?${unit}(?![\\w])`,
  'gi',
);
const factors: Readonly<Record<string, number>> = {
  'half a': 0.5,
  'a quarter of a': 0.25,
  'three quarters of a': 0.75,
  a: 1,
};
/** Below this, a number in words without a currency counts things, not money. */
const leastSum = 1000;

/** "86 pence", "45p", "12 cents": of a hundredth of the currency. */
const hundredths = new RegExp(
  `(?<![\\w.,\\u00a3$\\u20ac])(\\d{1,4}(?:[.,]\\d{1,3})?|${numberWords}) ?(pence|p|cents?|paise)(?![\\w.]\\w)\\b`,
  'gi',
);

/** Parts and multiples of a million in words: "half a million", "a million and a half". */
export function findMillionsInWords(text: string): StatedQuantity[] {
  return everyMatch(parts, text).map((match) => {
    const more = match[3] === undefined ? 0 : match[3].endsWith('half') ? 0.5 : 0.25;
    const words = (match[1] ?? '').toLowerCase();
    const factor = (factors[words] ?? parseNumberWords(words) ?? 1) + more;
    return moneyOf(factor * (scales[(match[2] ?? '').toLowerCase()] ?? 1), match, match[4]);
  });
}

/** Sums of money as people say them, with a scale and often no currency: "500k", "40 lakhs", "45 pence". */
export function findPlainMoney(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (value: number, match: RegExpExecArray, currency: string | undefined): void => {
    found.push(moneyOf(value, match, currency));
  };
  for (const match of everyMatch(hundredths, text)) {
    const number = figureInWords(match[1] ?? '');
    if (number !== null)
      push(number / 100, match, /^p(?:ence)?$/i.test(match[2] ?? '') ? 'pounds' : undefined);
  }
  for (const match of everyMatch(digits, text)) {
    const number = Number((match[1] ?? '').replace(',', '.'));
    push(number * (scales[(match[2] ?? '').toLowerCase()] ?? 1), match, match[3]);
  }
  for (const match of everyMatch(words, text)) {
    const number = parseNumberWords(match[1] ?? '');
    if (number === null) continue;
    const value = number * (scales[(match[2] ?? '').toLowerCase()] ?? 1);
    if (value >= leastSum || match[3] !== undefined) push(value, match, match[3]);
  }
  return found;
}

function moneyOf(value: number, match: RegExpExecArray, currency: string | undefined): StatedQuantity {
  const end = match.index + match[0].length;
  const code = currency === undefined ? null : codeOf(currency);
  const amount = { kind: 'money', value: Math.round(value * 1e4) / 1e4, start: match.index, end } as const;
  return code === null ? amount : { ...amount, currency: code };
}

function codeOf(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower === 'quid') return 'GBP';
  if (lower === 'bucks') return 'USD';
  if (lower === 'kroner') return 'NOK';
  return currencyCode(lower);
}
