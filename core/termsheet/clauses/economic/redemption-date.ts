import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { findDurations, inMonths } from '../../reading/numbers/duration.ts';
import { figure, parseFigure } from '../../reading/numbers/quantity.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, type Settled, settle, smaller } from '../../reading/settle.ts';

/** Time within which, or how often, something is done; it does not say when the right begins. */
const otherPeriod =
  /within|notice|each year|per year|every|over|instal?ments|period of|for each|\bfor (?:the )?first\b/i;
/** In "instalments from the fourth anniversary" the last word before the time decides. */
const startsAt = /\b(?:from|after|following|commencing on|beginning on|starting on)\s(?:the\s)?$/i;
const beginning = /after|anniversary|from|following|commencing|at any time|year|\d%\s*$/i;
/** "From month 30", "after the end of year five". */
const numbered = new RegExp(
  `\\b(?:from|after|following|as of|beginning in|starting in|at|in)\\s(?:the\\s)?(?:end of\\s|start of\\s)?(month|year)\\s(${figure})`,
  'gi',
);
/** An exit that is promised by a date, and what happens if it does not come. */
const promisedExit =
  /\b(?:exit|liquidity|ipo|listing|flotation|trade sale|strategic sale)\b[^.;]{0,100}\b(?:within|by|before|not? later than|on or before)\b/i;
const onFailure = anyOf(
  /\bfail(?:s|ing|ed|ure)?\b|\botherwise\b|\bin default\b/i,
  /\bif (?:no|not|the company (?:has|does) not|an? (?:exit|ipo|listing)|(?:the|such)(?: an)? (?:exit|ipo|listing))\b/i,
);

/**
 * When investors can first have their shares bought back, in years from closing. Several dates are instalments of
 * one right: the first is when it begins.
 *
 * @param isOnTopic whether a sentence speaks of the right by its heading or its own words.
 */
export function readRedemptionDate(
  reading: Reading,
  sentences: readonly Sentence[],
  isOnTopic: (sentence: Sentence) => boolean,
): Settled<number> {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const candidates = sentences.flatMap((sentence) => {
    if (isOnTopic(sentence)) return [...statedTimes(sentence), ...numberedTimes(sentence)];
    return promisedExit.test(sentence.text) && onFailure.test(text) ? exitDates(sentence) : [];
  });
  return { ...settle(reading, candidates, smaller), isContradictory: false };
}

function statedTimes(sentence: Sentence): Candidate<number>[] {
  const isPromise = promisedExit.test(sentence.text) && onFailure.test(sentence.text);
  return findDurations(sentence.text).flatMap((duration) => {
    const before = sentence.text.slice(Math.max(0, duration.start - 60), duration.start);
    const after = sentence.text.slice(duration.end, duration.end + 40);
    const own = sentence.text.slice(duration.start, duration.end);
    const isOther = otherPeriod.test(before.slice(-25)) && !startsAt.test(before);
    if (isOther && !(isPromise && /\bwithin\b/i.test(before.slice(-25)))) return [];
    if (!isPromise && !beginning.test(`${before} ${after} ${own}`)) return [];
    return inYears(sentence, duration);
  });
}

function exitDates(sentence: Sentence): Candidate<number>[] {
  return findDurations(sentence.text).flatMap((duration) => inYears(sentence, duration));
}

function inYears(
  sentence: Sentence,
  duration: ReturnType<typeof findDurations>[number],
): Candidate<number>[] {
  const isShort =
    duration.unit === 'day' ||
    (duration.unit === 'month' && typeof duration.value === 'number' && duration.value < 12);
  if (isShort) return [];
  const months = inMonths(duration);
  return [
    {
      value: months === unresolved ? unresolved : yearsOf(months),
      span: { start: sentence.start + duration.start, end: sentence.start + duration.end },
    },
  ];
}

function numberedTimes(sentence: Sentence): Candidate<number>[] {
  return everyMatch(numbered, sentence.text).flatMap((match) => {
    const value = parseFigure(match[2] ?? '', '.');
    if (value === null) return [];
    const isMonth = /month/i.test(match[1] ?? '');
    const months = value === unresolved || !isMonth ? value : yearsOf(value);
    const start = sentence.start + match.index;
    return [{ value: months, span: { start, end: start + match[0].length } }];
  });
}

function yearsOf(months: number): number {
  return Math.round((months / 12) * 100) / 100;
}
