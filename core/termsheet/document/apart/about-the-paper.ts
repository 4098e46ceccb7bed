import { anyOf } from '../../reading/any-of.ts';
import { isTalkOfDraft } from './drafting-note.ts';

const paper = '(?:frame|box|page|paragraph|note|remark|line|text|comment|sheet|cover)s?';
/** What whoever reads a paper is to do with it before it is sent on or signed. */
const toBeTakenOut = anyOf(
  new RegExp(
    `\\b(?:delete|remove|take out|strip out|tear off|cut) (?:this|these|that|my|our) (?:\\p{L}{3,12} )?${paper}\\b`,
    'iu',
  ),
  /\b(?:delete|remove|kill|strip|take out) (?:(?:this|these|them|it) )?before (?:it|this|sending|sharing|signing|issue|circulat)/iu,
);
/** What the writer of a paper wrote into it beside its terms. */
const wroteBeside =
  /\bI (?:have |'ve |’ve )?(?:wrote|written|put|added|left|scribbled|typed|set)\b[^.;]{0,30}\b(?:lines?|notes?|comments?|remarks?|thoughts)\b/iu;
/** "To Marloes:", "Til Anders:": a name, and no party. */
const toSomebody =
  /^(?:to|til|till|aan|an|per|para|à|pour) (?!the\b)\p{Lu}\p{Ll}{2,15}(?: \p{Lu}\p{Ll}{2,15})?\s?:\s/iu;
/** How far a paper has come. */
const isDraft =
  /\bthis is (?:only |still |just )?(?:an?|our|my|the) (?:\p{L}{3,8} )?(?:draft|working copy|discussion copy)\b/iu;
/** "Covering note for the directors:", "How to use form 7b:". */
const namedAsNote = anyOf(
  /^(?:cover(?:ing)?|accompanying|internal|side) (?:note|slip)s?\b[^.:;]{0,50}:\s/iu,
  /^(?:\p{L}{3,20} ?\/ ?)?(?:how to|to) (?:use|fill in|complete|read)\b[^.:;]{0,50}:\s/iu,
  /^(?:typed|transcribed|taken down) (?:up )?from (?:the|a|my|our) (?:tape|recording|dictation|shorthand|notes)\b/iu,
);
/** What only a term has: a sum, a share, a time, and what binds. */
const ofTerm = anyOf(
  /[\p{Sc}%]|\d[\d.,]{3,}|\b\d+ ?(?:k|m|million|months?|years?|days?)\b/iu,
  /\b(?:bind|bound|exclusiv|confidential|govern)/iu,
);
/** Meant for one side alone, whatever stands in it. */
const forOneSide = /^for internal use(?: only)?\s?[:–—-]\s/iu;
const longest = 600;

/** True for a paragraph that speaks of the paper it stands on, to whoever works with it, and states no term. */
export function isAboutThePaper(words: string): boolean {
  if (words.length > longest) return false;
  if (forOneSide.test(words)) return true;
  if (ofTerm.test(words)) return false;
  return (
    (toSomebody.test(words) && isTalkOfDraft(words)) ||
    namedAsNote.test(words) ||
    toBeTakenOut.test(words) ||
    wroteBeside.test(words) ||
    isDraft.test(words)
  );
}
