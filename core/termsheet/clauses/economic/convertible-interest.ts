import { anyOf } from '../../reading/any-of.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';

const interestWords = anyOf(
  /\bcoupon\b|\b(?:loan|notes?|principal)\b[^.;]{0,20}\bcarr(?:y|ies)\b/i,
  /\binterest (?:shall|will|rate|accrues?|at|of)\b/i,
  /(?:simple|compound\w*|accru\w+|bear\w*|per annum)[^.;]{0,30}interest/i,
  /interest[^.;]{0,40}(?:%|per\s?cent|\u25a1)|verzins/i,
);

const compounding = anyOf(
  /compound|\badded to the (?:principal|loan|balance)\b(?! (?:at|on|upon) (?:maturity|conversion|repayment))/i,
  new RegExp(
    '\\b(?:worked out|calculated|computed|reckoned|counted|charged|figured) on\\b[^.;]{0,40}' +
      '\\b(?:including|plus|with) (?:what|the|all|any)\\b[^.;]{0,20}\\b(?:added|interest)',
    'i',
  ),
  /\bcapitali[sz]ed? (?:at|on|each|every|quarterly|monthly|annually|yearly)|interest (?:up)?on interest/i,
);

const simpleInterest = anyOf(
  /\bsimple\b|\b(?:not|no|non|without|never|nothing)\b[^.;]{0,25}(?:compound|on (?:top of )?itself)/i,
  /\b(?:not|no|non|without|never)\b[^.;]{0,25}interest (?:up)?on interest/i,
  /\bnon-?compound|\bnever on\b|\bon nothing else\b|\bonly on the\b|\bon the (?:loan|sum|principal) only\b/i,
);

/** Yearly interest in per cent, with whether it compounds. */
export function readInterest(reading: Reading): Settled<number> & { readonly isCompounding: boolean } {
  const { sentences } = scopeOf(reading, {
    titles: /^what it costs(?: you)?$|\binterest\b(?! (?:of|in))|coupon|zins/i,
    words: interestWords,
    except: /default|late payment|conflict|expenses|dividend/i,
  });
  const candidates: Candidate<number>[] = [];
  for (const sentence of sentences) {
    if (/default interest|late payment|overdue/i.test(sentence.text)) continue;
    const isTitled = /^what it costs|interest|zins|coupon/i.test(sentence.section?.title ?? '');
    for (const { value, start, end } of findPercentages(sentence.text)) {
      const before = sentence.text.slice(Math.max(0, start - 90), start);
      const after = sentence.text.slice(end, end + 60);
      const isRate =
        /interest|zins|coupon|accru|carr(?:y|ies)/i.test(before) ||
        /^[^.;]{0,40}(?:interest|per annum|p\.a|per year|annual|zins)/i.test(after);
      if (!(isTitled || isRate) || /discount|holders|majority/i.test(after.slice(0, 30))) continue;
      if (/\b(?:discount|reduction|rebate|less|lower)\b[^.;,]{0,15}$/i.test(before)) continue;
      if (typeof value === 'number' && value > 40) continue;
      candidates.push({ value, span: { start: sentence.start + start, end: sentence.start + end } });
    }
  }
  const described = candidates.length === 0 ? describedInterest(reading) : [];
  candidates.push(...described.map(({ candidate }) => candidate));
  const passages = [...sentences, ...described.flatMap(({ passage }) => passage)];
  const text = passages.map((sentence) => sentence.text).join(' ');
  const isCompounding = compounding.test(text) && !simpleInterest.test(text);
  return { ...settle(reading, candidates, larger), isCompounding };
}

const yearAfter = anyOf(
  /^\)?,?\s*(?:simple |fixed |flat |straight )?(?:(?:in |for )?(?:a|each|every)|per|the) (?:year|annum)\b/i,
  /^\)?,?\s*(?:p\.\s?a\b|pa\b|yearly\b|annually\b)/i,
  /^\)?\s*(?:is|will be|gets?) (?:charged|added|due|owed|payable)\b[^.;]{0,20}\b(?:each|every|per|a) year\b/i,
);
const yearBefore = anyOf(
  /\b(?:each|every|per) (?:year|twelve months)[,:?]?\s(?:[a-z]+\s){0,4}$/i,
  /\b(?:yearly|annual) (?:rate|charge|cost)\b[^.;]{0,15}$/i,
);
/** What else grows or is paid by the year: dividends, a return on shares sold back, fees, sales. */
const otherYearly = anyOf(
  /dividend|\breturns?\b|\bIRR\b|\bprice\b|\b(?:buy|redeem)\w*\b|\bfees?\b|\bgrow(?:s|th|ing)?\b|\bsales\b/i,
  /revenue|turnover|salar(?:y|ies)|\bvest\w*|\bearn\w*|\bpool\b|royalt|overdue|\blate\b|default|inflation/i,
);

/** "Five per cent a year", "each year three per cent is added": a rate by the year, where nothing else has one. */
function describedInterest({ sentences }: Reading): {
  readonly candidate: Candidate<number>;
  readonly passage: readonly Sentence[];
}[] {
  return sentences.flatMap((sentence, index) => {
    const { text, section } = sentence;
    if (otherYearly.test(text) || otherYearly.test(section?.title ?? '')) return [];
    return findPercentages(text)
      .filter(({ value, start, end }) => {
        if (typeof value === 'number' && value > 40) return false;
        const before = text.slice(Math.max(0, start - 60), start);
        return yearAfter.test(text.slice(end, end + 60)) || yearBefore.test(before);
      })
      .map(({ value, start, end }) => ({
        candidate: { value, span: { start: sentence.start + start, end: sentence.start + end } },
        // What the rate is reckoned on is often said in the next sentence.
        passage: sentences.slice(index, index + 2),
      }));
  });
}
