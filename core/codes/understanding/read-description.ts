import { searchStem, type Token } from '../text/tokenise.ts';
import { isPraise, withoutBoilerplate } from './boilerplate.ts';
import { isHyphenated, namedWithout } from './named-without.ts';
import { isGivenName, isPlaceName } from './names.ts';
import { type OpeningName, openingName } from './opening-name.ts';
import { productForTrades } from './product-for-trades.ts';
import { promotionalSentences } from './promotional-sentences.ts';
import { sentencePartFactor } from './sentence-part-cues.ts';
import { type SentencePart, sentencePartsOf } from './sentence-parts.ts';
import { whoIsSoldTo } from './who-is-sold-to.ts';

/** A word of a description that is searched for. */
export interface DescribedWord {
  readonly stem: string;
  readonly surface: string;
  /** How much it says about the main activity; 1 for a plain word of the first sentence. */
  readonly weight: number;
  /** Whether it is of the firm's own name, whose spelling nobody else knows. */
  readonly ofName?: boolean;
}

/** What was understood of a description. */
export interface ReadDescription {
  readonly words: readonly DescribedWord[];
  /** Stems in order with weights, broken at part ends: phrases are looked for inside one run. */
  readonly runs: readonly (readonly DescribedWord[])[];
  /** The number of the sentence that each run is of. */
  readonly sentences: readonly number[];
  /** What was set aside, in words for the reasoning: places, what the firm does not do. */
  readonly ignored: readonly string[];
}

const sentenceWeights = [1, 0.85, 0.65, 0.55, 0.45];
/** A word of praise ("innovative", "trusted") counts this much beside a plain word. */
const praiseWeight = 0.2;
/** A word of a sentence that only promotes the firm. */
const promotionWeight = 0.25;
/** A word of a name; the first of the firm's own seldom says what it does ("Harbour Pest Pros"), the others often do. */
const nameWeight = 0.6;
const ownName = 0.35;
/** Beside a word for software or a marketplace that a part is about, the others mostly tell whom it serves. */
const besideProduct = 0.4;
/**
 * What selling is read as: the tables call it by its buyers, and "sell" itself is at home in a few trades, such as
 * selling by telephone, that most who sell have nothing to do with.
 */
const readAs = {
  public: { stem: searchStem('retail'), weight: 1 },
  unnamed: { stem: searchStem('retail'), weight: 1 },
  trade: { stem: searchStem('wholesale'), weight: 1 },
  'no-goods': { stem: searchStem('sell'), weight: 0.1 },
} as const;
const besideMore = { stem: searchStem('sell'), weight: 0.5 };
const sellingWord = /^(?:sell|sells|selling|sold)$/;
/** Supplying, importing and exporting say no less than selling where the buyers are of the trade. */
const wordOfTrade =
  /^(?:sell|sells|selling|sold|supply|supplies|supplying|(?:import|export)(?:s|ing|ed|ers?)?)$/;
/** What a thing is made of or with says less than the thing. */
const means = new Set(['using', 'containing', 'featuring']);
const meansWeight = 0.6;
const fitting = /^(?:install\w*|fit|fits|fitted|fitters?|fitting|lay|lays|laid|erect\w*)$/;
const negations =
  /^(not|no|never|without|dont|doesnt|isnt|arent|cannot|cant|wont|didnt|nor|neither|havent|hasnt|none)$/;
const placePrepositions =
  /^(in|near|outside|around|across|at|from|by|on|throughout|within|behind|beside|opposite|off|over)$/;
const supplyVerbs =
  /^(sell|sells|selling|sold|suppl\w+|deliver\w*|hire|hires|rent|rents|let|lets|leas\w+|distribut\w+|wholesal\w+|ship|ships|shipping|export\w*|provid\w+|offer\w*|give|gives|serv\w+|work\w*|cater\w*)$/;

/** Reads a description: which words carry the main activity and how much. */
export function readDescription(text: string): ReadDescription {
  const ignored: string[] = [];
  const plain = withoutBoilerplate(text);
  const parts = sentencePartsOf(plain);
  const shouting = isTitleOrUpperCase(parts);
  const soldTo = whoIsSoldTo(text);
  const selling = {
    ...(soldTo === null ? besideMore : readAs[soldTo]),
    words: soldTo === 'trade' ? wordOfTrade : sellingWord,
  };
  const promotional = promotionalSentences(parts);
  const place = placesOfSentences(parts, promotional);
  const runs = parts.map((part, at) => {
    const base = promotional.has(part.sentence)
      ? promotionWeight
      : (sentenceWeights[Math.min(place.get(part.sentence) ?? 0, sentenceWeights.length - 1)] ?? 0.45);
    const name = at === 0 && !shouting ? openingName(part.tokens) : null;
    return weighPart({ text: plain, part, base, name, shouting, selling }, ignored);
  });
  return { words: runs.flat(), runs, sentences: parts.map(({ sentence }) => sentence), ignored };
}

