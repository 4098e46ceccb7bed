import type { Reading } from '../../../reading/reading.ts';
import type { Sentence } from '../../../reading/sections.ts';
import { knownRound } from './known-round.ts';
import { type Marked, signs } from './marked-proceeds.ts';

/** What investors get back first, before anything is shared. */
export interface ReturnedMoney {
  readonly multiple: number;
  /** What they had put in, where the passage says it in the unit of its other sums. */
  readonly invested: number | null;
  readonly start: number;
  readonly end: number;
}

/** More than so many times what was put in is a sum for something else. */
export const mostTimes = 10;

/** A return within reason: nobody is paid less than once before others, or more than ten times. */
export function returned(
  multiple: number | null,
  invested: number | null,
  { start, end }: Marked,
): ReturnedMoney | null {
  return multiple !== null && multiple >= 1 && multiple <= mostTimes
    ? { multiple, invested, start, end }
    : null;
}

const perShare =
  /^[^.;,]{0,4}(?:each|(?:a|per|for each|for every|on each) (?:[\w-]+ ){0,3}(?:share|one|unit)|for each one)\b/i;
const eachShare = /\b(?:each|every|a) (?:[\w-]+ ){0,3}share\b[^.;,]{0,40}$/i;

/** "875,000 for its 500,000", "€12 each", "our 500": the sum held against what was paid in. */
export function heldAgainstRound(
  reading: Reading,
  sentence: Sentence,
  paid: Marked,
  others: readonly Marked[],
): ReturnedMoney | null {
  const { text } = sentence;
  const value = paid.value ?? Number.NaN;
  const { amount, pricePerShare, isStatedBeside } = knownRound(reading);
  if (perShare.test(text.slice(paid.end)) || eachShare.test(text.slice(0, paid.start))) {
    return pricePerShare === null ? null : returned(ratio(value, pricePerShare), pricePerShare, paid);
  }
  const against = others.find(
    ({ sign, start }) =>
      sign === signs.own && start > paid.end && /^ (?:for|on|against) $/i.test(text.slice(paid.end, start)),
  );
  if (against?.value) return returned(ratio(value, against.value), against.value, paid);
  if (amount !== null && paid.sign === signs.sum) {
    const scaled = scales
      .map((scale) => ratio(value * scale, amount))
      .find((one) => one !== null && one >= 1 && one <= mostTimes);
    return returned(scaled ?? null, scaled ? value / scaled : null, paid);
  }
  if (amount !== null && isOtherSum(value, amount, ofFirstPerson.test(text.slice(paid.start)))) return null;
  return paid.sign === signs.own || isStatedBeside(sentence, value) ? returned(1, value, paid) : null;
}

/** "Our five hundred" of a round of 500,000, "my 1.2" of one of 1.2 million. */
const scales = [1, 1e3, 1e6];
/** Multiples that anybody agrees on go in steps of a twentieth. */
const stepsPerMultiple = 20;

function ratio(value: number, base: number): number | null {
  const stepped = (value / base) * stepsPerMultiple;
  return Math.abs(stepped - Math.round(stepped)) < 1e-6 ? Math.round(stepped) / stepsPerMultiple : null;
}

const ofFirstPerson = /^(?:our|my|us)\b/i;

/** "Our million" that would be a multiple of the amount as read is one of two misread; "its million" may be another's. */
function isOtherSum(value: number, amount: number, isOurs: boolean): boolean {
  const isMultiple = scales.some((scale) => {
    const multiple = ratio(value * scale, amount);
    return multiple !== null && multiple > 1 && multiple <= mostTimes;
  });
  return (
    isMultiple || (!isOurs && value < amount && scales.every((scale) => ratio(value * scale, amount) !== 1))
  );
}
