import { searchStem, type Token } from '../text/tokenise.ts';
import { isPraise, withoutBoilerplate } from './boilerplate.ts';
import { isHyphenated, namedWithout } from './named-without.ts';
import { isGivenName, isPlaceName } from './names.ts';
import { sentencePartFactor } from './sentence-part-cues.ts';
import { type SentencePart, sentencePartsOf } from './sentence-parts.ts';
import { whoIsSoldTo } from './who-is-sold-to.ts';

/** A word of a description that is searched for. */
export interface DescribedWord {
  readonly stem: string;
  readonly surface: string;
  /** How much it says about the main activity; 1 for a plain word of the first sentence. */
  readonly weight: number;
}

/** What was understood of a description. */
export interface ReadDescription {
  readonly words: readonly DescribedWord[];
  /** Stems in order with weights, broken at part ends: phrases are looked for inside one run. */
  readonly runs: readonly (readonly DescribedWord[])[];
  /** What was set aside, in words for the reasoning: places, what the firm does not do. */
  readonly ignored: readonly string[];
}

const sentenceWeights = [1, 0.85, 0.65, 0.55, 0.45];
/** A word of praise ("innovative", "trusted") counts this much beside a plain word. */
const praiseWeight = 0.2;
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
  const runs = parts.map((part) => weighPart({ text: plain, part, shouting, selling }, ignored));
  return { words: runs.flat(), runs, ignored };
}

interface PartOfDescription {
  /** The whole description. */
  readonly text: string;
  readonly part: SentencePart;
  /** Whether capital letters say nothing. */
  readonly shouting: boolean;
  /** The words for selling, and what they are read as. */
  readonly selling: Pick<DescribedWord, 'stem' | 'weight'> & { readonly words: RegExp };
}

function weighPart({ text, part, shouting, selling }: PartOfDescription, ignored: string[]): DescribedWord[] {
  const base =
    (sentenceWeights[Math.min(part.sentence, sentenceWeights.length - 1)] ?? 0.45) *
    sentencePartFactor(part.phrase);
  const run: DescribedWord[] = [];
  let factor = 1;
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
    const plain = (name ? 0.6 : 1) * (isPraise(token.word) ? praiseWeight : weight);
    run.push({ stem, surface: token.surface, weight: base * factor * plain });
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
