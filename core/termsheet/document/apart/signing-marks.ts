import { anyOf } from '../../reading/any-of.ts';
import { isTelephone } from './telephone.ts';
import { isValediction } from './valediction.ts';

/** What nothing but a place to sign has. */
const placeToSign = anyOf(
  /^(?:signed|by|signature|unterschrift|executed)\b[^_…]{0,40}[_…]{3}|^by\s?:$|_____$/iu,
  /^(?:signed|executed) (?:for|by|on behalf)\b|\b(?:for|by) and on behalf of\b/iu,
  /^(?:(?:agreed|accepted|acknowledged|read|seen)(?: and (?:agreed|accepted|approved))?|voor akkoord)(?:\s?:|\s+(?:by|for|on behalf)\b)/iu,
  /^(?:\/s\/\s|in witness whereof\b|signed in \S{1,9} (?:originals|copies|counterparts)\b|fait à\s)/iu,
  /^(?:bon pour accord|lu et approuvé|gelesen und einverstanden|leído y conforme|per accettazione)\b/iu,
);
export const mailAddress = /^\S{1,60}@\S{1,60}\.\p{L}{2,12}$/u;
/** What a telephone writes below a message. */
const sentFrom = /^(?:sent|get outlook) (?:from|for) (?:my|an?|the|outlook|[A-Z]\p{Ll}+ (?:for|on|mail))\b/iu;
/** A rule to sign on. */
export const rule = /_{6,}|\.{10,}|…{4,}/u;
/** In no row or paragraph that is longer people sign. */
export const longestSigned = 2000;
/** What binds is said in a last line below the names, too. */
const saysWhatBinds = /\b(?:non-?|not )?binding\b|\bexclusivity\b|\bgoverning law\b/iu;

/** What no term has: a date is one, and a place to sign is not. */
export function isSureCue(line: string): boolean {
  return (
    rule.test(line) ||
    placeToSign.test(line) ||
    mailAddress.test(line) ||
    isTelephone(line) ||
    isValediction(line) ||
    sentFrom.test(line)
  );
}

/** Where somebody signs, or tells how he can be reached. */
export function isPlace(line: string): boolean {
  return placeToSign.test(line) || isTelephone(line);
}

/** "1700044 Ontario Inc.": a company that has no other name. */
const numberedFirm = /^\d{5,9} \p{Lu}[\p{L} ]{2,30}\b(?:inc|ltd|limited|corp|lt[ée]e)\.?$/iu;

/** True for what a line among signatures has not: figures, and what binds. */
export function statesTerm(line: string): boolean {
  return (
    statesAmount(line) || (/\d[\d.,]{4}\d/u.test(line) && !isTelephone(line) && !numberedFirm.test(line))
  );
}

/** True for a line with an amount or a part in it, or with what binds. */
export function statesAmount(line: string): boolean {
  return saysWhatBinds.test(line) || (/[£$€%]|\b\d+x\b/u.test(line) && !isTelephone(line));
}
