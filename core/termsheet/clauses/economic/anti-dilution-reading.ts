import type { Evidence } from '../../analysis.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { isEmptyAnswer, isNegated } from '../../reading/negation.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { alternativeClose, alternativeOpen } from '../../reading/resolve-brackets.ts';
import { matchesIn, scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, settle } from '../../reading/settle.ts';
import type { Contradiction } from '../clause.ts';
import { describedPriceProtection } from './described-economic-terms.ts';

export type AntiDilutionKind = 'none' | 'broad-based' | 'narrow-based' | 'weighted-average' | 'full-ratchet';

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
  titles:
    /anti-?\s?dilution|price[- ](?:based )?(?:protection|adjustment)|(?:protection|adjustment) of (?:the )?(?:entry |issue |subscription |purchase |conversion )?price|(?:later|subsequent|future|new|next) (?:rounds?|issues?|issuances?|financings?) (?:at|below|under) |lower[- ](?:priced|price|value|valuation)\b|ratchet|down[- ]?round|conversion price|verw\u00e4sserungsschutz/i,
  words:
    /\bshares\b[^.;]{0,20}\bbelow (?:your|our|their|its) price\b|\bsold (?:more )?cheap(?:er|ly)\b|\b(?:later|new|further) (?:shares|rounds?|issues?)\b[^.;]{0,30}\b(?:cheaper|lower)\b|\bprice protection\b|\bmore cheaply than\b|\b(?:consideration|price) per share below\b|\bbelow the (?:starting|issue|subscription|entry|conversion) price\b|anti-?\s?dilution|\bratchet\b|weighted[- ]average|down[- ]?round|(?:conversion|subscription|entry|issue|purchase) price\b[^.;]{0,120}\b(?:reduc|adjust|lower|reset)|\b(?:issued|sold|allotted)\b[^.;]{0,30}\b(?:at|for|below) (?:a |any )?(?:lower |less|price (?:lower|less|below|under))|\bissues? (?:[^\s.;]+ ){0,3}(?:shares|securities|equity)[^.;]{0,30}\b(?:below|under|cheaper|for less)\b|kompensierende kapitalerh\u00f6hung/i,
  except: /pay-?to-?play|registration|protective|reserved matters|drag|mandatory conversion|definitions?$/i,
});

const ratchetByName = /\bfull[- ]ratchet|\bfull price ratchet|\bratchet\b[^.;]{0,20}\bfull\b/i;
/** A ratchet of no stated kind resets the price in full; a weighted one says so. */
const bareRatchet = /\bratchet/i;
const ratchetByWords =
  /\b(?:average|effective) (?:cost|price)\b[^.;]{0,12}\b(?:the same as|equals?|no (?:higher|more) than) (?:theirs|that|what)\b|\bpaid on average no more than\b|\b(?:had|if) (?:we|they|it|the investors?)(?: had)? (?:paid|subscribed|invested|bought)\b[^.;]{0,12}\b(?:the|that) (?:new|lower|cheaper)\b|\bprice (?:is|are|be|shall be|will be) (?:re-?stated|re-?set|cut|lowered|reduced) to (?:the|that|this) (?:lowest|lower|new)\b|\bprice follows (?:the|that) (?:new|lower|later) price (?:all the way )?down\b|\b(?:brings?|takes?) (?:us|them|the investors?) (?:all the way )?down to (?:that|the (?:new|lower)) price\b|\bprice (?:is|be|being|will be|shall be) (?:set|fixed|put) (?:at|to|equal to) (?:the|that|such|this) (?:lower|new|lowest|issue|reduced|dilutive)\b(?:[\w -]{0,20})?\bprice|\bprice (?:drops|falls|comes down|goes down) to (?:match|that|the (?:new|lower))\b|\btreated as (?:if|though|having)\b[^.;]{0,40}\b(?:paid|subscribed)\b[^.;]{0,30}\b(?:cheaper|lower|new|that) (?:price|figure|amount)|\bprice\b[^.;]{0,40}\b(?:drops?|falls?|is cut|goes down|comes down)\b[^.;]{0,12}\bto (?:the |that )?(?:price|level)\b|\bpaid no more\b[^.;]{0,25}\bthan\b|\bre-?sets?\b[^.;]{0,60}\bprice\b[^.;]{0,15}\bto the (?:lower|lowest|new)\b|\baverage\b[^.;]{0,80}\bprice\b[^.;]{0,70}\bbeing equal to (?:that|such|the)\b|\b(?:brings?|brought|lowers?|lowered|falls?|reduces?|cuts?|takes?)\b[^.;]{0,70}\b(?:price|cost)\b[^.;]{0,40}\bto (?:the|that|such)\b[^.;]{0,12}\b(?:(?:new|lower|lowest|reduced) (?:issue |subscription )?price|(?:price|level|value) (?:of|at|in) (?:the |that |such )?(?:new |later |lower |dilutive |subsequent )?(?:issue|round|shares|subscribers?|financing|transaction))|\b(?:average|effective) (?:entry |subscription |purchase |issue )?(?:price|cost)\b[^.;]{0,60}\b(?:becomes?|is made|be made|then equals?|equal to|matches)\b[^.;]{0,20}\b(?:price|that) (?:of|in|at|paid (?:in|by)) (?:the |that |such )?(?:new|later|lower|dilutive|subsequent|cheaper|issue|round)|\bprice\b[^.;]{0,140}\b(?:reduced|adjusted|lowered|reset|decreased|amended|changed)\b[^.;]{0,60}\b(?:to|equal(?:s|ling)?|match(?:es)?)\b(?: (?:to|be|equal|an amount))*(?: the| that| such| any| this)?(?: new| lower| lowest| same| issue| purchase| subscription| effective| per[- ]share)* ?(?:price|consideration|issue price|amount)\b|\bas if (?:they|it|he|each|the investors?|such)[^.;]{0,80}\b(?:subscribed|invested|purchased|issued|acquired|paid|been)\b[^.;]{0,60}\b(?:lower|new|reduced|cheaper) (?:issue |subscription |purchase )?price|\bif (?:it|they|he|she|the investors?|such holders?|we)\b[^.;]{0,20}\bhad\b[^.;]{0,30}\b(?:invested|subscribed|paid|purchased)\b[^.;]{0,30}\b(?:lower|new|reduced|that)\b[^.;]{0,12}\bprice|\bprice\b[^.;]{0,60}\bat which (?:such|those|the new|these)[^.;]{0,40}\b(?:issued|sold)\b|(?:so that|such that)[^.;]{0,120}(?:average|effective)? ?(?:price|cost)[^.;]{0,60}(?:equals?|is equal to|the same as|no more than|reduced to)[^.;]{0,40}(?:new|lower|that|such)[^.;]{0,15}price|\b(?:for|so as for|until)\b[^.;]{0,40}\b(?:price|cost)\b[^.;]{0,30}\bto (?:equal|match|be (?:equal to|the same as|no more than))\b[^.;]{0,12}\b(?:new|lower|reduced|that)\b[^.;]{0,15}price/i;
