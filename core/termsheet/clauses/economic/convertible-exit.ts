import type { TermSheetFacts } from '../../facts.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { findMultiples } from '../../reading/numbers/multiple.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { moneyInSentence } from '../../reading/stated-money.ts';
import { readInvestmentAmount } from './investment-amount-reading.ts';
import { multipleOf } from './multiple-of.ts';

/** What is paid when the company is sold before the money has turned into shares. */
export interface SaleBeforeConversion {
  readonly multiple: number | null;
  /** The investor chooses between the money and shares, and never has both. */
  readonly isChoice: boolean;
  readonly sentence: Sentence | null;
}

const saleTitles = anyOf(
  /^if you are sold first$|change (?:of|in) control|exit|liquidity event|sale of the company|acquisition/i,
  /^corporate transactions?\b|^(?:trade )?sale\b|\bsold (?:first|before)\b/i,
);
const saleWords = anyOf(
  /change (?:of|in) control|(?:liquidity|exit) event|corporate transaction|\btrade sale\b/i,
  /(?:sale|acqui\w+\b)[^.;]{0,60}(?:before|prior to)[^.;]{0,40}(?:conversion|financing|priced round)/i,
  /\b(?:company|firm|business|you|we|it) (?:is|are|get|gets|kena) (?:sold|acquired|bought|taken over)\b/i,
  /\b(?:half|majority|most|all) of (?:the|its|your) (?:shares|capital|company)\b[^.;]{0,20}\b(?:be|is|are|get) (?:sold|acquired)\b/i,
  /\b(?:some(?:one|body)|any(?:one|body)) (?:buys|acquires|takes over)\b/i,
);

