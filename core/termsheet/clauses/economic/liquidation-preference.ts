import type { TextSpan } from '../../document.ts';
import type { Fact } from '../../facts.ts';
import { isEmptyAnswer } from '../../reading/negation.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { readMultiple } from './preference-multiple.ts';
import { type ParticipationReading, readParticipation } from './preference-participation.ts';

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

const topic = {
  titles:
    /liquidation|\bpreference(?:s| amount| shares?)?$|^preferences?\b|preference (?:&|and) participation|return of capital|exit (?:proceeds|waterfall|preference|payment)|waterfall|proceeds (?:of|on|from) (?:sale|exit)|erl\u00f6s|^participation$|participation (?:in|on) (?:exit|proceeds|liquidation)|^ranking|distribution (?:of|on) (?:proceeds|exit|assets)|share rights|economic rights|auszahlung/i,
  words:
    /liquidation (?:preference|proceeds|amount)|non-?\s?participating|participating (?:preferred|preference|liquidation)|return of capital|erl\u00f6spr\u00e4feren|liquidationspr\u00e4feren|\b(?:winding[- ]up|liquidation|sale of the company|exit|(?:on|upon|following) (?:a|any|the) (?:sale|disposal|reali[sz]ation))\b[^.;]{0,160}\b(?:receive|entitled|paid|priority|first)\b|\b(?:is|are|were|be) (?:wound up|liquidated|sold)\b[^.;]{0,140}\b(?:first|priority|ahead of)\b/i,
  except:
    /redemption|put option|registration|anti-?dilution|conditions|definitions of deemed|drag|tag|co-?sale|option pool|esop|dividend|vesting|leaver|information|pre-?emption|protective|consent|reserved|veto|warranties|antidilution|conversion|pay-?to-?play|board|acceleration/i,
};
const denied =
  /\bno (?:liquidation )?preference|(?:without|no) (?:any )?(?:liquidation|exit) preference|rank (?:pari passu|equally) (?:in all respects )?with (?:the )?(?:existing )?(?:ordinary|common)/i;

const cache = new WeakMap<Reading, LiquidationPreference>();

/** Reads the preference once for a document. */
export function readLiquidationPreference(reading: Reading): LiquidationPreference {
  const known = cache.get(reading);
  if (known) return known;
  const { sentences } = scopeOf(reading, topic);
  const multiple = readMultiple(reading, sentences);
  const participation = readParticipation(reading, sentences);
  const result: LiquidationPreference = {
    sentences,
    multiple: multiple.value,
    multipleSpans: multiple.spans,
    multipleConflict: multiple.isContradictory,
    addsDividends: sentences.some((sentence) =>
      /\bplus\b[^.;]{0,60}\b(?:accrued|accumulated|unpaid)\b[^.;]{0,40}dividends|together with[^.;]{0,40}(?:accrued|accumulated)[^.;]{0,30}dividends/i.test(
        sentence.text,
      ),
    ),
    participation,
    isDenied: multiple.value === null && (sentences.some(isDenial) || hasOrdinarySharesOnly(reading.text)),
  };
  cache.set(reading, result);
  return result;
}

function isDenial(sentence: Sentence): boolean {
  const isAnswer = isEmptyAnswer(sentence) && /preference|liquidation/i.test(sentence.section?.title ?? '');
  return isAnswer || denied.test(sentence.text);
}

/** A round of ordinary shares has no preference unless the document gives it one. */
function hasOrdinarySharesOnly(text: string): boolean {
  return (
    /\bordinary shares?\b/i.test(text) &&
    !/\bprefer(?:red|ence)\b(?! (?:on|rights?: none|: none))/i.test(
      text.replace(/liquidation preference:? (?:none|n\/a|no\b)/gi, ''),
    )
  );
}
