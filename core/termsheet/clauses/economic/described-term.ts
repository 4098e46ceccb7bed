import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { findDurations, inMonths } from '../../reading/numbers/duration.ts';
import { figure, parseFigure, type Quantity } from '../../reading/numbers/quantity.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Candidate } from '../../reading/settle.ts';

const sum = '(?:it|(?:the|this|our|my|that) (?:money|loan|cash|sum|note|amount)|all of it)';
/** "If the nine months …" and "after two years" are a term only where what follows says so. */
const ifTheyPass = /\b(?:if|when|once|should) (?:the|those|these|all) $/i;
const onceTheyAreOver = /\b(?:at the end of|after|on the expiry of) $/i;
/** Before a length of time: the company keeps the money so long, or gives it back then. */
const runsBefore = anyOf(
  new RegExp(`\\b(?:keep|have|hold|use) ${sum} for (?:up to )?$`, 'i'),
  new RegExp(`\\bleave ${sum} (?:in|with you|there)(?: place)? for $`, 'i'),
  /\b(?:it|the money|the loan|the cash)(?: is|['\u2019]s) yours for $/i,
  /\blends? [^.;]{0,60}\bfor (?:a (?:term|period) of )?$/i,
  new RegExp(
    `\\b(?:pay|give|return|repay) ${sum}(?: all)?(?: back)? (?:in|after|within|at the end of) $`,
    'i',
  ),
  /\b(?:loan|note|money|it|advance)\b[^.;]{0,20}\b(?:runs?|lasts?) (?:for )?$/i,
  ifTheyPass,
  onceTheyAreOver,
);
/** Behind it, where the words before tell nothing. */
const runsAfter = anyOf(
  new RegExp(
    `^ (?:before|until|till) ${sum} (?:must|has to|needs to|is to) be (?:(?:paid|given) back|re(?:paid|turned))`,
    'i',
  ),
  /^ to run\b/i,
);
const passes = /^ (?:go by|pass|have (?:gone|passed|run out)|are (?:up|over)|run out|end|lapse|elapse)\b/i;
const nothingCame = /\b(?:no|nobody|none|nothing|without|not)\b/i;
const becomesShares =
  /\b(?:turn(?:s|ed)?|convert(?:s|ed)?|becomes?|goes|changed?)\b[^.;]{0,30}\b(?:shares|stock|equity)\b/i;

const asksHowLong = anyOf(
  /\bhow long (?:can|could|do|may|would|will|is)\b[^?]{0,40}(?:\?|$)/i,
  /\bwhen\b[^?]{0,40}\b(?:back|repaid|repay|due)\b[^?]{0,15}(?:\?|$)/i,
);
const saysHowLong = anyOf(
  /^(?:(?:for )?how long(?: (?:it runs|you have it|we lend))?|tenor|duration|lending period)\b/i,
  /^when (?:must it|it must) be (?:gone|repaid|paid back)\b/i,
);
/** Nothing but a length, whatever small words lead to it. */
const isBareAnswer = /^\W*(?:[\w' \u2019-]{1,30}[:,] )?(?:let['\u2019]s say |say |about |for |after )?$/i;

/** Months for which money is lent, in the words of people who set no maturity date. */
export function describedTerm({ sentences }: Reading): Candidate<number>[] {
  return sentences.flatMap((sentence, index) => {
    const { text, section } = sentence;
    const isTitled = saysHowLong.test(section?.title ?? '') || saysHowLong.test(text);
    // In a chat the name of who answers stands between.
    const asked = sentences[sentences[index - 1]?.isLabel ? index - 2 : index - 1]?.text ?? '';
    const isAsked = asksHowLong.test(asked);
    return findTerms(text)
      .filter(({ start, end }) => {
        const before = text.slice(Math.max(0, start - 90), start);
        const after = text.slice(end, end + 120);
        if (isTitled || runsAfter.test(after)) return true;
        if (isAsked && isBareAnswer.test(before)) return true;
        if (!runsBefore.test(before)) return false;
        if (ifTheyPass.test(before)) return passes.test(after) && nothingCame.test(after);
        return !onceTheyAreOver.test(before) || isRepaidOrConverted(before, after);
      })
      .map(({ value, start, end }) => ({
        value,
        span: { start: sentence.start + start, end: sentence.start + end },
      }));
  });
}

function isRepaidOrConverted(before: string, after: string): boolean {
  return becomesShares.test(after) || /\b(?:pay|give|return|repay)\b[^.;]{0,20}\bback\b/i.test(before);
}

const small = '(?:an?|one|two|three|four|five)';
const composed = new RegExp(
  [
    `\\b(${small}) years? and (?:(a half)|(${figure}) months)`,
    `\\b(${figure}) months (?:on top of|beyond|and) (${small}) years?`,
  ].join('|'),
  'gi',
);

/** Every length of time in months, those of two parts ("a year and nine months") as one. */
export function findTerms(text: string): Quantity[] {
  const whole = everyMatch(composed, text).flatMap((match) => {
    const years = countOf(match[1] ?? match[5] ?? '');
    const months = match[2] ? 6 : countOf(match[3] ?? match[4] ?? '');
    if (years === null || months === null) return [];
    return [{ value: years * 12 + months, start: match.index, end: match.index + match[0].length }];
  });
  const single = findDurations(text)
    .filter(({ start, end }) => !whole.some((other) => start < other.end && end > other.start))
    .map((duration) => ({ value: inMonths(duration), start: duration.start, end: duration.end }));
  return [...whole, ...single].filter(({ value }) => value === unresolved || (value >= 2 && value <= 120));
}

function countOf(words: string): number | null {
  if (/^an?$/i.test(words)) return 1;
  const value = parseFigure(words, '.');
  return typeof value === 'number' ? value : null;
}
