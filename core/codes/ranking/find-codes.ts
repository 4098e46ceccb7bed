import type { CodeTables } from '../code-tables.port.ts';
import { clarifiedRanking, type GivenAnswer } from '../questions/clarified-ranking.ts';
import type { WeightedWord } from '../retrieval/bm25.ts';
import { TypoCorrector } from '../retrieval/correct-typos.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { embedWords } from '../text-model/text-model.ts';
import { activityShares } from '../understanding/activity.ts';
import { expandWords } from '../understanding/expand-words.ts';
import {
  type DescribedWord,
  type ReadDescription,
  readDescription,
} from '../understanding/read-description.ts';
import { chooseTogether } from './choose-together.ts';
import { matchTrades } from './match-trades.ts';
import { type RankedSystems, rankCodes } from './rank-codes.ts';
import { type TradeMatch, tradeVotes } from './trade-votes.ts';
import { isOneAmbiguousWord, undecided } from './undecided.ts';

/** What was found for a description, with what was understood of it. */
export interface FoundCodes {
  readonly description: string;
  readonly systems: RankedSystems;
  readonly trades: readonly TradeMatch[];
  readonly read: ReadDescription;
  /** The words that were searched for; `known` tells whether any table or trade holds the word. */
  readonly searched: readonly SearchedWord[];
  /** What these words weigh together. */
  readonly weight: number;
  /** What those of them weigh that are known. */
  readonly knownWeight: number;
  /** What was asked about the description and answered; the ranking follows it. */
  readonly answered: readonly GivenAnswer[];
  /** One word and no answer, and the word stands for different businesses. */
  readonly ambiguous: boolean;
}

export interface SearchedWord extends DescribedWord {
  readonly known: boolean;
}

/** A word counts at most this much, however often it is repeated. */
const mostWeight = 1.6;
const correctors = new WeakMap<RetrievalData, TypoCorrector>();

/** Reads a description and ranks the codes of all systems for it, and for what its owner answered. */
export function findCodes(
  tables: CodeTables,
  description: string,
  answered: readonly GivenAnswer[] = [],
): FoundCodes {
  const data = tables.retrieval();
  const read = readDescription(description);
  const correct = corrections(data);
  const corrected = read.runs.map((run) => run.map(correct));
  const words = expandWords(corrected, data.synonyms);
  const searched = words.map((word) => ({ ...word, known: data.index.numberOf.has(word.stem) }));
  const weighted = weigh(data, words);
  const vector = data.model && words.length > 0 ? embedWords(data.model, words) : null;
  const trades = matchTrades(data, weighted, vector);
  const described = rankCodes(tables, data, {
    words: weighted,
    vector,
    votes: tradeVotes(trades),
    activities: activityShares(words),
  });
  const ambiguous = answered.length === 0 && isOneAmbiguousWord(tables, read.words);
  const together = chooseTogether(tables, described);
  const systems = ambiguous ? undecided(together) : together;
  return {
    description,
    systems: answered.reduce(clarifiedRanking, systems),
    trades,
    read,
    searched,
    weight: searched.reduce((sum, word) => sum + word.weight, 0),
    knownWeight: searched.reduce((sum, word) => sum + (word.known ? word.weight : 0), 0),
    answered,
    ambiguous,
  };
}

/** Where more words than this are unknown, they are no typing errors; each costs as much as fifty known ones. */
const mostUnknown = 60;

/** Puts the word that was meant for one that is known to no table, a description at a time. */
function corrections(data: RetrievalData): (word: DescribedWord) => DescribedWord {
  const unknown = new Set<string>();
  return (word) => {
    if (data.index.numberOf.has(word.stem) || data.synonyms.has(word.stem)) return word;
    if (unknown.size >= mostUnknown && !unknown.has(word.stem)) return word;
    unknown.add(word.stem);
    const stem = correctorOf(data).correct(word.stem);
    return stem === null ? word : { ...word, stem, weight: word.weight * 0.8 };
  };
}

function correctorOf(data: RetrievalData): TypoCorrector {
  const known = correctors.get(data);
  if (known) return known;
  const corrector = new TypoCorrector([...data.index.words, ...data.synonyms.keys()]);
  correctors.set(data, corrector);
  return corrector;
}

/** One entry a known word; repetitions add up to a limit. */
function weigh(data: RetrievalData, words: readonly DescribedWord[]): WeightedWord[] {
  const weights = new Map<number, number>();
  for (const { stem, weight } of words) {
    const number = data.index.numberOf.get(stem);
    if (number === undefined) continue;
    const known = weights.get(number) ?? 0;
    weights.set(number, Math.min(mostWeight, Math.max(known, weight) + 0.3 * Math.min(known, weight)));
  }
  return [...weights].map(([word, weight]) => ({ word, weight }));
}
