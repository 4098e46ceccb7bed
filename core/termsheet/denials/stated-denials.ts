import { anyOf } from '../reading/any-of.ts';
import type { Sentence } from '../reading/sections.ts';
import type { DeniedTerm } from './denied-term.ts';
import { claimsNoPart, isFreeToPart, needsNoConsent } from './plain-denials.ts';

const sold = anyOf(
  /\b(?:sale|sold|sells?|buys?|bought|swallow\w*|exit|takeover)\b/i,
  /\bacqui(?:r\w+|sition)\b|\bchange (?:of|in) control\b|\bliquidat\w+|\bwound up\b/i,
);
const own = anyOf(
  /\b(?:shares?|slice|part|portion|stake|equity|stock|conver\w+|common|ordinary)\b/i,
  /\b(?:per ?cent|fifth|third|quarter|tenth|half)\b|%/i,
);
const orOther = /\bor\b|\/|\b(?:greater|higher|larger|bigger|better) of\b/i;
const oneOfTwo = anyOf(
  /\bwhich ?ever\b|\bthe (?:better|bigger|greater|larger|higher)(?: one| of\b|[.;,]|$)|\bwhat(?:ever)? is more\b/i,
  /\bone of (?:the )?(?:two|them|both)\b|\bone (?:or the other|only)\b|\bwe take one\b|\beither[\s/-]or\b/i,
  /\b(?:not|never|no wish to do|don't get) (?:both|the (?:two|one on top))\b|\bnot cumulative\b/i,
  /\bchooses? between\b|\bin place of\b|\balternatives?\b|\bor convert\b/i,
  /\bat (?:our|its|their|the holders?'?) (?:own )?(?:option|choice|election)\b/i,
  /\b(?:our|their|its) (?:pick|choice)\b|\b(?:we|they|it) chooses?\b/i,
  /\bas (?:we|they|it|the [a-z\u00c0-\u024f]+) (?:prefers?|chooses?|likes?)\b/i,
);
const togetherDenied =
  /\b(?:accumulation|cumulation|combination) of (?:both|the two)\b[^.;]{0,20}\b(?:ruled out|excluded|not \w+)/i;
/** Money back, or shares: a choice between the two, though nobody says so. */
const moneyOrShares =
  /\b(?:principal|loan|money|cash|che(?:ck|que)|[1-3]x|investment|put in|purchase amount)\b[^.;]{0,60}\bor\b[^.;]{0,40}\b(?:conver\w+|shares?|stock)\b/i;
const onTop =
  /\b(?:and then|then also|on top|as well as|plus|in addition|besides|and after that|thereafter)\b/i;

const companyOnly = anyOf(
  /\b(?:warrant\w+|reps?|representations?|guarantees?)\b[^.;]{0,60}\b(?:company(?:'s)?|corporation)(?: only| alone|\W*$)\b/i,
  /\b(?:warrant\w+|reps?|representations?)\s?[:|]\s*(?:by |from )?the company\W*$/i,
  /(?:^|[:.;]\s)company(?:'s)? (?:warranties|reps|representations)(?: only| alone)\W*$/i,
  /(?<!other )\b(?:founders|promoters|you(?: two)?)\b[^.;]{0,20}\b(?:give|make|sign)s? (?:none|nothing)\b/i,
);
const nothingDue = anyOf(
  /\b(?:nothing|no (?:payment|sum|fee|fine|charge|penalty)) (?:is |shall be |will be |falls )?(?:due|payable|to pay|owed)\b/i,
  /\bno (?:fee|fine|penalty) (?:attaches|applies|follows)\b|\bowes? nothing\b/i,
);
const exclusive =
  /\bexclusiv|\bno-?\s?shop\b|\b(?:fail|abort|break|walk|withdraw|not (?:close|sign|complet))/i;

/** Denials that are told by what happens, not by a name: one of two on a sale, and not both. */
export function statedDenials(sentences: readonly Sentence[]): DeniedTerm[] {
  return sentences.flatMap((sentence, index): DeniedTerm[] => {
    const { section, isLabel } = sentence;
    if (isLabel) return [];
    const text = `${section?.title ?? ''}: ${sentence.text}`;
    const found: DeniedTerm[] = [];
    if (isOneOfTwo(text, sentences[index + 1]) || togetherDenied.test(text)) {
      found.push({ fact: 'participation', value: 'none', sentence });
    }
    if (isCompanyOnly(text, sentence, sentences[index + 1]))
      found.push({ fact: 'founderWarranties', value: 'none', sentence });
    if ((nothingDue.test(text) && exclusive.test(text)) || isFreeToPart(sentence.text)) {
      found.push({ fact: 'breakFee', value: false, sentence });
    }
    if (needsNoConsent(sentence.text)) found.push({ fact: 'protectiveProvisions', value: false, sentence });
    if (claimsNoPart(sentence.text)) found.push({ fact: 'proRata', value: false, sentence });
    return found;
  });
}

const founders = '(?:(?:the|either|any|both) (?:of )?)?(?:founders?|promoters?|you)';
/** "Not off you", "none from the founders", "never from either of you". */
const ofNoFounder = `(?:not|none|nothing|never) (?:\\w+ )?(?:off|from|by|of) ${founders}\\b`;
const notOfFounders = new RegExp(`\\b${ofNoFounder}`, 'gi');
const companyNotFounders = new RegExp(
  `\\b(?:warrant\\w+|reps?)\\b[^.;]{0,40}\\bcompany\\W{1,4}${ofNoFounder}`,
  'i',
);

/** "From the company. From the founders on title alone": the answer may go on. */
function isCompanyOnly(text: string, { line }: Sentence, next: Sentence | undefined): boolean {
  const after = next?.line === line ? next.text : '';
  const found = companyOnly.exec(text);
  if (!found) return companyNotFounders.test(`${text} ${after}`);
  const rest = `${text.slice(found.index + found[0].length)} ${after}`;
  return !/\b(?:founders?|promoters?|you)\b/i.test(rest.replace(notOfFounders, ''));
}

function isOneOfTwo(text: string, next: Sentence | undefined): boolean {
  if (!sold.test(text) || !orOther.test(text) || !own.test(text) || onTop.test(text)) return false;
  return (
    oneOfTwo.test(text) ||
    moneyOrShares.test(text) ||
    (next !== undefined && !next.isLabel && oneOfTwo.test(next.text) && !onTop.test(next.text))
  );
}
