import { anyOf } from '../../reading/any-of.ts';
import type { Parties } from '../parties.ts';

/** A side that has seats on the board. */
export type SeatSide = 'founders' | 'investors' | 'independent';

const neutral = anyOf(
  /\bindependent|\bneutral|\boutsid|\btogether\b|\bjointly\b|\bunanimous|\bmutual/i,
  /\bNEDs?\b|\bnon-executives?\b(?! (?:of|from|for) )/i,
  /\bagree(?:d|s|able|ment)?\b|\bof both\b|\ball (?:of us|(?:two|three|four|five)(?: of (?:you|us))?)\b/i,
  /\bboth (?:groups|sides|camps|of us|like|accept|agree|trust|want)|\bneither (?:side|of us)\b/i,
  /\bwe (?:all|both|all three|three all) \w+|\b(?:isn't|is not|not) (?:one )?(?:of|with) (?:us|either)\b/i,
  /\b(?:serves?|works?|beholden|answers?|belongs?|employed)\b[^,;.]{0,12}\b(?:neither|no ?one|nobody|no (?:party|side|camp))\b/i,
  /\bneither (?:company|house|party|camp|firm)\b|\bnobody's (?:camp|employee|man|friend)\b|\bfree of both\b/i,
  /\bno (?:ties?|stake|links?|connections?)\b|\bstrangers?\b|\bnone of us\b|\bunconnected\b/i,
  /\bcommon (?:accord|consent|trust|choice|agreement)\b|\bacceptable to .{1,40} and\b/i,
  /\b(?:approved|accepted|acceptable) (?:by|to) (?:all|both)\b/i,
  /\b(?:nominated|proposed|chosen|named) by .{1,50}\b(?:and|but) (?:accepted|approved|confirmed) by\b/i,
);
/** "Whom you brought and we like", "whom the founders and Harrow choose": both sides have a word in it. */
const byBoth = /\bwhom\b.*(?:\byou\b.*\b(?:we|I|us)\b|\b(?:we|I)\b.*\byou\b)/i;
const chosenBy = /\b(?:appointed|chosen|named|nominated|elected|designated|selected|picked|found) by\b/i;
const byMany = /\b(?:both|and|all|jointly|together|mutual|common)\b/i;
const speaking = /\b(?:me|my|myself|mine|us|ours?|we|I)\b/;
const spokenTo = /\b(?:you|yours?|yourselves)\b/i;
/** What investors are called who are no fund. */
const investorNames = [
  'group|syndicate|lenders?|(?:note ?|loan ?)?holders(?! of)|studio|programme|accelerator',
  'university|college|office|family|foundation|trust|bank',
].join('|');
const investorNouns = new RegExp(`\\b(?:the|our|this|its) (?:${investorNames})\\b`, 'i');
const lowerPreferred = /\bclass [A-F]\b|\bA class\b|\bthe A\b/;

/**
 * The side that words about a seat name first; null where they name none. Of a person's name only what is `known`
 * counts: "Ann from the water authority" is of no side.
 */
export function sideNamed(words: string, parties: Parties, known = false): SeatSide | null {
  if (neutral.test(words) || byBoth.test(words)) {
    // An independent whom one side chooses is another matter.
    const [, chooser] = words.split(chosenBy);
    return chooser === undefined || byMany.test(chooser) ? 'independent' : null;
  }
  const isFounders = parties.founderPerson.test('we');
  const founders = first(words, parties.founder, isFounders ? speaking : spokenTo);
  const investors = first(
    words,
    parties.investor,
    isFounders ? investorNouns : speaking,
    ...(known && !/^(?:of|from|for) /.test(words) ? [] : [investorNouns, lowerPreferred]),
  );
  if (founders === investors) return null;
  return founders < investors ? 'founders' : 'investors';
}

function first(words: string, ...patterns: readonly RegExp[]): number {
  return Math.min(...patterns.map((pattern) => pattern.exec(words)?.index ?? Number.POSITIVE_INFINITY));
}
