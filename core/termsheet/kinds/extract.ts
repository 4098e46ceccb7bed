import { anyOf } from '../reading/any-of.ts';
import { hasMoreWordsThan } from '../reading/word-count.ts';
import { explainingWords } from './offer-signs.ts';

/** Longer than this, a document is judged as a whole. */
const mostWords = 300;
const wordOfLetters = /\p{L}+/gu;

/** Somebody who puts money in for shares, or the shares that such people get. */
const investorSide = anyOf(
  /\binvest(?:s|ed|ing|ments?|ors?)?\b|\bVCs?\b|\bangels?\b|preferred (?:stock|shares?)/i,
  /preference shares?|\bseries (?:seed|[a-e])\b|\bpref(?:erred)?\b|pre-?money|post-?money/i,
  /\bvaluation\b|liquidation pref|\bSAFEs?\b|convertible (?:note|loan)|\b(?:EIS|SEIS)\b/i,
  /anti-?dilution|ratchet|founders?\b/i,
);

/** The clauses of a term sheet, by the words that nothing else has. */
const clauseWords: readonly RegExp[] = [
  anyOf(
    /liquidation|(?:issue|purchase|subscription) price|non-?participating|participat(?:es?|ing|ion)\b/i,
    /money back|before (?:any )?(?:common|ordinary|founders)/i,
  ),
  /anti-?dilution|ratchet|weighted average|down ?rounds?|conversion price/i,
  /\bvest(?:s|ed|ing)?\b|\bcliff\b|accelerat(?:es?|ion)/i,
  /(?:good|bad) leavers?|leaver/i,
  /\bboard\b|\bdirectors?\b/i,
  /pro-?rata|pre-?emption|pre-?emptive|participation right/i,
  /drag(?:-| )?along|\bdrag\b|tag(?:-| )?along|\btag\b|force a sale/i,
  /exclusivity|no-?shop|exclusive for/i,
  /option pool|\bESOP\b|employee options/i,
  /\bdividends?\b/i,
  /redemption|redeem|\bput (?:option|right)|buy ?back/i,
  /\bconsent\b|\bveto(?:es)?\b|protective provisions|reserved matters/i,
  /warrant(?:y|ies)|indemnit(?:y|ies)/i,
  /non-?compet(?:e|ition)|restrictive covenants?/i,
  /pre-?money|post-?money|valuation|% of (?:the )?(?:company|shares|equity)/i,
  /valuation cap|\bcap\b|\bdiscount\b|matur(?:es?|ity)|\bconver(?:ts?|sion)\b/i,
];

/** What makes words a term: somebody is bound or wants it, or there is a figure. */
const bindingWords = anyOf(
  /\b(?:shall|will|must|may (?:not|require|at any time)|gets?|receives?|entitled|requires?|can|is (?:reduced|adjusted|paid|payable|needed|required)|(?:we|they|I) (?:want|would like|propose|offer|need|ask)|would like to invest|agrees?)\b/imu,
  /^[\p{L} -]{3,40}:\s/imu,
);
const termFigure =
  /\b\d+(?:[.,]\d+)?\s?(?:x\b|%|times\b|months?\b|years?\b|days?\b|weeks?\b|m\b|k\b|million)|[$£€]\s?\d/i;

/** Told about the past, asked, or explained. */
const otherSpeech = anyOf(
  /\b(?:raised|announced|has closed|led the round|what is|what are|how (?:do|does|to)|in this (?:article|guide|post)|for example|imagine|salary|job|employer|lease|tenant|invoice|royalt(?:y|ies))\b/im,
  /\?\s*$/im,
);

/**
 * Whether a short text is a part of an offer, such as one clause or the main terms in a message: a clause is
 * named, with somebody bound by it or a figure, and it is not explained, asked or reported.
 */
export function isExtractOfTerms(text: string): boolean {
  if (hasMoreWordsThan(text, mostWords, wordOfLetters) || otherSpeech.test(text) || !investorSide.test(text))
    return false;
  const explaining = (text.match(explainingWords) ?? []).filter((words) => !/^ordinary$/i.test(words)).length;
  if (explaining > (text.match(wordOfLetters) ?? []).length / 60) return false;
  const clauses = clauseWords.filter((words) => words.test(text)).length;
  const binds = bindingWords.test(text);
  const hasFigure = termFigure.test(text);
  return clauses >= 1 && (binds || hasFigure);
}
