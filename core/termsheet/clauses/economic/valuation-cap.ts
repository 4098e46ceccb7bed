import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Candidate, type Settled, settle, smaller } from '../../reading/settle.ts';
import { roledMoney } from './money-roles.ts';

/** "The pre-money valuation … shall not exceed £2.5m", "dividing $10m by the fully diluted capitalization". */
const capBefore = anyOf(
  /\bputs the company at\s*$|\bmore than\b[^.;]{0,40}\bworth\s*$/i,
  /\b(?:implied|set|given) by a company worth\s*$/i,
  /\bnever\b[^.;]{0,60}\bvalu(?:es?|ing|ation)\b[^.;]{0,80}\b(?:more than|above|over|beyond)\s*$/i,
  /\b(?:price|amount)\b[^.;]{0,40}\b(?:implied|given) by (?:an? |the )?(?:[\w-]+ ){0,2}(?:valuation of )?\s*$/i,
  /\b(?:follows?|results?|resulting|derived|derives|calculated|computed|based|corresponds?|corresponding|implied|arises?) (?:from|on|to|by) (?:an? |the )?(?:[\w-]+ ){0,3}(?:value|valuation)\b[^.;]{0,40}\bof\s*$/i,
  /\bvaluation\b[^.;]{0,80}\b(?:not exceed|not be (?:more|higher|greater) than|capped at)\s*$/i,
  /\b(?:dividing|quotient of)\s*$/i,
);
const capAfter = anyOf(
  /^\s*\(?(?:the )?["\u201c]?(?:(?:post-money |pre-money )?(?:valuation )?cap|ceiling)\b/i,
  /^\s*(?:divided by|spread over|over) [^.;]{0,60}\b(?:capitali[sz]ation|shares|fully[- ]diluted)/i,
);

const paysFor = /^ (?:buys?|goes (?:in|into)|is paid|at an? .{0,20}\bcap\b|on an? )/i;

const capWords = anyOf(
  /\bcompany (?:had been |is |was )?worth\b/i,
  /\bnever\b[^.;]{0,80}\bvalu\w+[^.;]{0,80}\b(?:more than|above|over)\b/i,
  /\b(?:implied|given) by (?:an? |the )?[^.;]{0,30}(?:capitali[sz]ation|valuation)\b/i,
  /\((?:the )?["\u201c]?(?:ceiling|cap)\b|\bdividing [$\u00a3\u20ac][^;]{0,60}fully[- ]diluted/i,
  /valuation cap|\d\s?(?:[km]|million)? (?:post-money |pre-money )?cap\b/i,
  /\b(?:price|converts?|turns?)\b[^.;]{0,120}\b(?:value|valuation) of\b/i,
  /\b(?:no|not) more than [^.;]{0,60}\bvaluation\b/i,
  /\bcap(?:ped)?\b[^.;]{0,60}(?:valuation|[$\u00a3\u20ac]|\u25a1)|cap of\b/i,
  /(?:maximum|not exceed\w*|higher than|up to)[^.;]{0,40}valuation/i,
  /\bdividing [$\u00a3\u20ac][^;]{0,60}capitali[sz]ation/i,
);

/** Valuation cap, as stated in the sections and sentences about it. */
export function readCapValue(reading: Reading): Settled<number> {
  const { sentences } = scopeOf(reading, {
    titles: /\bcap\b(?! table)|ceiling|valuation|conversion price|max(?:imum)? valuation/i,
    words: capWords,
    except: /expenses|fees|costs|liability|warrant|anti-?dilution|option/i,
  });
  const candidates: (Candidate<number> & { readonly isNamed: boolean })[] = [];
  for (const sentence of sentences) {
    const title = sentence.section?.title ?? '';
    const isTitled = /\bcap\b|valuation ceiling|max(?:imum)? valuation/i.test(title);
    for (const { money, role } of roledMoney(reading, sentence)) {
      const near = sentence.text.slice(Math.max(0, money.start - 120), money.end + 60);
      const isCap =
        role === 'cap' ||
        /\bcap(?:ped)?\b|maximum valuation|not exceed|\bdividing\b[^;]*\b(?:capitali[sz]ation|fully[- ]diluted)/i.test(
          near,
        );
      const isSaidToBe =
        capBefore.test(sentence.text.slice(0, money.start)) || capAfter.test(sentence.text.slice(money.end));
      // "$125,000 buys a SAFE with a cap of …": the first sum is paid, whatever cap stands after it.
      if (paysFor.test(sentence.text.slice(money.end))) continue;
      if (!isSaidToBe && (!(isTitled || isCap) || role === 'price' || role === 'part')) continue;
      if (typeof money.value === 'number' && money.value < 1e5) continue;
      candidates.push({
        value: money.value,
        span: { start: sentence.start + money.start, end: sentence.start + money.end },
        isNamed: isTitled || isCap || capAfter.test(sentence.text.slice(money.end)),
      });
    }
    const hasBareBlank = isTitled && !sentence.isLabel && sentence.text.trim() === blank;
    if (hasBareBlank) candidates.push({ value: unresolved, span: sentence, isNamed: true });
  }
  // A price that follows from a fixed value (on the long stop date) is no cap where another value is called one.
  const named = candidates.filter(({ isNamed }) => isNamed);
  return settle(reading, named.length > 0 ? named : candidates, smaller);
}
