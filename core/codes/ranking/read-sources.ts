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
import type { CandidateSources } from './candidates.ts';
import { matchTrades } from './match-trades.ts';
import { withStatedTrades } from './stated-trades.ts';
import { type TradeMatch, tradeVotes } from './trade-votes.ts';

/** A description as it was read, and what its candidates are made from. */
export interface ReadSources {
  readonly read: ReadDescription;
  readonly words: readonly DescribedWord[];
  readonly trades: readonly TradeMatch[];
  readonly sources: CandidateSources;
}

/** A word counts at most this much, however often it is repeated. */
const mostWeight = 1.6;
const correctors = new WeakMap<RetrievalData, TypoCorrector>();

/** Reads a description, mends its spelling and gathers what speaks for codes. */
export function readSources(data: RetrievalData, description: string): ReadSources {
  const read = readDescription(description);
  const correct = corrections(data);
  const corrected = read.runs.map((run) => run.map(correct));
  const stated = data.model ? withStatedTrades(data.model, corrected, read.sentences) : corrected;
  const words = expandWords(stated, data.synonyms);
  const weighted = weigh(data, words);
  const vector = data.model && words.length > 0 ? embedWords(data.model, words) : null;
  const trades = matchTrades(data, weighted, description, vector);
  const votes = tradeVotes(trades);
  return {
    read,
    words,
    trades,
    sources: { words: weighted, vector, votes, activities: activityShares(words) },
  };
}

/** Where more words than this are unknown, they are no typing errors; each costs as much as fifty known ones. */
const mostUnknown = 60;

/** Puts the word that was meant for one that is known to no table, a description at a time. */
function corrections(data: RetrievalData): (word: DescribedWord) => DescribedWord {
  const unknown = new Set<string>();
  return (word) => {
    if (word.ofName || data.index.numberOf.has(word.stem) || data.synonyms.has(word.stem)) return word;
    if (unknown.size >= mostUnknown && !unknown.has(word.stem)) return word;
    unknown.add(word.stem);
    const positive = withoutNon(data, word.stem);
    if (positive !== null) return { ...word, stem: positive };
    const stem = correctorOf(data).correct(word.stem);
    return stem === null ? word : { ...word, stem, weight: word.weight * 0.8 };
  };
}

/** "Non-slip" is still about slipping, where no table has the word. */
function withoutNon({ index }: RetrievalData, stem: string): string | null {
  const rest = stem.startsWith('non') ? stem.slice(3) : '';
  return index.numberOf.has(rest) ? rest : null;
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
