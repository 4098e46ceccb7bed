import { anyOf } from '../../reading/any-of.ts';
import { isSureCue } from './signing-marks.ts';

/** What somebody does by signing, at the beginning of a line. */
const act = anyOf(
  /^(?:counter-?signed|accepted|acceded|acknowledged|attest(?:ed)?|(?:as )?witness(?:ed|es)?|executed|initialled|joined)\b/iu,
  /^(?:tiltrådt|underskrevet|undertecknat|unterzeichnet|ondertekend|firmato|firmado|assinado|signé)\b/iu,
  /^agreed (?:in principle )?(?:for|by|on behalf)\b/iu,
  /^(?:zur kenntnis genommen|einverstanden|gelesen und|accepté|acceptée|lu et accepté)(?![\p{L}])/iu,
  /^(?:I|we) have read .{3,30}\b(?:letter|offer|terms|above|paper)\b/iu,
  /^we (?:accept|agree to|confirm) (?:the|this|these) (?:above|terms|offer)\b/iu,
  /^copy to be returned\b|\bsign where your name\b|\bduly authori[sz]ed\b/iu,
  /^in witness whereof\b|\bbeing (?:thus |so )?(?:just and |in )?(?:agreed|contracted)\b|\bthey sign\b/iu,
  /^(?:signed|sealed)\b|^(?:in|into) (?:the )?presence of\b|^i, \p{Lu}.{2,60}\bcertify\b/iu,
);
/** In whose name somebody signs, and by what right. */
const authority = anyOf(
  /\b(?:authority|authori[sz]ed) to (?:bind|sign)\b|\bauthori[sz]ed signator(?:y|ies)\b|\bwho signs for\b/iu,
  /\b(?:powers? of attorney|attorney-in-fact|revocation of)\b|\bfuldmagt\b|\bvollmacht\b|\bprocuration\b/iu,
  /\bby (?:its|her|his|their) (?:attorney|directors?|secretary|president)\b/iu,
  /\bby (?:its|their) (?:sole member|general partner|trustees?)\b/iu,
  /\bpar (?:sa|son|leur) (?:présidente?|gérante?|directeur|directrice)\b/iu,
  /\bpar délégation\b|\bfirma (?:collettiva|singola)\b/iu,
  /\bdûment autorisée?(?!\p{L})|\bunder delegation\b/iu,
  /^p\. ?[po]\. |, p\. ?[po]\.$|\bpour les? \p{L}{4,20},? p\. ?o\b/iu,
  /\bliability of (?:the|each) [\p{L} -]{0,30}trustees? is limited\b/iu,
  /\b(?:på vegne af|på vegner av|im namen (?:von|der|des)|au nom de|en nombre de|em nome de)\b/iu,
  /\bjoined pro forma\b|\brenonce à la qualité\b|\bséparation de biens\b/iu,
  /\bin (?:his|her|their) sole and separate property\b|\bconjoints?\b|, [sdw]\/o \p{Lu}/iu,
);
/** What is put beside a name: seals, stamps, what is to be written by hand, how many copies. */
const seal = anyOf(
  /^sd\/-|\b(?:common|company|corporate) (?:seal|stamp|chop)\b/iu,
  /^\((?:seal|stamp|cachet|stempel|l\.?s\.?)\)|\((?:seal|stamp)\)$/iu,
  /\bmention manuscrite\b|\blu et approuvé\b|\bletto,? (?:confermato|approvato)\b|\bgelezen en goedgekeurd\b/iu,
  /^(?:two|three|four|\d) (?:originals|counterparts|copies)\b[^;]{0,80}\b(?:seals?|keeps?|retains?|signs?|kept)\b/iu,
  /^date\s?:(?:\s?\((?:year|month|day)\)){2,3}$/iu,
  /\bnotary public\b|\b(?:acknowledged|sworn|subscribed) (?:to )?before me\b/iu,
  /^(?:the )?(?:state|county) of [\p{L} ]{3,20}§$/iu,
  /^verteiler\s?:|^anlagen?\s?:?$|\b(?:please )?cut here\b|^pièces? jointes?\b/iu,
  /^\((?:tear|cut) off\b|^(?:p\. ?j\. ?[:(]|cc\b|copia p\. ?c\.|encl(?:osures?)?\b|encs?\b)/iu,
);
/** How a formal letter closes, in a sentence of its own. */
const close = anyOf(
  /\bje vous prie d['’]agréer\b|\bveuillez (?:agréer|recevoir)\b/iu,
  /\bconsidération distinguée\b/iu,
);
/** Before a name: for whoever has the right to sign. */
const inPlaceOf = /^(?:ppa|i\. ?[va])\. ?\p{Lu}/u;
/** When and where a paper was signed: a place has a capital letter. */
const made = anyOf(
  /^(?:[Ff]ait|[Dd]one|[Gg]edaan|[Oo]pgemaakt|[Ff]atto|[Hh]echo|[Ff]eito|[Uu]dfærdiget|[Gg]eschehen) (?:à|at|te|a|in|em|en|i|zu)\s\p{Lu}/u,
  /^\p{Lu}[\p{L} -]{2,25}, den (?:_|\d)/u,
);
/** In how many copies. */
const copies = anyOf(
  /\ben (?:autant|deux|trois|\d) (?:d['’])?(?:originaux|exemplaires)\b/iu,
  /\bin (?:two|three|\d) (?:originals|counterparts)$/iu,
);
/** What a service for signatures writes below a name. */
const digital = anyOf(
  /\b(?:MitID|BankID|DocuSign|Adobe Sign|HelloSign|Penneo|Scrive|itsme|SwissSign|eIDAS)\b/iu,
  /^(?:serial number|serienummer|certificate|fingerprint)\s?:\s?[\da-f-]{8,}$/iu,
  /\b\d\d:\d\d(?::\d\d)? ?(?:UTC|CES?T|GMT)\b|^(?:document key|dokumentnøgle|envelope id)\b/iu,
);
/** What such a service says of itself, in the languages of its customers. */
const signedBy = anyOf(
  /\b(?:signed|underskrevet|undertecknat) (?:via|through|med) \p{Lu}/u,
  /\b(?:unterzeichnet|ondertekend) (?:via|mit|met) \p{Lu}/u,
  /\b(?:signé|firmado|assinado) (?:via|avec|con|com) \p{Lu}/u,
);
/** "Mobile:", "Emirates ID: ____": a field with nothing in it. */
const openField = /^\p{Lu}[\p{L}\d .()]{1,30}:(?:\s?[\d-]{0,8}_[_\d /-]*)?$/u;

const longestFormula = 180;
const longestMark = 70;

/** True for a line by which, or in whose name, somebody signs: no term is worded so. */
export function isSigningFormula(line: string): boolean {
  // Who may sign and what that does is a term; that somebody signs is none.
  if (line.length > longestFormula || /\b(?:shall|must|may|should|will)\b/u.test(line)) return false;
  // "… before the agreement is / signed": a line that goes on with a sentence.
  const isAct = act.test(line) && /^\p{Lu}/u.test(line);
  // "Reply yes and she sends the DocuSign" is a sentence, and no mark of the service.
  const isMark = digital.test(line) && line.length <= longestMark && !/[.!?]$/u.test(line);
  const isDigital = isMark || signedBy.test(line);
  return (
    isAct ||
    isDigital ||
    [authority, inPlaceOf, seal, close, made, copies].some((pattern) => pattern.test(line))
  );
}

/** True for what only a place to sign has, or the words of signing. */
export function isOfSigning(line: string): boolean {
  return isSureCue(line) || isSigningFormula(line);
}

/** True for a field with a name and nothing in it. */
export function isOpenField(line: string): boolean {
  return openField.test(line);
}
