import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Candidate, type Settled, settle, smaller } from '../../reading/settle.ts';
import { roledMoney } from './money-roles.ts';

/** "The pre-money valuation … shall not exceed £2.5m", "dividing $10m by the fully diluted capitalization". */
const capBefore = anyOf(
  /\b(?:my|our|the|a) (?:ceiling|top (?:value|price|valuation|figure))\b[^.;]{0,25}\b(?:is|be|of|at)\s*$/i,
  /\bas (?:if|though)\b[^.;]{0,80}\bworth\s*(?:no more than |at most |only )?$/i,
  /\btreats?\b[^.;]{0,40}\bas (?:being )?worth\s*(?:no more than |at most |only )?$/i,
  /\bputs the company at\s*$|\bmore than\b[^.;]{0,40}\bworth\s*$/i,
  /\b(?:implied|set|given) by a company worth\s*$/i,
  /\bnever\b[^.;]{0,60}\bvalu(?:es?|ing|ation)\b[^.;]{0,80}\b(?:more than|above|over|beyond)\s*$/i,
  /\b(?:price|amount)\b[^.;]{0,40}\b(?:implied|given) by (?:an? |the )?(?:[\w-]+ ){0,2}(?:valuation of )?\s*$/i,
  /\b(?:follows?|results?|resulting|derived|derives|calculated|computed|based|corresponds?|corresponding|implied|arises?) (?:from|on|to|by) (?:an? |the )?(?:[\w-]+ ){0,3}(?:value|valuation)\b[^.;]{0,40}\bof\s*$/i,
  /\bvaluation\b[^.;]{0,80}\b(?:(?:not|no event|never) exceed|not be (?:more|higher|greater) than|capped at)\s*$/i,
  /\b(?:dividing|quotient of)\s*$/i,
);
const capAfter = anyOf(
  /^[^.;\d]{0,12}\bas (?:my|our|the|a) (?:top|highest|maximum|ceiling|cap)\b/i,
  /^[^.;\d]{0,20}\b(?:and|but) (?:not (?:a|one) \w+|no|never) (?:higher|more)\b/i,
  /^\s*\(?(?:the )?["\u201c]?(?:(?:post-money |pre-money )?(?:valuation )?cap|ceiling)\b/i,
  /^\s*(?:divided by|spread over|over) [^.;]{0,60}\b(?:capitali[sz]ation|shares|fully[- ]diluted)/i,
);

const paysFor = /^ (?:buys?|goes (?:in|into)|is paid|at an? .{0,20}\bcap\b|on an? (?!(?:pre|post|fully)\b))/i;
/** "The notes of 2023 keep their own $8m": what other paper was sold at stands beside the cap of this one. */
const paper = '(?:notes?|SAFEs?|agreements?|loans?|ASAs?)';
const otherPaper = anyOf(
  new RegExp(
    `\\b(?:20\\d\\d|earlier|existing|previous|old|outstanding)\\b[^.;]{0,40}\\b${paper}\\b[^.;]{0,60}$`,
    'i',
  ),
  new RegExp(
    `\\b${paper} (?:(?:issued|made|sold|signed|granted) )?(?:of|from|in) (?:last|20\\d\\d)\\b[^.;]{0,60}$`,
    'i',
  ),
);
/** "QF of $1m": what a round has to raise before the paper converts in it. */
const sizeOfRound =
  /\b(?:QF|qualif\w+ (?:equity )?(?:financing|round|raise)|next round) of (?:at least |not less than |over )?$/i;
/** A value that counts where there is no round is a price, not a limit on one. */
const withoutRound =
  /\b(?:no|nobody|none|without)\b[^.;]{0,40}\b(?:rounds?|funds?|raise|come|comes|investors?)\b/i;
const withdrawn = anyOf(
  /\b(?:has|have|had|was|were|is|are)(?: since)? (?:been )?(?:struck (?:out|through)|withdrawn|dropped|deleted)\b/i,
  /\b(?:has|have|had|was|were|is|are)(?: since)? (?:been )?(?:abandoned|removed)\b|\bnot on offer\b/i,
  /\bwe(?: have)?(?: since)? (?:dropped|withdrew|withdrawn|deleted|removed) (?:it|that)\b/i,
);
/** Limits on what is spent or owed, not on a valuation. */
const otherLimit = /\b(?:costs?|fees?|expenses|diligence|stamp|salar\w+|liabilit\w+|borrowings?|spend\w*)\b/i;

const capWords = anyOf(
  /\b(?:my|our|the|a) (?:ceiling|top (?:price|value|valuation|figure))\b/i,
  /\bnot (?:a|one) (?:dollar|pound|euro|franc|rupee|cent|penny) (?:more|higher)\b/i,
  /\bas (?:if|though)\b[^.;]{0,80}\bworth\b|\btreats?\b[^.;]{0,40}\bas (?:being )?worth\b/i,
  /\bcompany (?:had been |is |was )?worth\b/i,
  /\bnever\b[^.;]{0,80}\bvalu\w+[^.;]{0,80}\b(?:more than|above|over)\b/i,
  /\b(?:implied|given) by (?:an? |the )?[^.;]{0,30}(?:capitali[sz]ation|valuation)\b/i,
  /\((?:the )?["\u201c]?(?:ceiling|cap)\b|\bdividing [$\u00a3\u20ac][^;]{0,60}fully[- ]diluted/i,
  /valuation cap|\d\s?(?:[km]|million)? (?:post-money |pre-money )?cap\b/i,
  /\b(?:price|converts?|turns?)\b[^.;]{0,120}\b(?:value|valuation) of\b/i,
  /\b(?:no|not) more than [^.;]{0,60}\bvaluation\b/i,
  /\bcap(?:ped)?\b[^.;]{0,60}(?:valuation|[$\u00a3\u20ac]|\u25a1)|cap of\b/i,
  /(?:maximum|not exceed\w*|higher than|up to)[^.;]{0,40}valuation/i,
  /\bvaluation\b[^.;]{0,60}\b(?:no event|never) exceed/i,
  /\bdividing [$\u00a3\u20ac][^;]{0,60}capitali[sz]ation/i,
);

const bareBlank = new RegExp(`^\\s*${blank}(?:\\s?\\([^)]{1,20}\\))?\\s*$`);
/** "A [____] valuation cap". */
const blankCap = new RegExp(`\\b(?:an?|the) ${blank} (?:valuation )?cap\\b`, 'i');

/** Valuation cap, as stated in the sections and sentences about it. */
export function readCapValue(reading: Reading): Settled<number> {
  const { sentences } = scopeOf(reading, {
    titles: /\bcap\b(?! table)|ceiling|valuation|conversion price|max(?:imum)? valuation/i,
    words: capWords,
    except: /expenses|fees|costs|liability|warrant|anti-?dilution|option/i,
  });
  const candidates: (Candidate<number> & { readonly isNamed: boolean })[] = [];
  for (const sentence of sentences) {
    if (withdrawn.test(sentence.text)) continue;
    const title = sentence.section?.title ?? '';
    const isTitled = /\bcap\b|valuation ceiling|max(?:imum)? valuation/i.test(title);
    for (const { money, role } of roledMoney(reading, sentence)) {
      const near = sentence.text.slice(Math.max(0, money.start - 120), money.end + 60);
      const isCap =
        role === 'cap' ||
        /\bcap(?:ped)?\b|maximum valuation|not exceed|\bdividing\b[^;]*\b(?:capitali[sz]ation|fully[- ]diluted)/i.test(
          near,
        );
      const [ahead, behind] = [sentence.text.slice(0, money.start), sentence.text.slice(money.end)];
      if (otherPaper.test(ahead) || sizeOfRound.test(ahead)) continue;
      const isCalledOne = capAfter.test(behind) && !otherLimit.test(sentence.text);
      const isSaidToBe =
        isCalledOne ||
        (capBefore.test(ahead) && !withoutRound.test(ahead) && !otherLimit.test(sentence.text));
      // "$125,000 buys a SAFE with a cap of …": the first sum is paid, whatever cap stands after it.
      if (paysFor.test(behind)) continue;
      if (!isSaidToBe && (!(isTitled || isCap) || role === 'price' || role === 'part')) continue;
      if (typeof money.value === 'number' && money.value < 1e5) continue;
      candidates.push({
        value: money.value,
        span: { start: sentence.start + money.start, end: sentence.start + money.end },
        isNamed: isTitled || isCap || isCalledOne,
      });
    }
    const hasBareBlank = isTitled && !sentence.isLabel && bareBlank.test(sentence.text);
    if (hasBareBlank || blankCap.test(sentence.text))
      candidates.push({ value: unresolved, span: sentence, isNamed: true });
  }
  // A price that follows from a fixed value (on the long stop date) is no cap where another value is called one.
  const named = candidates.filter(({ isNamed }) => isNamed);
  return settle(reading, named.length > 0 ? named : candidates, smaller);
}
