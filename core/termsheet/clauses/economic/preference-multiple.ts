import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { findMultiples } from '../../reading/numbers/multiple.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Quantity } from '../../reading/numbers/quantity.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';
import { moneyInSentence } from '../../reading/stated-money.ts';
import { multipleOf } from './multiple-of.ts';
import { andMore } from './proceeds/more-than-own.ts';
import { readValuation } from './valuation-reading.ts';

/** The price that investors paid for a share, under any of the names that forms give it. */
export const issuePrice =
  '(?:(?:our|their|its) (?:stake(?: money)?|payment)\\b|\\bthe contribution\\b|\\bmoney back\\b|(?:our|their|its) (?:EUR |GBP |USD |[$\\u00a3\\u20ac])\\s?[\\d.,]*\\d(?: ?(?:m|million))?|(?:our|their|its) money\\b(?! in\\b)|what (?:we|they|it) put in|(?:we|they|it) (?:have |has )?(?:put|paid) in|paid in\\b|original (?:issue|purchase|subscription|issuance|seed|series [a-z]+)(?: issue| purchase)? ?price|(?:aggregate |total |original )?(?:subscription|purchase|issue|acquisition|investment) (?:price|amount|monies|money)|oip|original cost|(?:starting|reference|base|entry|stated|series [\\w-]+|its|their) (?:price|value)|(?:price|sum|amount)s? (?:\\w+ ){0,3}(?:paid|subscribed)|(?:amount|capital|sum|monies|money)s? (?:they |it |has |have |had |originally |initially |so |actually )*(?:invested|subscribed|paid|contributed)|invested (?:capital|amount|sum)|investiert\\w+ (?:kapital|betrag)|(?:their|its|his|the|initial|original) (?:investments?|investment amounts?|(?:capital )?contributions?|money back)|investment(?:s)? back|(?:our|their|its) (?:money|dollars|cash|capital|stake) (?:back|ahead|first)|(?:our|their|its) investment|what (?:was|we|they|it|he|the investors?|holders)(?: was| has| have| had)?(?: been)?(?: originally)? (?:paid|invested|subscribed)|outlay|cost(?: of (?:the )?(?:investment|shares))?\\b|price (?:they |it |originally |initially )?paid|ihres investments)';

const price = new RegExp(issuePrice, 'i');
const aboutCap =
  /(?:stop(?:ping|s)? (?:once|when|at)|until|up to|dropping out|drops? out|ceas\w+|comes? to|amounts? to|capp?e?d? (?:at|of|to)?|cap of|maximum|not exceed\w*|aggregate of|in (?:the )?aggregate|in total|total (?:return|of|proceeds)|limited to|ceiling)[^.;]{0,110}$/i;
/** "4.1.1": its stops end no sentence. */
const clauseNumber = /\b\d{1,2}(?:\.\d{1,2})+\b/g;
const aboutOther =
  /\b(?:return target|target(?:ed)? return|fund model|ipo|flotation|public offering|listing|qualified (?:ipo|financing)|redemption|anti-?dilution|put option|revenue|arr\b|ebitda|conversion price|post-money)\b/i;
const receives =
  /\b(?:goes to|returned|comes? back|back|receiv\w*|entitled|paid|pay|return(?:ed|s)?|get|gets|repaid|satisfied|served|erh\u00e4lt|erhalten|preference|amount equal|equal to|priority|investment back|money back|take|takes|recover\w*|distribut\w+|first,? to)\b/i;
