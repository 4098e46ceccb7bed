import { everyMatch } from '../reading/every-match.ts';
import { numberWords } from '../reading/numbers/number-words.ts';
import { figureInWords } from './figure-in-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const number = `\\d{1,3}(?:[.,]\\d{1,2})?|${numberWords}`;
/** "Eighteen shares of every hundred", "18 out of every 100", "three in each twenty". */
const ofEvery = new RegExp(
  `(?<![\\w.,])(${number})(?: [a-z]{2,12}){0,3},? (?:in|of|out of|from) (?:every|each) (?:one )?(${numberWords}|hundred|\\d{1,3})\\b(?! ?(?:%|days?|weeks?|months?|years?))`,
  'gi',
);
/** "Every fifth share": one of so many. */
const everyNth =
  /\b(?:every|each) (third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth) (?:share|unit|quota|option|pound|euro|dollar)\b/gi;
const ordinals: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
};

/** Parts of a whole that are counted: "eighteen of every hundred" is 18%, "every fifth share" 20%. */
export function findPartsOfHundred(text: string): StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const push = (value: number, { 0: words, index }: RegExpExecArray): void => {
    const percent = Math.round(value * 1e4) / 1e4;
    found.push({ kind: 'percent', value: percent, start: index, end: index + words.length });
  };
  for (const match of everyMatch(ofEvery, text)) {
    const part = numberOf(match[1]);
    const whole = numberOf(match[2]);
    if (part !== null && whole !== null && part > 0 && part < whole) push((100 * part) / whole, match);
  }
  for (const match of everyMatch(everyNth, text)) {
    push(100 / (ordinals[(match[1] ?? '').toLowerCase()] ?? 1), match);
  }
  return found;
}

function numberOf(words = ''): number | null {
  if (words.toLowerCase() === 'hundred') return 100;
  return figureInWords(words);
}
