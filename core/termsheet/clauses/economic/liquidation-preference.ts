import type { TextSpan } from '../../document/term-sheet-document.ts';
import type { Fact } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf, type Topic } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { isAskedBefore } from './asked-before.ts';
import { isOfEarlierSeries } from './earlier-series.ts';
import { issuePrice, readMultiple } from './preference-multiple.ts';
import { type ParticipationReading, readParticipation } from './preference-participation.ts';
import { readExitProceeds } from './proceeds/exit-proceeds.ts';

/** All that a document says about who is paid first; E03, E04 and E05 each report their part of it. */
export interface LiquidationPreference {
  readonly sentences: readonly Sentence[];
  readonly multiple: Fact<number>;
  readonly multipleSpans: readonly TextSpan[];
  /** Two different multiples are stated. */
  readonly multipleConflict: boolean;
  readonly addsDividends: boolean;
  readonly participation: ParticipationReading;
  /** The document says that there is no preference. */
  readonly isDenied: boolean;
}

const plainTitles = anyOf(
  /^(?:on|upon) (?:a|an|any|the) (?:sale|exit|winding[- ]?up|liquidation|disposal)$|^downside/i,
  /^(?:distributions?|payments?) (?:on|upon|following)|^capital$/i,
  /sharing (?:in |of )?(?:success|proceeds)|share success/i,
);
const proceedsApplied =
  /\b(?:proceeds|monies|surplus assets)\b[^.;]{0,60}\b(?:applied|used|distributed|divided)\b[^.;]{0,60}\b(?:first|following order|return|repay)/i;
/** What is paid first in no other words: "will receive 2x its original purchase price", "gets back twice what it paid". */
const multipleReturned = new RegExp(
  `\\b(?:receiv\\w+|paid|gets?|return(?:ed|s)?|repaid|entitled|recovers?)\\b[^.;]{0,50}(?:\\b\\d+(?:\\.\\d+)?\\s?(?:\\([a-z]{2,9}\\)\\s?)?(?:x\\b|times\\b|%)|\\b(?:once|twice|two times|three times|double|triple)\\b)[^.;]{0,25}(?:${issuePrice})`,
  'i',
);
const sharesRest =
  /\bparticipat\w* (?:further |pro[- ]?rata |equally |rat[e]?ably )?with (?:the )?(?:holders of )?(?:common|ordinary)\b/i;

