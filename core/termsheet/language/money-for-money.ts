import { everyMatch } from '../reading/every-match.ts';
import { numberWords, parseNumberWords } from '../reading/numbers/number-words.ts';
import type { StatedQuantity } from './quantity-kind.ts';

const signs = '(?:[\u00a3$\u20ac]|\\b(?:gbp|eur|usd|chf|inr|sek|sgd|aud|cad) ?)';
const names = '(?:pounds?|quid|dollars?|bucks?|euros?|francs?|rupees?|kron(?:a|or|er?)|zloty)';
const small = '(?:pence|p|cents?|centimes|paise)\\b';
const figure = '\\d{1,2}(?:[.,]\\d{1,2})?';

/** The unit that something is given for: "for every pound", "on each dollar", "per €1", "for each one we put in". */
const unit = new RegExp(
  `\\b(?:every|each|per) (?:single )?(?:${names}(?![a-z])|${signs}1(?![\\d.,]\\d)|one (?:we|you|i|they|it) (?:put|pay|paid)\\b)`,
  'gi',
);
const signed = new RegExp(`${signs}(${figure})(?![\\d.,]*\\d| ?[km]\\b| million)`, 'gi');
/** "Two and a half dollars", "a pound and a quarter", "one euro and eighty cents", "one pound seventy-five". */
const named = new RegExp(
  `\\b(a|${figure}|${numberWords}) ${names}(?: and a (half|quarter)\\b|(?: and)? (${numberWords}|\\d{1,2})(?: ${small})?)?`,
  'gi',
);
const hundredths = new RegExp(`(?<![\\w.,])(${figure}|${numberWords}) ?${small}`, 'gi');

/** Further apart than this, in characters, one sum is not said to be for the other. */
const farthestBefore = 60;
const farthestAfter = 120;
const sentenceEnd = /[.!?;](?=\s)/;

interface Sum {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * What is given for each unit of money: "two and a half dollars for every dollar" is a multiple of 2.5, "eight cents on
 * every dollar" is 8%. Offsets are those of what is given.
 */
export function findMoneyForMoney(text: string): StatedQuantity[] {
  const units = everyMatch(unit, text).map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  if (units.length === 0) return [];
  const sums = findSmallSums(text);
  const isNear = (from: number, to: number, farthest: number): boolean =>
    from <= to && to - from <= farthest && !sentenceEnd.test(text.slice(from, to));
  return units.flatMap(({ start, end }) => {
    const given =
      sums.findLast((sum) => isNear(sum.end, start, farthestBefore)) ??
      sums.find((sum) => isNear(end, sum.start, farthestAfter));
    return given ? [quantityOf(given)] : [];
  });
}

function quantityOf({ value, start, end }: Sum): StatedQuantity {
  return value < 1
    ? { kind: 'percent', value: Math.round(value * 1e4) / 100, start, end }
    : { kind: 'multiple', value, start, end };
}

function findSmallSums(text: string): readonly Sum[] {
  const found: Sum[] = [];
  const push = (value: number | null, { 0: words, index }: RegExpExecArray): void => {
    if (value !== null) found.push({ value, start: index, end: index + words.length });
  };
  for (const match of everyMatch(signed, text)) push(numberOf(match[1]), match);
  for (const match of everyMatch(named, text)) {
    const whole = match[1]?.toLowerCase() === 'a' ? 1 : numberOf(match[1]);
    const part = match[2] ? (match[2] === 'half' ? 0.5 : 0.25) : (numberOf(match[3]) ?? 0) / 100;
    push(whole === null ? null : whole + part, match);
  }
  for (const match of everyMatch(hundredths, text)) {
    const number = numberOf(match[1]);
    const isPart = found.some(({ start, end }) => match.index >= start && match.index < end);
    if (!isPart) push(number === null ? null : number / 100, match);
  }
  return found.sort((one, other) => one.start - other.start);
}

function numberOf(words: string | undefined): number | null {
  if (words === undefined) return null;
  return /\d/.test(words) ? Number(words.replace(',', '.')) : parseNumberWords(words);
}