const broad =
  /\bbroad formula\b|\bbroad(?:ly)? weighted\b|\bbroad(?:ly)?[- ]?based|\bbroad basis\b|\bweighted[- ]average\b[^.;]{0,20},? broad\b(?! or\b)/i;
const narrow = /\bnarrow(?:ly)?[- ]?based/i;
const weighted =
  /\bin proportion to how many (?:new |cheap(?:er)? )?shares\b|\bprice\b[^.;]{0,30}\b(?:according to|by|under) the (?:usual )?formula\b|weighted[- ]average|gewichtete\w* durchschnitt|\b(?:mean|average)\b[^.;]{0,70}(?<!\b(?:no|not|without|un)[ -]?)\bweight(?:ed|ing)?\b|\bweight(?:ed|ing)\b[^.;]{0,40}\b(?:by|with|according to)\b[^.;]{0,30}\b(?:shares|number)|CP ?2 ?= ?CP ?1/i;
const noneByName =
  /\bnothing is adjusted\b|\bno adjustment is (?:made|asked)(?= *[.,;]| at all)|\bno protection\b[^.;]{0,40}\b(?:down[- ]?rounds?|dilution|lower[- ]priced)|\bno (?:special |specific |other )?(?:price|down[- ]?round) protection|\bno (?:price[- ]based |contractual |specific |other )?anti-?dilution|without (?:any )?(?:price[- ]based )?anti-?dilution|anti-?dilution(?: protection| rights?| provisions?)?\s*(?:(?::|-|\bis\b|\bare\b|\bwill be\b|\bshall be\b)\s*)?(?:none|nil|not applicable|n\/a|no\b|does not apply|not included)|\bno (?:full )?ratchet and no|kein(?:en)? verw\u00e4sserungsschutz/i;
const countsEverything =
  /everything outstanding\b[^.;]{0,30}\boptions?|\bevery\b[^.;]{0,60}\b(?:options?|warrants?)\b|fully[- ]diluted|all shares in (?:existence|issue)(?![^.;]{0,20}\bonly\b)|(?:all|outstanding|including|includes|counting|plus)[^.;]{0,120}\b(?:options?|convertibles?|convertible securities|warrants|as[- ]converted|as[- ]exercised|preferred)/i;
const countsSharesOnly =
  /\b(?:issued|outstanding)\b[^.;]{0,40}\bshares alone\b|(?:shares?|stock)[^.;]{0,60}\b(?:in issue|outstanding|issued)\b[^.;]{0,20}\bonly\b|\bonly\b[^.;]{0,40}(?:issued|outstanding|shares in issue|ordinary|common|preferred)|(?:excluding|leaving|without|disregarding|ignoring|not counting|exclud\w+\b)[^.;]{0,50}\b(?:options?|convertibles?|warrants|pool)/i;
const formulaCount =
  /compared (?:with|to)|\bA\b ?=|\bA is\b|"A"|worked out on|calculated (?:on|by reference to)|based on|by reference to|count|[Ww]eight|in existence|on a fully[- ]diluted|taking (?:into )?account/;
const countIsDescribed =
  /compared (?:with|to)|\bA\b ?=|\bA is\b|"A"|worked out on|calculated|based on|by reference to|\bcount|in existence|in issue|outstanding|on a fully[- ]diluted|taking (?:into )?account/;
const carveOuts =
  /\b(?:except|exclu\w+|carve|customary except|other than|exempt|outside it|does not apply to|no adjustment|keine anpassung|\u0438\u0441\u043a\u043b\u044e\u0447\u0435\u043d\u0438\u044f)\b|ausnahmen/i;

/** "[Weighted average / none]": whether there is any protection is still open. */
const choiceWithNone = new RegExp(
  `${alternativeOpen}[^${alternativeOpen}${alternativeClose}]*(?:\\/|\\bor)\\s?(?:none|nil|no protection)\\s?${alternativeClose}`,
  'i',
);

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
    if (candidates.length === 0) add(bareRatchet, 'full-ratchet');
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
  const isOpenChoice = sentences.some(({ text }) => choiceWithNone.test(text));
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
    .filter(
      (sentence) =>
        isEmptyAnswer(sentence) && /dilution|ratchet|price protection/i.test(sentence.section?.title ?? ''),
    )
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
