import { notHad } from './empty-answer.ts';
import type { ScopeMatch } from './scope.ts';

const denying = [
  'no|(?<!\\bor )not|none|nothing|without|never|nor|cannot|excluding|excludes?',
  'neither(?! does| do\\b| of (?:them|us|you) (?:does|do)\\b)',
  'rather than|instead of|free of|waives?|dispens(?:es?|ed|ing) with|eliminated',
  'kein(?:e[nrms]?)?|nicht|ohne',
].join('|');
/** "No later than" sets a limit. */
const noDenial = 'only|later|less|more|fewer|exceed|limited|earlier|longer|unreasonably|to be unreasonably';
const negator = new RegExp(`(?:n't\\b|\\b(?:${denying})\\b)(?!\\s+(?:${noDenial}))[^.;:]{0,45}$`, 'i');
const deniedBehind = [
  '(?:is|are|shall|will|does|do|has|have)\\s+(?:not|no)\\b|(?:shall|will) not (?:apply|be)',
  '(?:is|are|has been|have been)(?: considered and)? (?:rejected|waived|omitted|dropped|declined)\\b',
  `not (?:${notHad})\\b|does not apply|n\\/a\\b|none\\b|nil\\b|nicht anwendbar|entf\\u00e4llt`,
].join('|');
const negatedAfter = new RegExp(
  `^(?![^.;]{0,12}\\b(?:if|where|when|unless)\\b)[^.;,/]{0,25}?\\b(?:${deniedBehind})`,
  'i',
);
/** "The full ratchet that the angels of 2021 enjoyed was cancelled": a term of before, not of this offer. */
const withdrawnAfter =
  /^([^.;,:/]{0,60}?)\b(?:expired|(?:is|are|was|were|stands?|has been|have been)(?: \w+)? (?:excluded|deleted|cancelled|removed|revoked|withdrawn|struck))\b/i;

/** Where the term is said to hold in a case, or goes on with another, what follows is not said of it. */
const turnsAside = /\b(?:if|where|when|unless|and|but)\b/i;

/** What withdraws a term stands within so many characters behind it, what is said of it by the way aside. */
const longestAfter = 90;
const longestAside = 130;
/** "A full ratchet, under which our price would fall, is excluded": between the term and what becomes of it. */
const aside = /^,\s*(?:\w{2,7} )?(?:which|whereby|that)\b[^,.;:]{0,120},/i;

/** "Our committee had asked for a ratchet": what somebody wanted before is not what is offered. */
const soughtBefore =
  /\bhad (?:\w+ )?(?:asked|wanted|sought|proposed|insisted|pushed|pressed|hoped)\b[^.;:]{0,60}$/i;

/** "Our lawyer asked for double trigger and they said no": refused, and no term. */
const askedBefore = /\b(?:asked|wanted|pushed|pressed|hoped|requested)\b[^.;:]{0,40}$/i;
const refusal = [
  'sa(?:id|ys?) no|refused|declined|turned (?:it|that|this|us) down|would not|will not|voted down|rejected|outvoted',
  "(?:did not|did ?n['\u2019]t|do not) (?:support|agree|follow|accept|want|get|carry)",
].join('|');
/** "A ratchet was on the list of one investor, I have refused it": the writer himself turned it down. */
const turnedDown =
  /^(?:[^.;:]{0,80}[,;-])?\s*(?:but |and |which |that )?(?:I|we)(?: have|'ve)? (?:refused|declined|rejected|dropped|ruled|turned|struck|removed|deleted|said no)\b/i;
const refusedAfter = new RegExp(`^[^.;]{0,40}(?:;[^.;]{0,40})?(?:\\b(?:${refusal})\\b|won't)`, 'i');

/** "Founders are not called upon to furnish any guarantee": denied between the party and the word. */
export const deniedWithin = /\b(?:not|no|nor|never|neither)\b(?! only)|n't\b/i;

/** Whether the matched words are denied in their own sentence ("no full ratchet", "redemption: none"). */
export function isNegated(match: ScopeMatch): boolean {
  const offset = match.start - match.sentence.start;
  const before = match.sentence.text.slice(Math.max(0, offset - 60), offset);
  const end = offset + match.match[0].length;
  const after = match.sentence.text
    .slice(end, end + longestAfter + longestAside)
    .replace(aside, '')
    .slice(0, longestAfter);
  return (
    negator.test(before) ||
    soughtBefore.test(before) ||
    (askedBefore.test(before) && refusedAfter.test(after)) ||
    negatedAfter.test(after) ||
    turnedDown.test(after) ||
    isWithdrawn(after)
  );
}

function isWithdrawn(after: string): boolean {
  const between = withdrawnAfter.exec(after)?.[1];
  return between !== undefined && !turnsAside.test(between);
}
