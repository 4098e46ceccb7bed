import type { CodeTables } from '../code-tables.port.ts';
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
import { matchTrades } from './match-trades.ts';
import { type RankedSystems, rankCodes } from './rank-codes.ts';
import { type TradeMatch, tradeVotes } from './trade-votes.ts';

/** What was found for a description, with what was understood of it. */
export interface FoundCodes {
  readonly description: string;
  readonly systems: RankedSystems;
  readonly trades: readonly TradeMatch[];
  readonly read: ReadDescription;
  /** The words that were searched for; `known` tells whether any table or trade holds the word. */
  readonly searched: readonly SearchedWord[];
}

export interface SearchedWord extends DescribedWord {
  readonly known: boolean;
}

/** A word counts at most this much, however often it is repeated. */
const mostWeight = 1.6;
const correctors = new WeakMap<RetrievalData, TypoCorrector>();

/** Reads a description and ranks the codes of all systems for it. */
export function findCodes(tables: CodeTables, description: string): FoundCodes {
  const data = tables.retrieval();
  const read = readDescription(description);
  const corrected = read.runs.map((run) => run.map((word) => correct(data, word)));
  const words = expandWords(corrected, data.synonyms);
  const searched = words.map((word) => ({ ...word, known: data.index.numberOf.has(word.stem) }));
  const weighted = weigh(data, words);
  const vector = data.model && words.length > 0 ? embedWords(data.model, words) : null;
  const trades = matchTrades(data, weighted, vector);
  const systems = rankCodes(tables, data, {
    words: weighted,
    vector,
    votes: tradeVotes(trades),
    activities: activityShares(words),
  });
  return { description, systems, trades, read, searched };
}

function correct(data: RetrievalData, word: DescribedWord): DescribedWord {
  if (data.index.numberOf.has(word.stem) || data.synonyms.has(word.stem)) return word;
  let corrector = correctors.get(data);
  if (!corrector) {
    corrector = new TypoCorrector([...data.index.words, ...data.synonyms.keys()]);
    correctors.set(data, corrector);
  }
  const stem = corrector.correct(word.stem);
  return stem === null ? word : { ...word, stem, weight: word.weight * 0.8 };
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
