import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import type { Money } from '../../reading/numbers/money.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { moneyInSentence } from '../../reading/stated-money.ts';

/** Words that limit the sum of a sentence, wherever they stand in it. */
const limiting = anyOf(
  /up to|not (?:to )?exceed\w*|capp?ed|cap of|maximum|max\b|limit|flat fee|no more than/i,
  /bis (?:zu|max)|\u0434\u043e \$/i,
);
const unlimited = /\b(?:without|no|not subject to) (?:an? |any |fixed |upper ){0,3}(?:limit|cap|maximum)\b/gi;
/** "Not above £12,500", "to a ceiling of £20,000", "legal costs to £22,500". */
const limitBefore = anyOf(
  /\b(?:not|no|never) (?:above|over|beyond|higher than)\s*$/i,
  /\b(?:at (?:the )?most|cap|ceiling of|ceiling)\s*$/i,
  /\b(?:costs?|fees?|counsel|lawyers?|solicitors?|attorneys?|bill|expenses)\b(?! (?:com|add|amount|r[ua]n|clos|estimat))[^.;,]{0,25} to\s*$/i,
);
/** "£20,000 plus VAT at most". */
const limitAfter =
  /^(?: (?:plus|\+|and|excluding|including) (?:VAT|tax))?,? (?:at (?:the )?most|and no more)\b/i;
const rate = /^\s?(?:an?|per|each|every|\/)\s?(?:hour|day)\b/i;

/** "Pays £15,000 plus VAT to our solicitors": a sum by itself is a limit. */
const fixedBefore =
  /\b(?:pays?|contributes?|gives?)(?: (?:my|our|the) [a-z]{3,12})?(?: a (?:fixed|flat) (?:sum|fee) of)?\s*$/i;
const isOnePart = anyOf(
  /\b(?:rest|remainder|balance|further|others?|also|all|any|whatever|deposit|on account|advance|first|retainer)\b/i,
  /\b(?:monthly|quarterly|yearly|annual(?:ly)?|per|each|every|an? (?:hour|day|week|month|quarter|year))\b/i,
);

/**
 * The most that the company pays of its investors' costs.
 *
 * @param content What is said on costs.
 * @param paying Those of the sentences that make the company pay.
 */
export function readCostCap(
  reading: Reading,
  content: readonly Sentence[],
  paying: readonly Sentence[],
): Fact<number> {
  for (const sentence of content) {
    const sums = moneyInSentence(reading, sentence).filter(({ end }) => !rate.test(sentence.text.slice(end)));
    const sum =
      sums.find((money) => isLimit(sentence, money)) ??
      (limiting.test(sentence.text.replace(unlimited, ' ')) ? sums[0] : undefined);
    if (sum) return sum.value;
  }
  const [only, ...others] = paying;
  return only && others.length === 0 ? fixedSum(reading, only) : null;
}

function isLimit({ text }: Sentence, { start, end }: Money): boolean {
  return limitBefore.test(text.slice(Math.max(0, start - 60), start)) || limitAfter.test(text.slice(end));
}

function fixedSum(reading: Reading, sentence: Sentence): Fact<number> {
  const [sum, ...others] = moneyInSentence(reading, sentence);
  const isFixed =
    sum &&
    others.length === 0 &&
    sum.value !== unresolved &&
    fixedBefore.test(sentence.text.slice(0, sum.start)) &&
    !isOnePart.test(sentence.text);
  return isFixed ? sum.value : null;
}