/** The place of each sentence among those that may state a trade, from 0. */
function placesOfSentences(
  parts: readonly SentencePart[],
  promotional: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { sentence } of parts)
    if (!promotional.has(sentence) && !places.has(sentence)) places.set(sentence, places.size);
  return places;
}

interface PartOfDescription {
  /** The whole description. */
  readonly text: string;
  readonly part: SentencePart;
  /** What its sentence counts. */
  readonly base: number;
  readonly name: OpeningName | null;
  /** Whether capital letters say nothing. */
  readonly shouting: boolean;
  /** The words for selling, and what they are read as. */
  readonly selling: Pick<DescribedWord, 'stem' | 'weight'> & { readonly words: RegExp };
}

function weighPart(
  { text, part, base: ofSentence, name: firm, shouting, selling }: PartOfDescription,
  ignored: string[],
): DescribedWord[] {
  const base = ofSentence * sentencePartFactor(part.phrase);
  const run: DescribedWord[] = [];
  let factor = 1;
  const product = productForTrades(part.tokens);
  let supplied = false;
  let negatedFrom = -1;
  let nameUntil = 0;
  const place = { open: false };
  part.tokens.forEach((token, position) => {
    const previous = part.tokens[position - 1]?.word ?? '';
    const next = part.tokens[position + 1]?.word ?? '';
    const negates = isNegation(token, next);
    if (negates) nameUntil = Math.max(nameUntil, position + namedWithout(part.tokens, position));
    if (position < nameUntil || isHyphenated(text, token)) {
      // Part of a name or a compound: what it says alone does not count.
    } else if (negates) {
      factor = 0;
      negatedFrom = position;
    } else if (supplyVerbs.test(token.word)) supplied = true;
    else if (factor > 0 && token.word === 'for' && position > 0) factor = 0.45;
    else if (factor > 0 && token.word === 'to' && supplied) factor = 0.45;
    else if (factor > 0 && position > 0 && means.has(token.word)) factor = Math.min(factor, meansWeight);
    else if (factor > 0 && placePrepositions.test(token.word)) {
      place.open = true;
      factor = position > 0 ? 0.6 : 0.8;
    } else if (factor > 0 && factor < 1 && /^(and|or|we|i|who|which|that)$/.test(token.word)) {
      if (/^(we|i)$/.test(token.word)) factor = 1;
      place.open = place.open && !/^(we|i)$/.test(token.word);
    }
    if (token.stem === '' || factor === 0) return;
    const name = !shouting && isName(token, position, part.sentence, previous);
    if ((name && place.open) || isPlaceName(token.word) || isPerson(token)) {
      ignored.push(token.surface);
      return;
    }
    const { stem, weight } = selling.words.test(token.word) ? selling : { stem: token.stem, weight: 1 };
    const ofName = firm !== null && position >= firm.first && position < firm.end;
    const proper = ofName ? (position === firm.first ? ownName : nameWeight) : name ? nameWeight : 1;
    if (isSuppliedAndFitted(part.tokens, position)) return;
    const served = product < 0 || position === product ? 1 : besideProduct;
    const plain = proper * served * (isPraise(token.word) ? praiseWeight : weight);
    run.push({ stem, surface: token.surface, weight: base * factor * plain, ...(ofName && { ofName }) });
  });
  if (negatedFrom >= 0) {
    const words = part.tokens.slice(negatedFrom).map((token) => token.surface);
    if (words.length > 1) ignored.push(words.join(' '));
  }
  return run;
}

function isNegation(token: Token, next: string): boolean {
  return (
    negations.test(token.word) &&
    !/^(just|only|job|matter|problem|limited|minimum|obligation|longer)$/.test(next)
  );
}

/** Who supplies and fits a thing fits it: that it is supplied too makes nobody a dealer or maker. */
function isSuppliedAndFitted(tokens: readonly Token[], position: number): boolean {
  if (!/^suppl(?:y|ies|ied|ying|iers?)$/.test(tokens[position]?.word ?? '')) return false;
  const [next = '', afterNext = ''] = tokens.slice(position + 1, position + 3).map(({ word }) => word);
  return fitting.test(next === 'and' || next === 'or' ? afterNext : next);
}

/** A capitalised word inside a sentence is a place or a name, unless it is an abbreviation. */
function isName(token: Token, position: number, _sentence: number, previous: string): boolean {
  if (position === 0 && previous === '') return false;
  return /^\p{Lu}\p{Ll}/u.test(token.surface);
}

function isPerson(token: Token): boolean {
  return isGivenName(token.word) && /^\p{Lu}/u.test(token.surface);
}

function isTitleOrUpperCase(parts: readonly SentencePart[]): boolean {
  const words = parts.flatMap((part) => part.tokens).filter((token) => token.stem !== '');
  const capitalised = words.filter((token) => /^\p{Lu}/u.test(token.surface));
  return capitalised.length > words.length * 0.6;
}
