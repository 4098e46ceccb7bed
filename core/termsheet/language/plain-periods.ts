import { everyMatch } from '../reading/every-match.ts';
import { numberWords, parseNumberWords } from '../reading/numbers/number-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const monthsPer: Readonly<Record<string, number>> = {
  d: 12 / 365,
  w: 12 / 52,
  f: 12 / 26,
  q: 3,
  m: 1,
  y: 12,
};
const daysPer: Readonly<Record<string, number>> = { d: 1, w: 7, f: 14, q: 91, m: 30, y: 365 };

/** "A year", "a further month", "half a year", "a year and a half", "eighteen-month", "36 mths", "4y", "a fortnight". */
const article =
  /\b(half an?|an?|one|another|the first) (?:full |whole |further |initial )?(day|week|fortnight|month|year)(?:'s)?( and a half)?\b(?! (?:of the|in))/gi;
const short = new RegExp(
  `(?<![\\w.,\\u00a3$\\u20ac])(\\d{1,3}(?:[.,]\\d)?|${numberWords})[ -]?(fortnights?|mths?|mos?|yrs?|y|wks?|w)\\b\\.?(?! ?(?:\\w* )?(?:pre|post|shares?|valuation)\\b)`,
  'gi',
);
const andHalf = new RegExp(`\\b(${numberWords}|\\d{1,2}) and a half (months|years|weeks)\\b`, 'gi');
/** "The third birthday of the deal", "from the sixth year", "year four", "yr 6": so many years on. */
const ordinalYear =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[1-9]\d?(?:st|nd|rd|th))[ -](?:years?|birthday)\b/gi;
const numberedYear =
  /\b(?:years?|yrs?) (one|two|three|four|five|six|seven|eight|nine|ten|[1-9]\d?)\b(?![-%])/gi;
const ordinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const halves = /(?<![\w.,])(\d{1,2})\s?(?:\u00bd|1\/2) ?(months?|years?)\b/gi;

/** Lengths of time as people say them: "a year and a half", "36 mths", "4 yrs", "a fortnight". */
export function findPlainPeriods(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (count: number, unitWord: string, match: RegExpExecArray): void => {
    const unit = unitWord.charAt(0).toLowerCase();
    const value = Math.round(count * (monthsPer[unit] ?? 1) * 10) / 10;
    const days = Math.round(count * (daysPer[unit] ?? 30));
    found.push({ kind: 'period', value, days, start: match.index, end: match.index + match[0].length });
  };
  for (const match of everyMatch(article, text)) {
    const whole = (match[1] ?? '').toLowerCase().startsWith('half') ? 0.5 : 1;
    push(whole + (match[3] === undefined ? 0 : 0.5), match[2] ?? '', match);
  }
  for (const match of [...everyMatch(andHalf, text), ...everyMatch(halves, text)]) {
    const whole = figureOf(match[1] ?? '');
    if (whole !== null) push(whole + 0.5, match[2] ?? '', match);
  }
  for (const match of everyMatch(ordinalYear, text)) {
    const word = (match[1] ?? '').toLowerCase();
    push(ordinals.includes(word) ? ordinals.indexOf(word) : Number.parseInt(word, 10), 'year', match);
  }
  for (const match of everyMatch(numberedYear, text)) {
    const count = figureOf(match[1] ?? '');
    if (count !== null) push(count, 'year', match);
  }
  for (const match of everyMatch(short, text)) {
    const count = figureOf(match[1] ?? '');
    if (count !== null) push(count, match[2] ?? '', match);
  }
  return found;
}

function figureOf(text: string): number | null {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : parseNumberWords(text);
}
