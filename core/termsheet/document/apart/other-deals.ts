import { anyOf } from '../../reading/any-of.ts';

/** A deal that is not this one: "our last investment", "my old note", "the pre-Series A of 2024". */
const otherDeal =
  /\b(?:my|our|his|her|their)\s(?:last|late|previous|earlier|prior|old|former|first)\s(?:[\w-]+\s){0,2}/i;
const deals = /^(?:deals?|investments?|syndicates?|notes?|loans?|partners?|funds?|portfolio|backers?)\b/i;
const datedRound =
  /\b(?:in|for|at|from) (?:the |our |their |your )?(?:[\w'’-]+ ){0,3}(?:rounds?|(?:pre-)?series [a-z]|seed) (?:of|in) (?:19|20)\d\d\b/i;
/** "Last year we invested £2m in Penstock"; "the Series A investors bought at US$1.10 in 2023". */
const dated =
  /\b(?:last (?:year|spring|summer|autumn|winter)|in (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|years? ago|back in)\b/i;
/** "Cohorts 1 to 6": those whom an accelerator took in before. */
const otherCohort = anyOf(
  /\b(?:cohorts?|batch(?:es)?) (?:\d|one\b|of (?:19|20)\d\d)/i,
  /\b(?:earlier|previous|past) (?:cohorts?|batch(?:es)?)\b/i,
);
const otherCompany = /\b(?:a|another|one) (?:company|start-?up|firm|business|deal|round)\b/i;
const dealt = /\b(?:invested|put in|backed|bought|paid|raised|led|subscribed|were issued|was issued)\b/i;
/** "Its 2021 investment in another start-up contained a supply lock." */
const intoAnother =
  /\b(?:investment|deal|round|loan|bet) (?:in|into|with) (?:another|a different) (?:start-?up|company|business|firm)\b[^.;]{0,20}\b(?:had|was|were|contained|carried|came|gave|got)\b/i;
/** "For comparison, the others said …": what somebody else would do. */
const compares = /^\W*(?:just )?(?:for|by way of) comparison\b/i;
const thisOffer = '(?:this|it|ours|these|our (?:offer|terms|sheet|paper))';
/** "Some readers will compare this with the sheet of another fund (10% dividend)". */
const comparesWith = new RegExp(
  `\\bcompare ${thisOffer} (?:with|to) (?:the |an? )?(?:[\\w-]+ ){0,2}` +
    '(?:sheet|offer|paper|proposal|terms|letter)s? (?:of|from)\\b',
  'i',
);
/** "Clean up the note of those people (8%, a discount of 30%); not a condition, only advice". */
const isAdvice = /\bnot a condition\b[,;]?(?: [a-z]+){0,4} (?:advice|suggestion)\b/i;
const toldInPast =
  /\b(?:was|were|had|did|wanted|asked|insisted|took|got|ended|came|lost|raised|invested|bought|paid|put|led|done)\b/i;
/** Words of a term: whoever is bound by it, or what is so now, belongs to this offer. */
const boundNow = anyOf(
  /\b(?:shall|will|must|may|would|should|can|is|are|ranks?|remains?|converts?|agrees?|undertakes?)\b/i,
  /\b\w+['’]ll\b/i,
);
const money =
  /[$£€₹]\s?\d|\b[A-Z]{3}\s?\d|\d\s?(?:x\b|%|m\b|million|crore|lakh)|\b(?:cap|ratchet|twice|money)\b/i;

/** Whether a sentence tells what became of another deal, so that its figures are not those of this offer. */
export function isAboutOtherDeal(sentence: string): boolean {
  if (intoAnother.test(sentence) && !boundNow.test(sentence)) return true;
  const isAside = compares.test(sentence) || comparesWith.test(sentence) || isAdvice.test(sentence);
  if (isAside && money.test(sentence)) return true;
  if (!money.test(sentence) || !toldInPast.test(sentence) || boundNow.test(sentence)) return false;
  const named = otherDeal.exec(sentence);
  const isNamed = named !== null && deals.test(lastWords(sentence, named));
  return (
    isNamed ||
    otherCohort.test(sentence) ||
    datedRound.test(sentence) ||
    (dated.test(sentence) && (dealt.test(sentence) || otherCompany.test(sentence)))
  );
}

/** The words in which the thing named may stand: up to two adjectives come before it. */
function lastWords(sentence: string, named: RegExpExecArray): string {
  const [, , ...after] = sentence.slice(named.index, named.index + 90).split(/\s+/u);
  return after.slice(0, 3).find((word) => deals.test(word)) ?? '';
}