const sumInvested = anyOf(
  /\b(?:principal|purchase (?:price|amount)|face value|investment)\b/i,
  /\b(?:sum|amount) (?:lent|invested|advanced)\b/i,
  /\b(?:what|the (?:sum|amount|money)) (?:we|I|it|they)(?: have|['\u2019]ve)? (?:lent|put in|paid|invested)\b/i,
  /\b(?:my|our|its|their) (?:money|cash|loan|[A-Z$\u00a3\u20ac]{1,3}\s?\d[\d,.]*)/i,
);
const comesBack = anyOf(
  /\b(?:repay(?:s|ment)?|repaid|returned|(?:paid|get|gets|have|want) back|back)\b/i,
  /\b(?:receives?|gets?|takes?|choose|elects?|picks?|paid|pay)\b|\b(?:is|are) (?:due|owed)\b/i,
);
const fullRepayment =
  /\b(?:repayment|repaid|redemption|redeemed|paid back) (?:at|of|in the amount of) (?:100 ?%|par\b|one times\b)/i;
/** The money or the shares, whichever is more or is preferred. */
const choice = anyOf(
  /\b(?:greater|higher|larger) of\b|\bwhichever\b|\bchooses?\b|\belects?\b|\beither\b|\bget to pick\b/i,
  /\bunless\b[^.;]{0,40}\bprefers?\b|\bthe higher one\b|\bcan(?:no|['\u2019])t have both\b|\bnever both\b/i,
  /\bor\b[^.;]{0,50}\b(?:where|if) (?:that|this|it) is (?:the )?(?:larger|higher|greater|bigger|more)\b/i,
);
const takenBack = anyOf(
  /^(?:that|this|it) (?:is|was|has been) (?:deleted|struck|withdrawn|dropped|removed|not)\b/i,
  /^(?:(?:that|this|it|he|she|they) (?:is|was|were|has been) )?(?:voted down|outvoted|rejected|refused|declined)\b/i,
  /^[^.;]{0,40}\b(?:did not|didn['\u2019]t) (?:support|agree|follow|accept|want|carry)\b/i,
  /^(?:we|they) (?:said|voted) no\b/i,
);
/** "Siim wanted 2x", "you asked about the premium in your 2023 notes": what was spoken of is not granted. */
const spokenOf = anyOf(
  /\b(?:wanted|asked (?:about|after|for|whether)|argued for|suggested|hoped for|mentioned|wondered about)\b/i,
  /\bin (?:your|their|the|our|its) (?:(?:19|20)\d\d|old|earlier|former|previous|last|other) (?:notes?|SAFEs?|loans?|papers?|rounds?)\b/i,
);
const paper = 'notes|loans|SAFEs|papers|investors|funds|lenders|offers|people';
const demands = 'that|who|which|ask\\w*|want\\w*|demand\\w*';
/** What a printed form, an earlier draft or somebody else has. */
const ofOthers = anyOf(
  /\b(?:printed|standard|usual|earlier|previous|last time|first draft|other (?:fund|investor|angel|guy)s?)\b/i,
  new RegExp(
    `\\b(?:we|I)(?: have|['\u2019]ve)(?: all| often)? seen (?:\\w+ ){0,2}(?:${paper}|others) (?:${demands})\\b`,
    'i',
  ),
  new RegExp(`\\b(?:some|many|most) (?:${paper}) (?:ask|want|demand|insist)\\b`, 'i'),
);
/** "I don't want it back two or three times over". */
const notWanted =
  /(?:n't|\bnot|\bnever) (?:want|ask|need|seek|claim|expect|demand|insist)\b(?![^.;,]*\b(?:but|and|less|only|until|unless|merely|just)\b)[^.;,]{0,40}$/i;
/** Sums of a part of the paper or of its price, and thresholds, are no payback. */
const otherMultiple = /\b(?:revenue|turnover|EBITDA|ARR|vest\w*|threshold|qualified)\b/i;

/** Multiple of the sum invested that is paid when the company is sold before conversion. */
export function readChangeOfControl(reading: Reading): SaleBeforeConversion {
  const { sentences: titled } = scopeOf(reading, {
    titles: saleTitles,
    words: saleWords,
    except: /definition|vesting|acceleration|drag|tag-?along|leaver/i,
  });
  const onSale = new Set(titled);
  let firstSentence: Sentence | null = null;
  let best: SaleBeforeConversion | null = null;
  let previous: Sentence | null = null;
  for (const [index, sentence] of reading.sentences.entries()) {
    if (sentence.isLabel) continue;
    const asked: Sentence | null = previous;
    previous = sentence;
    const isAnswer = asked !== null && /\bif\b[^.;]*$/i.test(asked.text) && saleWords.test(asked.text);
    const isOnSale = onSale.has(sentence) || isAnswer;
    if (!isOnSale) continue;
    firstSentence ??= sentence;
    const next = reading.sentences[index + 1]?.text ?? '';
    if (takenBack.test(next) || ofOthers.test(sentence.text.slice(0, 60))) continue;
    if (spokenOf.test(sentence.text)) continue;
    const multiple = paidBack(sentence.text, reading) ?? multipleOfAmount(sentence, reading);
    if (multiple === null || (best?.multiple ?? 0) >= multiple) continue;
    best = { multiple, isChoice: choice.test(sentence.text) || /\bhave both\b/i.test(next), sentence };
  }
  return best ?? { multiple: null, isChoice: false, sentence: firstSentence };
}

const ofSum = /^\s*of (?:the |such |its )?(?:principal|purchase|amount|investment|outstanding|loan)/i;

/** What a sentence on a sale pays, as a multiple of what was put in. */
function paidBack(text: string, reading: Reading): number | null {
  if (otherMultiple.test(text)) return null;
  const [multiple] = findMultiples(text, reading.decimalMark).filter(
    ({ value, start }) => value !== unresolved && !notWanted.test(text.slice(0, start)),
  );
  if (multiple && typeof multiple.value === 'number') return multiple.value;
  const factor = /\btimes (\d(?:\.\d{1,2})?)\b/i.exec(text)?.[1];
  if (factor && sumInvested.test(text)) return Number(factor);
  const [share] = findPercentages(text).filter(
    ({ value, start, end }) =>
      value !== unresolved && (ofSum.test(text.slice(end)) || /\bpremium of\s$/i.test(text.slice(0, start))),
  );
  if (share && typeof share.value === 'number') {
    const isPremium = /plus[^.;]{0,60}$|additional[^.;]{0,60}$|premium[^.;]{0,40}$/i.test(
      text.slice(0, share.start),
    );
    return isPremium ? 1 + share.value / 100 : share.value / 100;
  }
  const isWhole =
    fullRepayment.test(text) || (sumInvested.test(text) && comesBack.test(text) && choice.test(text));
  return isWhole ? 1 : null;
}

/** "S$360,000, or the value of its shares", where S$120,000 is put in: the sum tells the multiple. */
function multipleOfAmount(sentence: Sentence, reading: Reading): number | null {
  if (!choice.test(sentence.text) || !comesBack.test(sentence.text)) return null;
  const { value: amount } = readInvestmentAmount(reading).amount;
  if (typeof amount !== 'number') return null;
  const [paid] = moneyInSentence(reading, sentence).flatMap(({ value }) => multipleOf(value, amount) ?? []);
  return paid ?? null;
}

/** The facts of a preference that a sale before conversion states. */
export function saleFacts({
  multiple,
  isChoice,
}: SaleBeforeConversion): Pick<Partial<TermSheetFacts>, 'liquidationMultiple' | 'participation'> {
  if (multiple === null || multiple < 1 || multiple > 5) return {};
  return isChoice
    ? { liquidationMultiple: multiple, participation: 'none' }
    : { liquidationMultiple: multiple };
}
