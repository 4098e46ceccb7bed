import type { Fact } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer } from '../../reading/empty-answer.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { readCostCap } from './cost-cap.ts';
import { describedFees } from './described-economic-terms.ts';

/** Who pays whose costs. */
export interface FeesReading {
  readonly sentences: readonly Sentence[];
  /** The company pays costs of the investors. */
  readonly companyPays: boolean;
  readonly cap: Fact<number>;
  readonly isPayableOnAbort: boolean;
  readonly arrangementPercent: number | null;
  readonly hasArrangementFee: boolean;
  readonly hasMonitoringFee: boolean;
  readonly eachBearsOwn: boolean;
}

const topic = alsoDescribed(describedFees, {
  titles: anyOf(
    /\bcharges?\b(?! over)|^monitoring\b|^structuring\b|expenses?|fees?\b|costs?\b|counsel|kosten/i,
    /legal costs|\u0440\u0430\u0441\u0445\u043e\u0434\u044b/i,
  ),
  words: anyOf(
    /\bstructuring (?:fee|payment)|\bmakes? (?:us|it|them|the investors?) whole\b/i,
    /\bwhat (?:we|it|they|the investors?) (?:have |has )?spent\b/i,
    /\b(?:arrangement|monitoring|director'?s?|management|advisory|transaction|completion|due diligence) fees?\b/i,
    /(?:legal|counsel|professional|due diligence)['s]* (?:fees|costs|expenses)|fees and expenses of/i,
  ),
  except: anyOf(
    /registration|demand|piggyback|information|board|warranties|confidential|dividend|liquidation/i,
    /change of control|use of (?:proceeds|funds)|option/i,
  ),
});
const companyPays = anyOf(
  /\bcompany makes good\b|\byou pay\b[^.;]{0,30}\b(?:bill|lawyers?|costs|counsel|expenses)\b/i,
  /^\W*on you\b|\b(?:company|you) (?:refunds?|covers?)\b/i,
  /\b(?:company|issuer)\b[^.;]{0,20}\b(?:owes|settles|picks up|foots|discharges?)\b/i,
  /\b(?:company|issuer)\b[^.;]{0,40}\bmakes? (?:us|it|them|the investors?) whole\b/i,
  /\b(?:company|issuer|gesellschaft)\b[^.;]{0,80}\b(?:pay|reimburse|bear|cover|meet|responsible|to pay|erstatt|tr\u00e4gt)/i,
  /\u043a\u043e\u043c\u043f\u0430\u043d\u0438\u044f[^.;]{0,80}(?:\u043e\u043f\u043b\u0430\u0447\u0438\u0432\u0430|\u0432\u043e\u0437\u043c\u0435\u0449\u0430)/i,
  /\u043a\u043e\u043c\u043f\u0430\u043d\u0438\u044f[^.;]{0,80}(?:\u043f\u043e\u043a\u0440\u044b\u0432\u0430|\u043a\u043e\u043c\u043f\u0435\u043d\u0441\u0438\u0440\u0443)/i,
  /reimburse|\ball (?:of the )?investors?'?s?'? (?:legal |professional )?(?:costs|fees|expenses)/i,
  /payable by the company|by the company|erstattung/i,
);
/** "The Company and the Investors will each bear their own costs": nobody pays for another. */
const bearsOwn =
  /\b(?:pays?|bears?|covers?|meets?|settles?|(?:responsible|liable) for)\b[^.,;]{0,20}\b(?:its|their|your) own\b/gi;
/** "Company pays zero", and what the company owes notaries and registers for itself. */
const paysNobody = anyOf(
  /\b(?:company|you)(?: \w+)? (?:pays?|owes?|bears?) (?:zero|nothing|no (?:fees?|costs?))\b/gi,
  /\b(?:notar\w+|regist(?:ry|er|ration)|filing|stamp dut\w+)\b[^.,;]{0,25}\b(?:paid|borne|met|settled) by the company\b/gi,
  /\bcompany (?:pays|bears|meets|settles) (?:the )?(?:notar\w+|regist(?:ry|ration)|filing|stamp)(?: \w+)?(?=[.,;]|$)/gi,
);
const ownAndTheirs = /\bown\b[^.;]{0,40}\b(?:and|plus)\b[^.;]{0,40}\binvestors?\b/i;
const onAbort = anyOf(
  /\bshould (?:the )?(?:closing|completion|round|deal)\b[^.;]{0,15}\bnot\b/i,
  /\b(?:funded|closing|closed|signed|completed|completion|deal) or (?:not|no (?:closing|completion|deal))\b/i,
  /\bif (?:the |a |any )?(?:company|founders?|either|you)\b[^.;]{0,40}\bwithdraws?\b/i,
  /\b(?:should|does|do|did) not (?:go ahead|proceed|complete)\b|whether or not|win or lose/i,
  /regardless of (?:whether|closing|completion)|irrespective|even if/i,
  /in the event (?:that )?(?:the )?(?:closing|completion|transaction|investment|round)[^.;]{0,40}(?:not|fails?)/i,
  /if (?:the )?(?:closing|completion|round|investment|transaction|financing)[^.;]{0,40}(?:does not|not (?:occur|complete|proceed)|fails?|abort)/i,
  /abort|does not proceed|is not consummated/i,
);
const notOnAbort = anyOf(
  /(?:no|not|only)[^.;]{0,80}(?:if|unless|where|in the event)[^.;]{0,60}(?:not (?:complete|close|occur|proceed)|clos|complet)/i,
  /(?:only|subject to|upon|on|at|contingent)[^.;]{0,20}(?:closing|completion)|bei erfolgreichem/i,
  /each (?:party|side)|bear(?:s)? (?:its|their) own/i,
  // "If we do not complete it pays nothing."
  /\b(?:company|it|you)\b[^.;,]{0,15}\b(?:pays?|owes?) nothing\b/i,
  // "Should the deal not close we pay them ourselves."
  /\b(?:we|they|it|investors?|fund)\b[^.;]{0,30}\b(?:pays?|bears?|carr(?:y|ies)|meets?)\b[^.;]{0,20}\b(?:ourselves|themselves|itself)\b/i,
);

/** "The monitoring fee drawn since then ends at Completion": the offer takes it away. */
const endedFee =
  /\bfees?\b[^.;]{0,80}\b(?:ends?|ceases?|stops?|lapses|terminates?|is (?:waived|cancelled))\b/i;
/** A fee "each" is the founders' pay where they work for the company under management agreements. */
const paysFounders = /\bmanagement fee: [^.;]{0,40}\beach\b/i;

/** Reads the clause on costs. */
export function readFees(reading: Reading): FeesReading {
  const { sentences } = scopeOf(reading, topic);
  const content = sentences.filter(({ isLabel }) => !isLabel);
  const text = content.map((sentence) => sentence.text).join(' ');
  return {
    sentences,
    companyPays: content.some((sentence) => isForInvestors(sentence.text)),
    cap: readCostCap(
      reading,
      content,
      content.filter(({ text }) => isForInvestors(text)),
    ),
    isPayableOnAbort: content.some((sentence) => onAbort.test(sentence.text) && !isDenial(sentence.text)),
    ...readInvestorFees(content),
    eachBearsOwn: /each (?:party|side)?[^.;]{0,40}\bown\b|bear(?:s)? (?:its|their) own|jeweils eigene/i.test(
      text,
    ),
  };
}

/** Whether the company pays more than its own costs. */
function isForInvestors(text: string): boolean {
  return companyPays.test(
    ownAndTheirs.test(text) ? text : text.replace(bearsOwn, ' ').replace(paysNobody, ' '),
  );
}

function isDenial(text: string): boolean {
  return notOnAbort.test(text) && !/whether or not|regardless|irrespective|even if|\bor,? if\b/i.test(text);
}

/** Not in "no program fee, no "success fee" and no charge for desks". */
const arrangementFee =
  /(?<!\b(?:no|nor|neither|without)(?: an?| any)? ["']?)\b(?:arrangement|transaction|completion|deal|closing|success|structuring|origination|set-?up|processing|up-?front) (?:fee|payment)/i;
const deniedArrangement =
  /\b(?:no|neither|nor|without)\b(?: an?\b)? (?:arrangement|transaction|completion|origination|set-?up|processing|up-?front)/i;
/** "The accelerator charges none at any time", under a heading that names the fees. */
const noneCharged =
  /^[^.;,\d]{0,60}\b(?:charges?|takes?|levies|draws?|bills?|asks? for|wants?) (?:none|nothing|neither)\b/i;
const chargedLater =
  /\d|\b(?:until|now|today|from|then|thereafter|afterwards|later|first|unless|except|but|save)\b/i;

const monitoringFee = anyOf(
  /\b(?:a|per) (?:year|annum) (?:for )?monitoring\b|^monitoring\b[^:]*:/i,
  /\b(?:stewardship|oversight|monitoring|portfolio) (?:fee|charge)s?\b/i,
  /\b(?:monitoring|management|annual advisory|director'?s?|portfolio) fees?\b/i,
);

/** Whether a sentence answers a heading that names fees with there being none. */
function chargesNone(sentence: Sentence): boolean {
  const { text } = sentence;
  if (chargedLater.test(text) || arrangementFee.test(text) || monitoringFee.test(text)) return false;
  return isEmptyAnswer(sentence) || noneCharged.test(text);
}

function readInvestorFees(content: readonly Sentence[]) {
  let arrangementPercent: number | null = null;
  let hasArrangementFee = false;
  let hasMonitoringFee = false;
  for (const sentence of content) {
    const text = `${sentence.section?.title ?? ''}: ${sentence.text}`;
    if (chargesNone(sentence)) continue;
    const arrangement = arrangementFee.exec(text);
    if (arrangement && !deniedArrangement.test(text)) {
      hasArrangementFee = true;
      const [share] = findPercentages(
        text.slice(Math.max(0, arrangement.index - 40), arrangement.index + 100),
      );
      if (typeof share?.value === 'number') arrangementPercent = share.value;
    }
    if (
      monitoringFee.test(text) &&
      !/(?:\bno|\bnot|\bnever|\bneither|\bnor|\bwithout|n't)\b[^.;]{0,40}(?:monitoring|director|management)/i.test(
        text,
      ) &&
      !paysFounders.test(text) &&
      !endedFee.test(text)
    ) {
      hasMonitoringFee = true;
    }
  }
  return { arrangementPercent, hasArrangementFee, hasMonitoringFee };
}
