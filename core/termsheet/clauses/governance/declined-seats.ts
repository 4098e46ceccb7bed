import { anyOf } from '../../reading/any-of.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

const board = '(?:board|table|beirat|verwaltungsrat|aufsichtsrat|conseil|consiglio|consejo|council)';
const aboutSeats = new RegExp(`\\b(?:seats?|directors?|commissaris|${board})\\b`, 'i');
const where = `(?: (?:on|at|in) (?:the|your|its|the company's) ${board})?`;
const seat = `(?:(?:board |director)?seats?|directors?|directorships?|commissaris|place)${where}`;
const takes = '(?:takes?|wants?|asks?(?: for)?|seeks?|has|have|gets?|needs?|requires?|claims?|expects?)';
const us = '(?:us|me|our side|the (?:fund|crowd|investors?|lenders?|holders?|angels?|syndicate))';
const forWhom = `(?: (?:for|from|goes to) ${us})?`;
const declines =
  "(?:(?:do|does|will|would) not|(?:do|does|wo|would)n't) (?:take|want|ask(?: for)?|seek|need|require|expect)";
const end = '(?=[,;:.]|$| (?:and|or|nor|but|neither)\\b)';
const declined = anyOf(
  new RegExp(`\\b${takes} (?:neither|no) (?:a |board )?${seat}`, 'i'),
  new RegExp(`^\\W*(?:board\\W+)?no (?:${seat}|${board})${forWhom}${end}`, 'i'),
  // "Unsecured, no board seat, no guarantees": one of a list.
  new RegExp(`(?:[,.;:]|\\band) no (?:board )?seats?${where}${end}`, 'i'),
  new RegExp(`\\b${declines} (?:a|any) ${seat}`, 'i'),
  new RegExp(
    `\\b(?:(?:do|does) not|don't) (?:want|wish|ask|need) to (?:be a director|(?:sit|be) (?:on|in|at) (?:the|your) ${board})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:nobody|no one|none) (?:from|of) (?:ours|${us})\\b[^.;]{0,30}(?:\\b${board}\\b|$)`, 'i'),
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