const topic: Topic = {
  titles: anyOf(
    plainTitles,
    /liquidation|\bliq\.? pref|winding[- ]up|^(?:sale )?proceeds$|^exit (?:and|or)\b/i,
    /^sale, (?:merger|liquidation)(?:,? (?:or|and) (?:dissolution|liquidation|winding[- ]up))?$/i,
    /allocation of (?:the )?(?:price|proceeds)|\bpreference(?:s| amount| shares?)?$|^preferences?\b/i,
    /preference (?:&|and) participation|return of (?:capital|assets|money|(?:exit |sale )?proceeds)/i,
    /exit (?:proceeds|waterfall|preference|payment)|waterfall/i,
    /proceeds (?:of|on|from) (?:an? |the |any )?(?:sale|exit)|erl\u00f6s|^participati(?:on|ng)$|^double[- ]dip$/i,
    /participation (?:in|on) (?:exit|proceeds|liquidation)|^rank(?:ing)?\b|^(?:preference )?stack\b/i,
    /distribution (?:of|on) (?:proceeds|exit|assets)|share rights|economic rights|auszahlung/i,
  ),
  words: anyOf(
    proceedsApplied,
    multipleReturned,
    sharesRest,
    /\b(?:receives?|gets?|takes?|collects?|recovers?)\b[^.;]{0,40}\btimes (?:what|our|its|the amount)\b(?! (?:full )?(?:proportion|pro[- ]?rata|percentage|share|part|entitlement))/i,
    /\b(?:recovers?|receives?|gets?|takes?)\b[^.;]{0,50}\b(?:before|ahead of) (?:any |the )?(?:other )(?:share|stock)?holders/i,
    /(?:liquidation|liquidity event) (?:preference|proceeds|amount)/i,
    /\b(?:preference|preferential|priority|preferred) (?:amount|payment|sum|return amount)\b/i,
    /\b(?:on|upon|following|in the event of|in case of) (?:a |any |an |the )?(?:liquidity event|exit event|change of control|disposal)[^.;]{0,160}\b(?:receive|entitled|paid|priority|first)\b/i,
    /non-?\s?participating|participating (?:preferred|preference|liquidation)|return of capital/i,
    /erl\u00f6spr\u00e4feren|liquidationspr\u00e4feren/i,
    /\b(?:winding[- ]up|liquidation|sale of the company|exit|(?:on|upon|following) (?:a|any|the) (?:sale|disposal|reali[sz]ation))\b[^.;]{0,160}\b(?:receive|entitled|paid|priority|first)\b/i,
    /\b(?:is|are|were|be) (?:wound up|liquidated|sold)\b[^.;]{0,140}\b(?:first|priority|ahead of)\b/i,
    /\b(?:is|be) (?:wound up|sold|acquired|dissolved)\b[^.;]{0,80}\b(?:repaid|returned|gets? back)\b[^.;]{0,30}\b(?:price|paid|money)\b/i,
    /\b(?:at|on|upon) a (?:sale|disposal|takeover)\b[^.;]{0,30}\b(?:satisfied|paid|served|repaid)\b[^.;]{0,20}\b(?:first|before|ahead)\b/i,
  ),
  except: anyOf(
    /redemption|put option|registration|anti-?dilution|conditions|definitions of deemed|drag|tag/i,
    /co-?sale|option pool|esop|dividend|vesting|leaver|information|pre-?emption|protective|consent/i,
    /reserved|veto|warranties|antidilution|conversion|pay-?to-?play|board|acceleration/i,
  ),
};
const denied = anyOf(
  /\bno (?:liquidation )?preference|(?:without|no) (?:any )?(?:liquidation|exit) preference/i,
  /rank (?:pari passu|equally) (?:in all respects )?with (?:the )?(?:existing )?(?:ordinary|common)/i,
);

const cache = new WeakMap<Reading, LiquidationPreference>();

const addedDividends = anyOf(
  /\bplus\b[^.;]{0,60}\b(?:accrued|accumulated|unpaid)\b[^.;]{0,40}dividends/i,
  /together with[^.;]{0,40}(?:accrued|accumulated)[^.;]{0,30}dividends/i,
);

/** Reads the preference once for a document. */
export function readLiquidationPreference(reading: Reading): LiquidationPreference {
  const known = cache.get(reading);
  if (known) return known;
  const sentences = scopeOf(reading, topic).sentences.filter(
    (sentence) => !isAskedBefore(sentence.text) && !isOfEarlierSeries(reading, sentence),
  );
  const proceeds = readExitProceeds(reading);
  const multiple = readMultiple(reading, sentences, proceeds.multiples);
  const participation = readParticipation(reading, sentences, proceeds);
  const read = new Set([...sentences, ...proceeds.sentences]);
  const result: LiquidationPreference = {
    sentences: reading.sentences.filter((sentence) => read.has(sentence)),
    multiple: multiple.value,
    multipleSpans: multiple.spans,
    multipleConflict: multiple.isContradictory,
    addsDividends: sentences.some((sentence) => addedDividends.test(sentence.text)),
    participation,
    isDenied: multiple.value === null && (sentences.some(isDenial) || hasOrdinarySharesOnly(reading.text)),
  };
  cache.set(reading, result);
  return result;
}

function isDenial(sentence: Sentence): boolean {
  const isAnswer = isEmptyUnder(sentence, /preference|liquidation/i);
  return isAnswer || denied.test(sentence.text);
}

/** A round of ordinary shares has no preference unless the document gives it one. */
function hasOrdinarySharesOnly(text: string): boolean {
  return (
    /\bordinary shares?\b/i.test(text) &&
    !/\bprefer(?:red|ence)\b(?! (?:on|rights?: none|: none))/i.test(
      text.replace(/\bno preferences?\b|liquidation preference:? (?:none|n\/a|no\b)/gi, ''),
    )
  );
}