/** "It does not take twice": of both ways of being paid, not of the sum. */
const deniedTwice = /\b(?:not|never|n't) (?:\w+ ){0,3}(?:twice|two times)$/i;
const onlyOthers = anyOf(
  /^(?:the )?existing (?:preferred|preference)/i,
  /until they have received their original purchase price and thereafter$/i,
);

/** The multiple of cost that investors get back first; `described` are those that follow from what is paid on an exit. */
export function readMultiple(
  reading: Reading,
  sentences: readonly Sentence[],
  described: readonly Candidate<number>[],
): Settled<number> {
  const candidates: Candidate<number>[] = [];
  const implied: Candidate<number>[] = [];
  for (const sentence of sentences) {
    if (onlyOthers.test(sentence.text)) continue;
    const usable = multiplesOf(reading, sentence);
    candidates.push(...usable);
    if (usable.length > 0) continue;
    const paid = multipleOfPrice(reading, sentence);
    if (paid) candidates.push(paid);
    else if (isPlainReturn(sentence)) {
      implied.push({ value: 1, span: { start: sentence.start, end: sentence.end } });
    }
  }
  // "Receives the subscription price" means once, unless a figure elsewhere says more.
  const first = [candidates, described, implied].find(({ length }) => length > 0) ?? [];
  return settle(reading, first, larger);
}

const preferenceLabel = /^(?:liquidation|liq\.?|exit) pref(?:erence)?s?$/i;

function multiplesOf(reading: Reading, sentence: Sentence): Candidate<number>[] {
  const { text, start } = sentence;
  const isHeading = /preference|liquidation|participat/i.test(`${sentence.section?.title ?? ''} ${text}`);
  const quantities: Quantity[] = [
    ...findMultiples(text, reading.decimalMark),
    ...findPercentages(text)
      .filter((quantity) => price.test(text.slice(quantity.end, quantity.end + 60)))
      .map((quantity) => ({
        ...quantity,
        value: quantity.value === unresolved ? quantity.value : quantity.value / 100,
      })),
  ];
  return quantities
    .filter((quantity) => {
      const before = text.slice(Math.max(0, quantity.start - 130), quantity.start).replace(clauseNumber, '');
      const after = text.slice(quantity.end, quantity.end + 90);
      if (
        aboutCap.test(before) ||
        deniedTwice.test(text.slice(Math.max(0, quantity.start - 30), quantity.end))
      )
        return false;
      if (/^\s*(?:cap\b|(?:return|total) cap|non-?\s?participating cap|maximum)/i.test(after)) return false;
      const isEventList = /winding|liquidat|sale\b/i.test(before);
      if (
        (!isEventList && aboutOther.test(before.slice(-60))) ||
        /^[^.;]{0,25}(?:ipo|flotation)/i.test(after)
      )
        return false;
      if (quantity.value !== unresolved && (quantity.value <= 0 || quantity.value > 20)) return false;
      return (
        price.test(after) ||
        /^\s*(?:over\b|non-?|fully |full |capped |uncapped |liq\w*\.?(?: pref)?|preference|participating|senior|pari|return|multiple|and (?:non-?|fully |full |capped )?participat|,|\.|$|\(|;|plus|\)|\u27e7)/i.test(
          after,
        ) ||
        (isHeading && receives.test(text)) ||
        // "Liquidation preference: 1x preferred": what the label asks for comes first.
        (quantity.start === 0 && preferenceLabel.test(sentence.section?.title ?? ''))
      );
    })
    .map((quantity) => ({
      value: quantity.value,
      span: { start: start + quantity.start, end: start + quantity.end },
    }));
}

/** "Each share is paid A$1.50", where A$1.50 is the price of the round: the multiple is the one to the other. */
function multipleOfPrice(reading: Reading, sentence: Sentence): Candidate<number> | null {
  const price = readValuation(reading).pricePerShare.value;
  if (typeof price !== 'number' || !receives.test(sentence.text)) return null;
  for (const { value, start, end } of moneyInSentence(reading, sentence)) {
    const multiple = multipleOf(value, price);
    // "Until a share has been paid $21.60 in all" is a total.
    if (multiple === null || aboutCap.test(sentence.text.slice(Math.max(0, start - 130), start))) continue;
    return {
      value: multiple,
      span: { start: sentence.start + start, end: sentence.start + end },
    };
  }
  return null;
}

/** "Greater of the issue price and the as-converted entitlement", in a row that needs no verb. */
const greaterOf = /^\W*(?:the )?(?:greater|higher) of\b/i;

/** "An amount equal to the Original Purchase Price", without a figure. */
function isPlainReturn({ text }: Sentence): boolean {
  const own = price.exec(text);
  if (!own || andMore.test(text.slice(own.index + own[0].length))) return false;
  return (receives.test(text) || greaterOf.test(text)) && !text.includes(blank);
}
