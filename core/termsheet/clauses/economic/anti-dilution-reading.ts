import type { Evidence } from '../../analysis.ts';
import { type Fact, type Settles, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { alternativeClose, alternativeOpen } from '../../reading/resolve-brackets.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, settle } from '../../reading/settle.ts';
import type { Contradiction } from '../clause.ts';
import { describedPriceProtection } from './described-economic-terms.ts';

/** How an investor is protected against a cheaper round. */
export type AntiDilutionKind = Settles<'antiDilution'>;

export interface AntiDilutionDetails {
  readonly hasCarveOuts: boolean;
}

export interface AntiDilutionReading {
  readonly value: Fact<AntiDilutionKind>;
  readonly evidence: readonly Evidence[];
  readonly details: AntiDilutionDetails;
  readonly contradiction: Contradiction | null;
}

const topic = alsoDescribed(describedPriceProtection, {
  titles: anyOf(
    /anti-?\s?dilution|price[- ](?:based )?(?:protection|adjustment)/i,
    /(?:protection|adjustment) of (?:the )?(?:entry |issue |subscription |purchase |conversion )?price/i,
    /(?:later|subsequent|future|new|next) (?:rounds?|issues?|issuances?|financings?) (?:at|below|under) /i,
    /lower[- ](?:priced|price|value|valuation)\b|ratchet|down[- ]?round|conversion price/i,
    /verw\u00e4sserungsschutz/i,
  ),
  words: anyOf(
    /\bshares\b[^.;]{0,20}\bbelow (?:your|our|their|its) price\b|\bsold (?:more )?cheap(?:er|ly)\b/i,
    /\b(?:later|new|further) (?:shares|rounds?|issues?)\b[^.;]{0,30}\b(?:cheaper|lower)\b/i,
    /\bprice protection\b|\bmore cheaply than\b|\b(?:consideration|price) per share below\b/i,
    /\bbelow the (?:starting|issue|subscription|entry|conversion) price\b|anti-?\s?dilution/i,
    /\bratchet\b|weighted[- ]average|down[- ]?round/i,
    /(?:conversion|subscription|entry|issue|purchase) price\b[^.;]{0,120}\b(?:reduc|adjust|lower|reset)/i,
    /\b(?:issued|sold|allotted)\b[^.;]{0,30}\b(?:at|for|below) (?:a |any )?(?:lower |less|price (?:lower|less|below|under))/i,
    /\bissues? (?:[^\s.;]+ ){0,3}(?:shares|securities|equity)[^.;]{0,30}\b(?:below|under|cheaper|for less)\b/i,
    /kompensierende kapitalerh\u00f6hung/i,
  ),
  except: /pay-?to-?play|registration|protective|reserved matters|drag|mandatory conversion|definitions?$/i,
});

const ratchetByName = anyOf(
  /\bfull[- ]ratchet|\bfull price ratchet|\bratchet\b[^.;]{0,20}\bfull\b/i,
  /^\W*FR\b(?=\W*$)/i,
);
/** "The seed holders give up their full ratchet at completion": what others had and lose. */
const ratchetEnds = anyOf(
  /\bratchet\b[^.;]{0,60}\b(?:ends?|falls? away|lapses?|ceases?|giv(?:es?|en) up)\b/i,
  /\bratchet\b[^.;]{0,60}\bis (?:cancelled|released|waived|terminated)\b/i,
  /\bgiv(?:e|es|ing) up\b[^.;]{0,30}\bratchet/i,
  /\b(?:struck|deleted|removed|crossed|refused|rejected|declined|dropped|withdr[ae]w|took)\b[^.;]{0,30}\bratchet/i,
  /\b(?:what happened (?:with|to|at|in)|of another (?:fund|investor)|(?:by|with) (?:another|other) (?:funds?|investors?))\b/i,
);
/** "A founder ratchet of 5% on a 5x exit" gives founders more, and protects no price. */
const ratchetForFounders = /\b(?:founders?|management|performance|exit)['\u2019]?s?['\u2019]? ratchet/i;
/** A ratchet of no stated kind resets the price in full; a weighted one says so. */
const bareRatchet = /\bratchet/i;
const ratchetByWords = anyOf(
  /\bconv(?:ersion|\.)? price\s?(?:=|equals|becomes|(?:drops|falls|resets?|goes) to)\s(?:the )?(?:new|lower|lowest|that)\b/i,
  /\b(?:average|effective) (?:cost|price)\b[^.;]{0,12}\b(?:the same as|equals?|no (?:higher|more) than) (?:theirs|that|what)\b/i,
  /\bpaid on average no more than\b/i,
  /\b(?:had|if) (?:we|they|it|the investors?)(?: had)? (?:paid|subscribed|invested|bought)\b[^.;]{0,12}\b(?:the|that) (?:new|lower|cheaper)\b/i,
  /\bprice (?:is|are|be|shall be|will be) (?:re-?stated|re-?set|cut|lowered|reduced) to (?:the|that|this) (?:lowest|lower|new)\b/i,
  /\bprice follows (?:the|that) (?:new|lower|later) price (?:all the way )?down\b/i,
  /\b(?:brings?|takes?) (?:us|them|the investors?) (?:all the way )?down to (?:that|the (?:new|lower)) price\b/i,
  /\bprice (?:is|be|being|will be|shall be) (?:set|fixed|put) (?:at|to|equal to) (?:the|that|such|this) (?:lower|new|lowest|issue|reduced|dilutive)\b(?:[\w -]{0,20})?\bprice/i,
  /\bprice (?:drops|falls|comes down|goes down) to (?:match|that|the (?:new|lower))\b/i,
  /\btreated as (?:if|though|having)\b[^.;]{0,40}\b(?:paid|subscribed)\b[^.;]{0,30}\b(?:cheaper|lower|new|that) (?:price|figure|amount)/i,
  /\bprice\b[^.;]{0,40}\b(?:drops?|falls?|is cut|goes down|comes down)\b[^.;]{0,12}\bto (?:the |that )?(?:price|level)\b/i,
  /\bpaid no more\b[^.;]{0,25}\bthan\b/i,
  /\bre-?sets?\b[^.;]{0,60}\bprice\b[^.;]{0,15}\bto the (?:lower|lowest|new)\b/i,
  /\baverage\b[^.;]{0,80}\bprice\b[^.;]{0,70}\bbeing equal to (?:that|such|the)\b/i,
  /\b(?:brings?|brought|lowers?|lowered|falls?|reduces?|cuts?|takes?)\b[^.;]{0,70}\b(?:price|cost)\b[^.;]{0,40}\bto (?:the|that|such)\b[^.;]{0,12}\b(?:(?:new|lower|lowest|reduced) (?:issue |subscription )?price|(?:price|level|value) (?:of|at|in) (?:the |that |such )?(?:new |later |lower |dilutive |subsequent )?(?:issue|round|shares|subscribers?|financing|transaction))/i,
  /\b(?:average|effective) (?:entry |subscription |purchase |issue )?(?:price|cost)\b[^.;]{0,60}\b(?:becomes?|is made|be made|then equals?|equal to|matches)\b[^.;]{0,20}\b(?:price|that) (?:of|in|at|paid (?:in|by)) (?:the |that |such )?(?:new|later|lower|dilutive|subsequent|cheaper|issue|round)/i,
  /\bprice\b[^.;]{0,140}\b(?:reduced|adjusted|lowered|reset|decreased|amended|changed)\b[^.;]{0,60}\b(?:to|equal(?:s|ling)?|match(?:es)?)\b(?: (?:to|be|equal|an amount))*(?: the| that| such| any| this)?(?: new| lower| lowest| same| issue| purchase| subscription| effective| per[- ]share)* ?(?:price|consideration|issue price|amount)\b/i,
  /\bas if (?:they|it|he|each|the investors?|such)[^.;]{0,80}\b(?:subscribed|invested|purchased|issued|acquired|paid|been)\b[^.;]{0,60}\b(?:lower|new|reduced|cheaper) (?:issue |subscription |purchase )?price/i,
  /\bif (?:it|they|he|she|the investors?|such holders?|we)\b[^.;]{0,20}\bhad\b[^.;]{0,30}\b(?:invested|subscribed|paid|purchased)\b[^.;]{0,30}\b(?:lower|new|reduced|that)\b[^.;]{0,12}\bprice/i,
  /\bprice\b[^.;]{0,60}\bat which (?:such|those|the new|these)[^.;]{0,40}\b(?:issued|sold)\b/i,
  /(?:so that|such that)[^.;]{0,120}(?:average|effective)? ?(?:price|cost)[^.;]{0,60}(?:equals?|is equal to|the same as|no more than|reduced to)[^.;]{0,40}(?:new|lower|that|such)[^.;]{0,15}price/i,
  /\b(?:for|so as for|until)\b[^.;]{0,40}\b(?:price|cost)\b[^.;]{0,30}\bto (?:equal|match|be (?:equal to|the same as|no more than))\b[^.;]{0,12}\b(?:new|lower|reduced|that)\b[^.;]{0,15}price/i,
);
const broad = anyOf(
  /\bbroad formula\b|\bbroad(?:ly)? weighted\b|\bbroad(?:ly)?[- ]?based|\b(?:broad|wide) (?:basis|base)\b/i,
  /\bweighted[- ]average\b[^.;]{0,20},? broad\b(?! or\b)|\bBBWA\b/i,
);
const narrow = /\bnarrow(?:ly)?[- ]?based|\bNBWA\b/i;
const weighted = anyOf(
  /\bin proportion to how many (?:new |cheap(?:er)? )?shares\b/i,
  /\bprice\b[^.;]{0,30}\b(?:according to|by|under) the (?:usual )?formula\b|weighted[- ]average/i,
  /gewichtete\w* durchschnitt/i,
  /\b(?:mean|average)\b[^.;]{0,70}(?<!\b(?:no|not|without|un)[ -]?)\bweight(?:ed|ing)?\b/i,
  /\bweight(?:ed|ing)\b[^.;]{0,40}\b(?:by|with|according to)\b[^.;]{0,30}\b(?:shares|number)/i,
  /CP ?2 ?= ?CP ?1/i,
);
const noneByName = anyOf(
  /\bnothing is adjusted\b|\bno adjustment is (?:made|asked)(?= *[.,;]| at all)/i,
  /\bno protection\b[^.;]{0,40}\b(?:down[- ]?rounds?|dilution|lower[- ]priced)/i,
  /\bno (?:special |specific |other )?(?:price|down[- ]?round) protection/i,
  /\bno (?:price[- ]based |contractual |specific |other )?anti-?dilution/i,
  /without (?:any )?(?:price[- ]based )?anti-?dilution/i,
  /anti-?dilution(?: protection| rights?| provisions?)?\s*(?:(?::|-|\bis\b|\bare\b|\bwill be\b|\bshall be\b)\s*)?(?:none|nil|not applicable|n\/a|no\b|does not apply|not included)/i,
  /\bratchet (?:is|has been|was) (?:gone|dropped|deleted|removed|taken out|withdrawn)\b/i,
  /\bno (?:full )?ratchet and no|kein(?:en)? verw\u00e4sserungsschutz/i,
);
const countsEverything = anyOf(
  /everything outstanding\b[^.;]{0,30}\boptions?|\bevery\b[^.;]{0,60}\b(?:options?|warrants?)\b/i,
  /fully[- ]diluted|all shares in (?:existence|issue)(?![^.;]{0,20}\bonly\b)/i,
  /\b(?:all|whole|total (?:number )?of(?: the)?) shares\b(?! (?:sold|of|held))(?![^.;]{0,30}\bonly\b)/i,
  /(?:all|outstanding|including|includes|counting|plus)[^.;]{0,120}\b(?:options?|convertibles?|convertible securities|warrants|as[- ]converted|as[- ]exercised|preferred)/i,
);
const countsSharesOnly = anyOf(
  /\b(?:issued|outstanding)\b[^.;]{0,40}\bshares alone\b/i,
  /(?:shares?|stock)[^.;]{0,60}\b(?:in issue|outstanding|issued)\b[^.;]{0,20}\bonly\b/i,
  /\bonly\b[^.;]{0,40}(?:issued|outstanding|shares in issue|ordinary|common|preferred)/i,
  /(?:excluding|leaving|without|disregarding|ignoring|not counting|exclud\w+\b)[^.;]{0,50}\b(?:options?|convertibles?|warrants|pool)/i,
);
const formulaCount = anyOf(
  /compared (?:with|to)|\bA\b ?=|\bA is\b|"A"|worked out on|calculated (?:on|by reference to)/,
  /based on|by reference to|count|[Ww]eight|in existence|on a fully[- ]diluted/,
  /taking (?:into )?account|average\b[^.;]{0,12}\b(?:of|with|including) (?:all|whole|the total)/,
);
const countIsDescribed = anyOf(
  /compared (?:with|to)|\bA\b ?=|\bA is\b|"A"|worked out on|calculated|based on|by reference to/,
  /\bcount|in existence|in issue|outstanding|on a fully[- ]diluted|taking (?:into )?account/,
);
const carveOuts = anyOf(
  /\b(?:except|exclu\w+|carve\w*|other than|exempt\w*|outside it|does not apply to|no adjustment)\b/i,
  /\b(?:not triggered|do(?:es)? not (?:count|trigger)|left out|set aside|are exceptions?|apart|aside)\b/i,
  /\b(?:keine anpassung|\u0438\u0441\u043a\u043b\u044e\u0447\u0435\u043d\u0438\u044f)\b/i,
  /ausnahmen/i,
);

/** "[Weighted average / none]": whether there is any protection is still open. */
const choiceWithNone = new RegExp(
  `${alternativeOpen}[^${alternativeOpen}${alternativeClose}]*(?:\\/|\\bor)\\s?(?:none|nil|no protection)\\s?${alternativeClose}`,
  'i',
);

/** "On a [__] basis": some protection is meant, and which is still to be filled in. */
const openBasis = new RegExp(`${blank}\\s?(?:basis|formula|anti-?dilution|protection)`, 'i');

const severity: Readonly<Record<AntiDilutionKind, number>> = {
  none: 0,
  'broad-based': 1,
  'weighted-average': 2,
  'narrow-based': 3,
  'full-ratchet': 4,
};

/** Reads price protection by name and by what is described; what is described wins. */
export function readAntiDilution(reading: Reading): AntiDilutionReading {
  const { sentences } = scopeOf(reading, topic);
  const candidates: Candidate<AntiDilutionKind>[] = [];
  const add = (pattern: RegExp, value: AntiDilutionKind): void => {
    for (const found of matchesIn(sentences, pattern)) {
      // "So that the average equals a mean, weighted by …" describes an average, not a full reset.
      if (pattern === ratchetByWords && weighted.test(found.sentence.text)) continue;
      if (value === 'full-ratchet' && ratchetEnds.test(found.sentence.text)) continue;
      if (value === 'none' || !isNegated(found)) candidates.push({ value, span: found });
    }
  };
  add(noneByName, 'none');
  add(ratchetByName, 'full-ratchet');
  add(ratchetByWords, 'full-ratchet');
  add(broad, 'broad-based');
  add(narrow, 'narrow-based');
  candidates.push(...readEmptyAnswers(sentences));
  const counted = readCount(sentences);
  const isNamed = candidates.some(({ value }) => value !== 'none');
  if (!isNamed) {
    for (const found of matchesIn(sentences, weighted)) {
      if (!isNegated(found)) candidates.push({ value: counted?.value ?? 'weighted-average', span: found });
    }
    const isForFounders = sentences.some(({ text }) => ratchetForFounders.test(text));
    if (candidates.length === 0 && !isForFounders) add(bareRatchet, 'full-ratchet');
  } else if (
    counted &&
    sentences.some((sentence) => weighted.test(sentence.text) || broad.test(sentence.text))
  ) {
    candidates.push(counted);
  }
  const settled = settle(reading, dropDenials(candidates), (left, right) =>
    severity[right] > severity[left] ? right : left,
  );
  const evidence = quoteSentences(reading, settled.spans, sentences);
  const isOpenChoice = sentences.some(
    ({ text }) => choiceWithNone.test(text) || (settled.value === null && openBasis.test(text)),
  );
  return {
    value: isOpenChoice ? unresolved : settled.value,
    evidence,
    details: { hasCarveOuts: sentences.some((sentence) => carveOuts.test(sentence.text)) },
    contradiction: settled.isContradictory
      ? {
          text: `The document describes the price protection in two different ways; here we use the one that costs founders more (${nameOf(settled.value)}).`,
          evidence,
        }
      : null,
  };
}

/** "No full ratchet, but a weighted average": a denial beside an affirmation is no statement of its own. */
function dropDenials(
  candidates: readonly Candidate<AntiDilutionKind>[],
): readonly Candidate<AntiDilutionKind>[] {
  const affirmed = candidates.filter(({ value }) => value !== 'none');
  return affirmed.length > 0 && affirmed.length < candidates.length ? affirmed : candidates;
}

function readEmptyAnswers(sentences: readonly Sentence[]): Candidate<AntiDilutionKind>[] {
  return sentences
    .filter((sentence) => isEmptyUnder(sentence, /dilution|ratchet|price protection/i))
    .map((sentence) => ({ value: 'none', span: sentence }));
}

/** What A counts in the formula, where the document says it. */
function readCount(sentences: readonly Sentence[]): Candidate<AntiDilutionKind> | null {
  for (const sentence of sentences) {
    const isTermA = sentence.section?.title === 'a' && /^=/.test(sentence.text.trim());
    if (!(isTermA || formulaCount.test(sentence.text)) || sentence.text.includes(blank)) continue;
    const span = { start: sentence.start, end: sentence.end };
    // "Broad-based weighted average, excluding options" names issues that trigger nothing, not what A counts.
    if (broad.test(sentence.text) && !countIsDescribed.test(sentence.text)) continue;
    if (countsSharesOnly.test(sentence.text)) return { value: 'narrow-based', span };
    if (countsEverything.test(sentence.text)) return { value: 'broad-based', span };
    if (/\bA ?=[^.;]{0,40}\b(?:ordinary|common) (?:shares?|stock)\b(?! deemed)/i.test(sentence.text)) {
      return { value: 'narrow-based', span };
    }
  }
  return null;
}

function nameOf(value: Fact<AntiDilutionKind>): string {
  return value === null ? 'none' : value.replace('-', ' ');
}
