import { everyMatch } from '../reading/every-match.ts';
import { findFractions } from '../reading/numbers/fraction.ts';
import { numberWords } from '../reading/numbers/number-words.ts';
import { figureInWords } from './figure-in-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

/** "One pound in eight", "one share of every ten", "1 in 5": a part of a whole in words. */
const oneIn =
  /\b(?:one|1)(?: [a-z]+){0,3} (?:in|of|out of)(?: every)? (two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\d{1,2})\b(?! ?(?:%|months?|years?|days?|weeks?|members|directors|seats|per))/gi;
const simple =
  /\b(an?|one|two|three|1|2|3)[ -](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth)s?\b(?! (?:anniversary|year|month|party|parties|person|round|board|director|seat|member|tranche))/gi;
const half =
  /\bhalf (?=(?:of |the |my |your |our |its |their )(?!year|month|week|million|crore|lakh|dozen))/gi;
const mixed =
  /(?<![\w.,])(\d{1,2})\s?(?:(\u00bd|1\/2)|(\u00bc|1\/4)|(?:\u00be|3\/4)) ?(?:%|per ?cent|percent|pct)/gi;
const points = new RegExp(
  `(?<![\\w.,])(\\d{1,2}(?:[.,]\\d{1,2})?|${numberWords}) ?(?:percentage )?(?:points?|pts?|pp)\\b`,
  'gi',
);
const andHalf = new RegExp(`(?<![\\w.,])(${numberWords}|\\d{1,2}) and a half (?:%|per ?cent|percent)`, 'gi');
const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twentieth: 20,
};
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, '2': 2, '3': 3 };

/** Every part of a whole: "a third", "two fifths", "one pound in eight", "12\u00bd per cent", "ten points". */
export function findShares(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (value: number, start: number, length: number): void => {
    const percent = Math.round(value * 1e4) / 1e4;
    found.push({ kind: 'percent', value: percent, start, end: start + length });
  };
  for (const match of everyMatch(mixed, text)) {
    const rest = match[2] ? 0.5 : match[3] ? 0.25 : 0.75;
    push(Number(match[1]) + rest, match.index, match[0].length);
  }
  for (const match of everyMatch(andHalf, text)) {
    const whole = figureInWords(match[1] ?? '');
    if (whole !== null) push(whole + 0.5, match.index, match[0].length);
  }
  for (const match of everyMatch(points, text)) {
    const value = figureInWords(match[1] ?? '');
    if (value !== null) push(value, match.index, match[0].length);
  }
  for (const match of everyMatch(oneIn, text)) {
    const whole = figureInWords(match[1] ?? '');
    if (whole !== null && whole > 1) push(100 / whole, match.index, match[0].length);
  }
  for (const match of everyMatch(simple, text)) {
    const count = counts[(match[1] ?? '').toLowerCase()] ?? 1;
    push((100 * count) / (parts[(match[2] ?? '').toLowerCase()] ?? 1), match.index, match[0].length);
  }
  for (const { value, start, end } of findFractions(text))
    if (typeof value === 'number') push(value, start, end - start);
  for (const match of everyMatch(half, text)) push(50, match.index, match[0].length);
  return found;
}
