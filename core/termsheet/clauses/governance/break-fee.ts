import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { sentencesWith } from '../../reading/layout.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesWithin } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { larger, settle } from '../../reading/settle.ts';
import { isStatement } from '../stated-right.ts';

const dealFails = [
  'not (?:have )?(?:occur(?:red)?|take(?:n)? place|happen(?:ed)?|closed?)',
  'not to (?:proceed|go ahead|complete)|withdraws?|walks? away|breaks? off|pulls? out',
  'does not (?:close|sign|complete)|breach(?:es)?',
].join('|');
const feeWords = anyOf(
  /\bif\b[^.;]{0,60}\b(?:someone|somebody|anyone) else\b[^.;]{0,40}\b(?:owe|pay)s?\b/i,
  new RegExp(
    `\\b(?:if|should)\\b[^.;]{0,140}\\b(?:${dealFails})\\b[^.;]{0,90}\\b(?:pays?|owes?)\\b[^.;]{0,40}(?:\\blump sum|\\bcompensation\\b|\\bpenalty|[\\u20ac$\\u00a3]\\s?\\d|\\b[A-Z]{3} \\d)`,
    'i',
  ),
  /\bbreak(?:-?\s?up|age)?[- ]fees?\b|\babort(?:ive)?[- ](?:costs? )?fees?\b|\btermination fees?\b/i,
  /\bdrop-?dead fees?\b|\bbreak costs?\b|liquidated damages/i,
  /\b(?:not|fails? to|does not)\b[^.;]{0,25}\b(?:close|complete|proceed|sign)\b[^.]{0,140}\b(?:pays?|owes?|payable)\b[^.;]{0,40}\b(?:fee|sum|penalty) of\b/i,
  /\b(?:fee|sum|penalty) of [^.;]{2,30}\bif\b[^.;]{0,60}\b(?:not|fails?|withdraws?|walks? away)\b/i,
);
const owes = '(?:owe[sd]?|payable|due|pays?|paid|payments?|fee|penalty|compensation)';
const when = '(?:if|when|where|should|in case|in the event)';
const comesToNothing =
  "(?:not|no (?:contract|deal|agreement) (?:comes about|is (?:made|reached|signed)|follows)|fails?|falls? (?:over|through|apart|away|down)|lapses?|aborts?|walks?|comes? to nothing|is abandoned)\\b|n['\u2019]t\\b";
/** "Nothing is due except our costs". */
const noException = '(?![^.;]*\\b(?:except|other than|save|but|apart from|only)\\b)';
const noFee = anyOf(
  new RegExp(
    `\\b(?:no(?! such)|nothing|nobody|none|neither (?:side|party|of us))\\b${noException}[^.;]{0,50}\\b${owes}\\b[^.;]{0,70}\\b${when}\\b[^.;]{0,60}(?:\\b${comesToNothing})`,
    'i',
  ),
  new RegExp(
    `\\b${when}\\b[^.;]{0,60}(?:\\b${comesToNothing})[^.;]{0,60}\\b(?:nobody|nothing|no one|none|neither)\\b${noException}[^.;]{0,30}\\b(?:${owes}|claims?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${when}\\b[^.;]{0,60}(?:\\b${comesToNothing})[^.;]{0,40}\\b(?:pays?|owes?)\\b[^.;]{0,15}\\bnothing\\b`,
    'i',
  ),
  new RegExp(
    `(?:n['\u2019]t|\\b(?:not|never)) (?:have to )?(?:owe|pay)\\b${noException}[^.;]{0,30}\\b${when}\\b`,
    'i',
  ),
  // Each side pays its own, whatever happens, or costs are paid where the deal is done alone.
  /\b(?:each|every(?:one|body)?|both|you pay yours)\b[^.;]{0,60}\b(?:costs?|fees|expenses|lawyers?|advis[eo]rs?|own|his|its|theirs?|mine|ours)\b[^.;]{0,60}\b(?:whether|even if|also if|in (?:every|any|all) (?:event|case)s?|however)\b/i,
  new RegExp(
    `\\b(?:${when}|with no)\\b[^.;]{0,40}(?:\\b(?:${comesToNothing}|no (?:closing|completion|deal|signing)\\b)|closing\\b)[^.;]{0,30}\\b(?:each|every(?:one|body))\\b[^.;]{0,30}\\b(?:pays?|bears?|carries|covers)\\b`,
    'i',
  ),
  /\b(?:costs?|fees?|expenses|lawyers?|counsel|actuals)\b[^.;]{0,80}\bonly (?:if|on|at|upon|when|after)\b[^.;]{0,25}\b(?:clos\w+|complet\w+|sign\w*|lands?|reali[sz]ed|funded|happens?)\b/i,
  /\b(?:nothing|no (?:payment|sum|amount|compensation|penalty))\b[^.;]{0,15}\b(?:is|shall be|will be|becomes?) (?:due|payable|owed)\b[^.;]{0,60}\b(?:not|end|fail|lapse|stop|break)/i,
  /\bno (?:break|abort|termination|drop)[- \w]{0,12}(?:fees?|payments?|penalty|compensation)\b/i,
  /\b(?:without|absent|failing) (?:an? |any )?(?:closing|completion|signing|deal)\b[^.;]{0,40}\b(?:own|nothing|no payment|where they fall)\b/i,
  /\bno (?:closing|completion|deal), no (?:payment|fees?|costs?)\b/i,
  /\bbreaking off\b[^.;]{0,40}\b(?:no|not)\b[^.;]{0,20}\bliab/i,
  /\bno fee is (?:due|payable)\b[^.;]{0,60}\b(?:not|does not|fails?|abort)/i,
  /\b(?:without|neither|nor)\b[^.;,]{0,20}\b(?:break|abort|termination)[- ]?fee/i,
  /break[- ]?fees?\s?[:-]?\s(?:none|nil|not applicable|n\/a)/i,
  /\bbei nicht-?closing\b[^.;]{0,40}eigene/i,
);

/** Whether the company has to pay if the round fails, and where that is said or denied. */
export function readBreakFee(reading: Reading): {
  readonly value: Fact<boolean>;
  readonly sentences: readonly Sentence[];
} {
  const denied = sentencesWith(reading, noFee);
  const isDenied = new Set(denied);
  const asked = matchesWithin(reading, feeWords).filter(
    ({ sentence }) => isStatement(sentence) && !isDenied.has(sentence) && !reading.isRefused(sentence),
  );
  const refused = denied.length > 0;
  const headed = reading.sentences.filter(
    (sentence) =>
      !sentence.isLabel && feeWords.test(sentence.section?.title ?? '') && !isDenied.has(sentence),
  );
  const emptyHeaded = headed.filter(isEmptyAnswer);
  const granting = [
    ...asked.map((found) => found.sentence),
    ...headed.filter((sentence) => !isEmptyAnswer(sentence)),
  ];
  if (granting.length > 0) {
    const { value } = settle(
      reading,
      granting.map((sentence) => ({ value: 1, span: sentence })),
      larger,
    );
    return { value: value === unresolved ? unresolved : true, sentences: granting };
  }
  if (refused || emptyHeaded.length > 0) return { value: false, sentences: denied };
  return { value: null, sentences: [] };
}
