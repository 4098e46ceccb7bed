import { anyOf } from '../../reading/any-of.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

const aboutSeats = /\bseats?\b|\bdirectors?\b|\bboard\b/i;
const seat = '(?:(?:board |director)?seats?|directors?|directorships?|place (?:on|at|in) (?:the|your) board)';
const takes = '(?:takes?|wants?|asks? for|seeks?|has|have|gets?|needs?|requires?|claims?|expects?)';
const forWhom = '(?: (?:for|from) (?:us|me|our side|the (?:fund|investors?|lenders?)))?';
const declines =
  "(?:(?:do|does|will|would) not|(?:do|does|wo|would)n't) (?:take|want|ask for|seek|need|require|expect)";
const declined = anyOf(
  new RegExp(`\\b${takes} (?:neither|no) (?:a |board )?${seat}\\b`, 'i'),
  new RegExp(`^\\W*(?:board\\W+)?no ${seat}${forWhom}\\W*$|^\\W*no ${seat}${forWhom}[,;:]`, 'i'),
  new RegExp(`\\b${declines} (?:a|any) ${seat}\\b`, 'i'),
  /\b(?:do not|don't) (?:want|wish|ask|need) to (?:be a director|(?:sit|be) on (?:the|your) board)\b/i,
  /\b(?:nobody|no one|none) (?:from|of) (?:us|our side|ours)\b[^.;]{0,30}\bboard\b/i,
  /\bno directors? (?:from us|of ours|will be (?:nominated|appointed))\b/i,
);
/** Whoever has none may not be the investors, and what is declined may be granted after all. */
const otherwise = anyOf(
  /\b(?:you|founders?|employees?|advis[eo]rs?|staff|management|promoters?) (?:takes?|has|have|gets?|wants?)\b/i,
  /\b(?:until|unless|if|but|except|other than|more than|less than|below|under|save)\b[^.;]{0,60}\b(?:seats?|directors?|board|appoint\w*|%)/i,
);

/** Sentences in which investors say that they take no seat on the board. */
export function declinedSeats(reading: Reading): readonly Sentence[] {
  return reading.sentences.filter(
    ({ text, isLabel }) => !isLabel && aboutSeats.test(text) && declined.test(text) && !otherwise.test(text),
  );
}
