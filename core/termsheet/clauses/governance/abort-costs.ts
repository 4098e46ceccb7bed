import { anyOf } from '../../reading/any-of.ts';
import { sentencesWith } from '../../reading/layout.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { isStatement } from '../stated-right.ts';

const payer = '(?:company|issuer|target|founders?|promoters?|(?:existing )?shareholders|you)';
const pays =
  '(?:pay(?:s|able|ing)?|reimburs\\w+|indemnif\\w+|bears?|bearing|covers?|compensat\\w+|mak\\w+ good|liable for|responsible for|hold\\w* harmless)';
const costs = '(?:costs?|fees|expenses|outlays?|losses)';
const backsOut = `(?:${[
  'end(?:s|ed)? (?:the )?(?:talks|negotiations|discussions)|withdraw\\w*|break\\w* off|broken off',
  'pull\\w* out|walk\\w* away|back\\w* out|terminat\\w*|abandon\\w*|abort\\w*|refus\\w*|declin\\w*',
  'elect\\w* not|decid\\w* not|choos\\w* not|fail\\w* to (?:close|complete|proceed|sign)',
  '(?:does|do) not (?:close|complete|proceed|sign)|breach\\w*',
  'accept\\w* (?:another|a competing|an alternative|a rival)',
].join('|')})`;
const fails =
  '(?:(?:does|do|is|are|did|has) not[^.;]{0,15}\\b(?:clos|complet|proceed|consummat|sign|occur|take place|happen)\\w*|fails? to (?:close|complete|proceed)|abort\\w*|falls? through)';

/** The founders' side says no, and pays the other side's costs for it. */
const forSayingNo = [
  new RegExp(
    `\\b${payer}\\b[^.;]{0,80}\\b${backsOut}[^.;]{0,160}\\b${pays}\\b[^.;]{0,80}\\b${costs}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${payer}\\b[^.;]{0,40}\\b${pays}\\b[^.;]{0,80}\\b${costs}\\b[^.;]{0,120}\\b(?:if|should|where|in case|on|upon|in the event)\\b[^.;]{0,40}\\b(?:it|they|${payer})\\b[^.;]{0,40}\\b${backsOut}`,
    'i',
  ),
  new RegExp(
    `\\b(?:withdrawal|termination|breach|refusal)\\b[^.;]{0,20}\\bby (?:the )?${payer}\\b[^.;]{0,120}\\b${pays}\\b[^.;]{0,80}\\b${costs}\\b`,
    'i',
  ),
];
/** An indemnity for a round that fails, for whatever reason. */
const indemnity = [
  new RegExp(
    `\\b${fails}[^.;]{0,160}\\b(?:indemnif\\w+|hold\\w* harmless)\\b[^.;]{0,120}\\b${costs}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:indemnif\\w+|hold\\w* harmless)\\b[^.;]{0,120}\\b${costs}\\b[^.;]{0,120}\\b${fails}`,
    'i',
  ),
];
const dealWords = [
  'talks|negotiat\\w*|discussions?|transaction|round|financing|investment|invest|closing|close',
  'completion|complete|proceed|term ?sheet|heads of terms|deal|exclusiv\\w*|withdraw\\w*',
  'break\\w* off|pull\\w* out|walk\\w* away',
].join('|');
const aboutTheDeal = new RegExp(`\\b(?:${dealWords})\\b`, 'i');
const denied = anyOf(
  /\b(?:no|not|neither|nor|without)\b[^.;]{0,40}\b(?:pay|payable|reimburs\w+|indemnif\w+|bear|liable|responsible|liability)\b/i,
  /\b(?:its|their) own (?:legal |professional |advis\w+ )?(?:costs|fees|expenses)/i,
);
/** "Without good reason" says when the costs are due, not that they are not. */
const withoutReason = /\bwithout (?:an? )?(?:good |due |valid |just )?(?:reason|cause)\b/gi;
/** What is paid up to a sum for a breach is no price on saying no, and is rated with the costs. */
const limited =
  /\b(?:up to|capped at|no more than|not (?:to )?exceed\w*)\s(?:[A-Z]{3}\s?)?[$\u00a3\u20ac\u20b9]?\s?\d/i;

/** Costs of another matter: what founders warrant, how they leave, what the company owes its directors. */
const otherMatter = anyOf(
  /warrant|representation|leaver|vesting|non-?\s?compet|director|insurance|d&o|registration/i,
  /liquidation|redemption|dividend/i,
);

/**
 * Sentences, wherever they stand, that make the founders' side pay the investors' costs because it backs out, or
 * that hold investors free of costs if the round fails. Costs that the company pays in any case, closing or not,
 * are another matter (fees and expenses).
 */
export function abortCostSentences(reading: Reading): Sentence[] {
  const asked = new Set([...forSayingNo, ...indemnity].flatMap((pattern) => sentencesWith(reading, pattern)));
  return reading.sentences.filter(
    (sentence) =>
      asked.has(sentence) &&
      isStatement(sentence) &&
      aboutTheDeal.test(sentence.text) &&
      !denied.test(sentence.text.replace(withoutReason, '')) &&
      !otherMatter.test(sentence.section?.title ?? '') &&
      !(limited.test(sentence.text) && /\bbreach\b/i.test(sentence.text)) &&
      !reading.isAlternative(sentence),
  );
}
