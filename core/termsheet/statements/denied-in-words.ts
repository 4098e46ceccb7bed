import { anyOf } from '../reading/any-of.ts';
import { hasMoreWordsThan } from '../reading/word-count.ts';
import type { LearnedFact, StatedValue } from './stated-facts.ts';

/** Names those who are on no side, or says that there is nobody else. */
const independents = anyOf(
  /\b(?:independents?|neutral|outside(?:rs?)?|third|chair\w*|non-executives?|advis[eo]rs?)\b/i,
  /\b(?:nobody|no one|none|no) (?:else|others?)\b|\bonly (?:we|you|us|the two)\b/i,
);

/** Whether a passage about a board speaks of independents, be it to say that there are none. */
export function speaksOfIndependents(text: string): boolean {
  return independents.test(text);
}

/** What a sentence that denies a term has to speak of: the model takes silence about it for a denial. */
const spokenOf: Readonly<Partial<Record<LearnedFact, readonly RegExp[]>>> = {
  breakFee: [
    anyOf(
      /\b(?:no|not|never|none|nobody|no one|nothing|neither|nor|without|free|each|every(?:one|body)?)\b|n['\u2019]t\b/i,
      /\b(?:alone|all)\b/i,
    ),
    anyOf(
      /\b(?:fees?|pay\w*|ow(?:e[sd]?|ing)|costs?|charges?|penalt\w+|fines?|indemnit\w+|compensat\w+|forfeits?)\b/i,
      /\b(?:bills?|damages|money|sums?|cents?|penny|reimburs\w+|square|free)\b/i,
    ),
  ],
  'board.independent': [independents],
};

/** A right that is granted is there, whatever is left open about it. */
const granted: Readonly<Partial<Record<LearnedFact, RegExp>>> = {
  antiDilution:
    /(?<!\b(?:not|never|nobody|none)\b[^.;]{0,20})\b(?:entitled to|(?:shall|will) have|enjoys?|benefits? from)\b(?! no\b)[^.;]{0,30}\b(?:anti-?dilution|price) protection/i,
};

/** An answer of a word or two that denies nothing ("FR") is an abbreviation rather than a denial. */
const mostWordsOfAnswer = 2;
const denial = /\b(?:no|not|non|none|nil|never|without|zero|waived?|excluded?|n\/?a)\b|\b0\b/i;

/** "As customary" leaves a term to be written by somebody else. */
const leftToCustom =
  /\b(?:as (?:is )?(?:customary|usual|standard)|(?:customary|usual|standard) (?:terms|provisions|rules))\b/i;

/** Whether a statement that a term is not there rests on words that can deny it. Other statements always do. */
export function isDeniedInWords(fact: LearnedFact, value: StatedValue, text: string): boolean {
  if (value !== false && value !== 'none' && value !== 0) return true;
  if (granted[fact]?.test(text)) return false;
  if (!hasMoreWordsThan(text, mostWordsOfAnswer) && !denial.test(text)) return false;
  return !leftToCustom.test(text) && (spokenOf[fact] ?? []).every((words) => words.test(text));
}
