import { type Settles, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { findFractions } from '../../reading/numbers/fraction.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';
import { isCountedIn } from './counted-in-value.ts';
import { poolTopic } from './option-pool-topic.ts';
import { readValuation } from './valuation-reading.ts';

/** The option pool as a document states it. */
export interface OptionPool {
  readonly sentences: readonly Sentence[];
  readonly percent: Settled<number>;
  readonly basis: Settled<Settles<'optionPoolBasis'>>;
  readonly isMentioned: boolean;
  readonly isShared: boolean;
}

const poolWords = anyOf(
  /\bpot\b|\bparticipation (?:programme|plan|scheme)\b/i,
  /\bhiring reserve\b|\bshares (?:kept back|held back|reserved|put by) for\b/i,
  /\bemployee (?:shares|reserve)\b|\boptions? over\b|\b(?:available|unallocated) shares\b/i,
  /\bset aside\b|\bphantom\b|\bshares for (?:the |your )?(?:team|staff|employees)\b/i,
  /\b(?:awards|unissued|ungranted|unallotted|option|employee|incentive|esop|equity incentive|unallocated|vsop|bspce|emi|stock plan|share plan|pool)\b/i,
  /\u043f\u0443\u043b/i,
);
const notThePool = anyOf(
  /\bvest|cliff|discount|acceler|strike|exercise price|per annum|holders? of/i,
  /grants? (?:>|above|over|of more)|at least \d+% of (?:the )?(?:votes|shares)|currently/i,
  /existing pool|already (?:granted|issued)|granted to date|for C-level|for VP|for key/i,
);
const preMoneyBasis = anyOf(
  /\bsits? (?:in|inside|within) (?:that|this|the) (?:figure|value|valuation|sum|number)\b/i,
  /\b(?:counted|included|contained) in the (?:existing shares|present shares|\d[\d,.]{4,}(?! ?%))/i,
  /\b\d[\d,.]{3,} shares\b[^.;]{0,30}\b(?:includes?|compris(?:e|es|ing)|contains?|takes? in)\b/i,
  /\bbefore (?:we|us|the (?:fund|investors?)(?:'s?)?)(?: (?:invest|come|arrive|join|enter|pay|put|entry)|[.,;]|$)/i,
  /\b(?:sits|counted) in the (?:EUR |GBP |USD |[$£€])\s?\d/i,
  /\balready (?:inside|within|includes?|counted|in) (?:the |that )?(?:[$£€]|EUR|GBP|USD|shares|figure)/i,
  /\b(?:inside|within|out of) (?:the|that|our) (?:EUR |GBP |USD |[$£€])\s?\d/i,
  /\bcomes? (?:out of|off) (?:us|you|your|the existing|the present|the founders)\b/i,
  /\b(?:borne|provided|funded|paid(?: for)?) by (?:you|your|the present|present)\b/i,
  /\b(?:carried by (?:you|your)|you (?:\w+ ){0,2}(?:carry|bear|pay for|give up|wear) (?:it|that|them))\b/i,
  /\b(?:sits?|counts?|counted|is|are|goes|included|contained|part) (?:in|inside|within|of) (?:the |our |your )?pre\b/i,
  /\b(?:existing|present|current|old|today's) (?:share|stock)?(?:holders|owners)\b[^.;]{0,25}\b(?:wear|bear|carry|pay|fund|give way)\b/i,
  /\b(?:from|off|out of) (?:your|the founders'|(?:the )?(?:existing|present)(?: [\w']+)?) (?:side|half|end|part|slice|shares?|holdings?)\b/i,
  /\b(?:do|does|shall|will) not dilute (?:us|them|the investors?)\b|\bvalue already includes\b/i,
  /\b(?:within|inside|out of|included in|counts? towards?) (?:the|that|this) (?:[\u00a3$\u20ac]|[A-Z]{3} ?|US\$)\s?\d/i,
  /\bdilution (?:to fall|falls?|falling|is|being|to be)(?: borne)? (?:only |solely |alone |exclusively )?(?:on|by) (?:the )?(?:existing|founders|current|present)/i,
  /\bpart of (?:that|this|the) (?:value|valuation|pre-?money)\b/i,
  /\bbefore the price is (?:struck|set|fixed)|\bcomes? out of (?:the |your )pre\b/i,
  /\bfor (?:the )?existing (?:owners|holders|shareholders|stockholders) to (?:provide|bear|fund)/i,
  /\bbefore (?:we come|our money comes) in\b|pre-?\s?money/i,
  /valuation\b[^.;]{0,40}\b(?:including|inclusive of|taking in)\b/i,
  /(?:prior to|before|immediately before|ahead of|at or before) (?:the )?(?:closing|completion|investment|issue|money|new|financing|round|subscription)/i,
  /before completion|counted in (?:the|it)|included in the (?:pre|fully)/i,
  /dilut\w+ (?:only )?(?:the )?(?:existing|founders|current)/i,
  /borne by (?:the )?(?:existing|founders|current)/i,
  /at (?:the )?(?:sole )?(?:cost|expense) of (?:the )?(?:existing|present|current|founders)/i,
  /at (?:the )?(?:founders|existing (?:share)?holders)'? (?:sole )?(?:cost|expense)/i,
);
const postMoneyBasis = anyOf(
  /\bonce (?:we(?: are|'re)|the investors? (?:is|are)) in\b/i,
  /post-?\s?(?:money|closing|investment|completion|seed|financing|round|series)/i,
  /after (?:the |our |its )?(?:closing|completion|investment|round|financing|money)/i,
  /\bafter (?:we|the investors?) (?:have |has )?(?:joined|come in|came in|invested)\b/i,
  /following (?:the )?(?:closing|completion|investment)|on completion|enlarged share capital/i,
);
const shared = anyOf(
  /\ball (?:share|stock)?holders\b[^.;]{0,40}\b(?:are|is|being) diluted\b/i,
  /\bwe\b[^.;]{0,30}\b(?:diluted|thin out|bear our (?:part|share))\b/i,
  /\bold and new (?:share|stock)?holders\b[^.;]{0,30}\b(?:alike|share|bear|carry|diluted)\b/i,
  /\b(?:thins?|waters?)(?: out| down)? (?:us|all|every\w*)\b/i,
  /\b(?:us|investors?|we) included\b|\beveryone\b[^.;]{0,30}\b(?:diluted|watered down)/i,
  /dilut\w+ (?:all|every|both|the (?:investors?|new money) and|the whole (?:register|table|capital))/i,
  /dilut\w+ (?:us|the investors?) as much as\b|\bcarried by all\b|\bout of all (?:of )?our pockets\b/i,
  /all (?:share|stock)?holders (?:pro[- ]?rata|share|bear|are diluted|in proportion)|borne by all/i,
  /\b(?:everybody|everyone|all|each) (?:is|are) diluted|dilut\w+ (?:alike|equally|in the same)/i,
  /burdens? (?:all|every)|shared (?:by all|pro[- ]?rata|equally)/i,
  /(?:outside|on top of|in addition to|not included in|excluded from) the pre-?\s?money/i,
  /(?:after|not in) the pre-?\s?money valuation/i,
);

/** "Should you sell shares cheaper, we are diluted like everybody": of a later round, not of the pool. */
const ofCheaperIssue = /\bcheaper\b|\blower (?:price|valuation)\b|\bratchet\b|\blater round\b/i;

/** Reads the size of the option pool and who bears it. */
export function readOptionPool(reading: Reading): OptionPool {
  const { sentences: named, isHeaded } = scopeOf(reading, poolTopic);
  // "They include a pot of options. It is to be twelve per cent": the size may follow the name.
  const following = new Set(goingOn(reading, named));
  const sentences = [...new Set([...named, ...following])];
  const found: (Candidate<number> & { readonly sentence: Sentence })[] = [];
  for (const sentence of sentences) {
    const title = sentence.section?.title ?? '';
    const isNamed = poolWords.test(sentence.text) || poolTopic.titles.test(title) || isUnderPool(sentence);
    if (!isNamed && !following.has(sentence)) continue;
    const shares = findPercentages(sentence.text);
    for (const quantity of shares.length > 0 ? shares : fractionsOfWhole(sentence.text)) {
      if (!isPoolSize(sentence.text, quantity.start, quantity.end)) continue;
      found.push({
        value: quantity.value,
        span: { start: sentence.start + quantity.start, end: sentence.start + quantity.end },
        sentence,
      });
    }
  }
  const chosen = choose(reading, found);
  const isMentioned = isHeaded || sentences.some(({ text }) => /pool|\besop\b/i.test(text));
  return {
    sentences,
    percent: settle(reading, chosen, larger),
    basis: readBasis(
      reading,
      sentences,
      chosen.map(({ sentence }) => sentence),
    ),
    isMentioned,
    isShared: sentences.some(({ text }) => shared.test(text)),
  };
}

/** "A sixth of the company": a part of the whole, in words. */
function fractionsOfWhole(text: string) {
  return findFractions(text).filter(({ end }) =>
    /^ of the (?:company|capital|shares)\b/i.test(text.slice(end)),
  );
}

/** "No increase is asked for": there is no pool to be created, and nobody bears it. */
const noIncrease =
  /\bno (?:increase|enlargement|top-?up)\b|\b(?:not|need not) be (?:increased|enlarged|topped up)\b/i;

function isUnderPool(sentence: Sentence): boolean {
  for (let section = sentence.section; section; section = section.parent) {
    if (poolTopic.titles.test(section.title)) return true;
  }
  return false;
}

const holdingBefore = anyOf(
  /(?:investors?|purchasers?|founders?|holders?)[^.;]{0,40}(?:hold|own|represent)\w*\b[^.;]{0,20}$/i,
  /\b(?:holding|stake|shareholding|ownership)\b(?: of)?\s*$|\b(?:will|would|shall) (?:hold|own)\s*$/i,
);

function isPoolSize(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 50);
  if (
    notThePool.test(
      before.slice(-50).replace(/^.*\b(?:increased|enhanced|raised|topped up|enlarged|expanded) to\b/is, ''),
    ) ||
    notThePool.test(after.slice(0, 25))
  )
    return false;
  if (/^\s*(?:discount|of (?:the )?(?:votes|voting|options? (?:vest|shall)))/i.test(after)) return false;
  if (holdingBefore.test(before)) return false;
  if (/\binvestors?(?: group)?:?\s*$/i.test(before)) return false;
  return !/>\s?$|more than\s?$|at least\s?$/i.test(before);
}

/** The first sentence with a size names it; sizes of its parts (8% for managers) follow below it. */
function choose<Found extends Candidate<number> & { readonly sentence: Sentence }>(
  reading: Reading,
  found: readonly Found[],
): Found[] {
  const worded = new Set(
    found.filter(({ sentence }) => poolWords.test(sentence.text)).map(({ sentence }) => sentence.section),
  );
  // What stands beside such a sentence under the same heading speaks of the pool as well.
  const named = found.filter(
    ({ sentence }) =>
      poolWords.test(sentence.text) ||
      (worded.has(sentence.section) && poolTopic.titles.test(sentence.section?.title ?? '')),
  );
  const ranked = named.length > 0 ? named : found;
  const firm = ranked.filter(({ value }) => value !== unresolved);
  const first = firm[0] ?? ranked[0];
  if (!first) return [];
  if (reading.isAlternative(first.span)) return ranked.filter(({ span }) => reading.isAlternative(span));
  const inSentence = ranked.filter(({ sentence }) => sentence === first.sentence);
  // "increased from 5% to 12%": the later figure is the pool to be.
  const last = inSentence.at(-1) ?? first;
  const isRise =
    inSentence.length > 1 && /\b(?:increas|enlarg|enhanc|expand|rais|top|from)\w*/i.test(first.sentence.text);
  return [isRise ? last : first];
}

function readBasis(
  reading: Reading,
  sentences: readonly Sentence[],
  sized: readonly Sentence[],
): Settled<Settles<'optionPoolBasis'>> {
  const isSized = new Set(sized);
  const sizedSections = new Set(sized.map(({ section }) => section));
  const relevant = [
    ...sized,
    ...goingOn(reading, sized),
    ...sentences.filter(
      (sentence) =>
        (poolWords.test(sentence.text) ||
          (sentence.section !== null && sizedSections.has(sentence.section))) &&
        !isSized.has(sentence),
    ),
  ];
  const none: Settled<Settles<'optionPoolBasis'>> = { value: null, spans: [], isContradictory: false };
  if (sized.length === 0 && sentences.some(({ text }) => noIncrease.test(text))) return none;
  for (const sentence of relevant) {
    if (shared.test(sentence.text) && !ofCheaperIssue.test(sentence.text))
      return settle(reading, [{ value: 'post-money', span: sentence }], (left) => left);
  }
  const { value: preMoney } = readValuation(reading).preMoney;
  for (const sentence of relevant) {
    const isCounted = typeof preMoney === 'number' && isCountedIn(preMoney, sentence.text);
    if (isCounted || preMoneyBasis.test(`${headings(sentence)} ${sentence.text}`))
      return settle(reading, [{ value: 'pre-money', span: sentence }], (left) => left);
  }
  const counted = reading.sentences.find(
    ({ text }) =>
      /enlargement|increase|pool|option reserve/i.test(text) &&
      /\bcounts?\b|counted in|includ(?:ed in|ing)|part of|\btakes? in\b|\binside\b|treated as issued/i.test(
        text,
      ) &&
      /pre-?\s?money|valuation|[\u00a3$\u20ac]\s?\d/i.test(text),
  );
  if (counted && sized.length > 0)
    return settle(reading, [{ value: 'pre-money', span: counted }], (left) => left);
  if (sized.length === 0) return none;
  const measuredAfter = goingOn(reading, sized).find(({ text }) => postMoneyBasis.test(text));
  if (measuredAfter) return settle(reading, [{ value: 'post-money', span: measuredAfter }], (left) => left);
  const after = sentences.filter(({ text }) => postMoneyBasis.test(text)).map(({ section }) => section);
  const sections = new Set(after);
  const parents = new Set(after.map((section) => section?.parent ?? null));
  // What stands under the same heading, or under one beside it, speaks of the same pool.
  const first = sized.find(
    ({ text, section }) =>
      postMoneyBasis.test(text) ||
      (section !== null &&
        (sections.has(section) || (section.parent !== null && parents.has(section.parent)))),
  );
  return first ? settle(reading, [{ value: 'post-money', span: first }], (left) => left) : none;
}

/** "It is measured after the closing": what the sentence behind a size says of the same pool. */
const ofTheSame = anyOf(
  /^(?:it|this|that|the|they) (?:is|are|will|top-?up|pool|increase|reserve|plan|happens|comes|sits)\b/i,
  /^(?:sits|comes (?:off|out of)|carved|borne|counted)\b/i,
);

function goingOn(reading: Reading, sized: readonly Sentence[]): readonly Sentence[] {
  const isSized = new Set(sized);
  return reading.sentences.filter(({ text }, at) => {
    const before = reading.sentences[at - 1];
    return before !== undefined && isSized.has(before) && ofTheSame.test(text);
  });
}

function headings(sentence: Sentence): string {
  const titles: string[] = [];
  for (let section = sentence.section; section; section = section.parent) titles.push(section.title);
  return titles.join(' ');
}
