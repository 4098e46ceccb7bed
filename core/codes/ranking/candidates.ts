import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { WeightedWord } from '../retrieval/bm25.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type CollectionScores, scoreCollection } from '../retrieval/score-collection.ts';
import { probabilities } from '../text-model/text-model.ts';
import { type Activity, activityAgreement } from '../understanding/activity.ts';
import { type EvidenceRow, evidenceRow } from './evidence.ts';
import { itemTraits } from './item-traits.ts';
import { topItems } from './top-items.ts';
import type { TradeVotes } from './trade-votes.ts';

/** A code with the evidence for it. */
export interface Candidate {
  readonly item: number;
  readonly code: string;
  readonly evidence: EvidenceRow;
  /** The best matching text of the code, as a number within the code: 0 is the title. Null without a match. */
  readonly bestText: number | null;
}

/** What the candidates of one query are made from. */
export interface CandidateSources {
  readonly words: readonly WeightedWord[];
  readonly vector: Float32Array | null;
  readonly votes: TradeVotes;
  readonly activities: Record<Activity, number>;
  /** Adds candidates to those that were found. */
  readonly widened?: (items: readonly number[]) => readonly number[];
}

const perSource = 25;
/** Natural logarithms of probabilities, from this far below certainty on, become figures from 0 to 1. */
export const logSpan = 10;
const leastModel = Math.exp(-logSpan);

/** Everything that speaks for a code in one system; the concordances speak later. */
export function candidatesOf(
  tables: CodeTables,
  data: RetrievalData,
  system: CodeSystem,
  sources: CandidateSources,
): Candidate[] {
  const collection = data.index.collections[system];
  const scores = scoreCollection(collection, sources.words);
  const modelled =
    sources.vector && data.model ? probabilities(data.model.heads[system], sources.vector) : null;
  const found = candidateItems(scores, modelled, sources.votes, system, collection.itemOfKey);
  const items = sources.widened?.(found) ?? found;
  const traitsOf = itemTraits(tables, data, system);
  const shortness = 1 / (1 + sources.words.length / 3);
  return items.map((item) => {
    const { code, catchAll, popularity, depth, activity } = traitsOf(item);
    const coverage = scores.coverage[item] ?? 0;
    const fit = scores.fit[item] ?? 0;
    const trade = sources.votes.lexical[system].get(code) ?? 0;
    const model = modelled?.[item] ?? 0;
    const evidence = evidenceRow({
      whole: scores.whole[item] ?? 0,
      single: scores.single[item] ?? 0,
      coverage,
      fit,
      exact: coverage * fit,
      model: Math.sqrt(model),
      modelLog: 1 + Math.log(Math.max(model, leastModel)) / logSpan,
      trade,
      tradeModel: Math.sqrt(sources.votes.modelled[system].get(code) ?? 0),
      tradeShort: (sources.votes.inexact[system].get(code) ?? 0) * shortness,
      activity: activityAgreement(activity, sources.activities),
      catchAll,
      popularity,
      depth,
      concordance: 0,
      concordanceLog: 0,
    });
    return {
      item,
      code,
      evidence,
      bestText: coverage > 0 ? (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0) : null,
    };
  });
}

/** Marks of the items that were chosen already, a collection at a time; cleared after each use. */
const marksOf = new WeakMap<CollectionScores['whole'], Uint8Array>();

function candidateItems(
  scores: CollectionScores,
  modelled: Float32Array | null,
  votes: TradeVotes,
  system: CodeSystem,
  itemOfKey: ReadonlyMap<string, number>,
): number[] {
  const { whole, single, found } = scores;
  const marks = marksOf.get(whole) ?? new Uint8Array(whole.length);
  marksOf.set(whole, marks);
  const items: number[] = [];
  const add = (item: number): void => {
    if (marks[item] === 1) return;
    marks[item] = 1;
    items.push(item);
  };
  topItems(whole, perSource, found).forEach(add);
  topItems(single, perSource, found).forEach(add);
  if (modelled) topItems(modelled, perSource).forEach(add);
  for (const counted of [votes.lexical[system], votes.modelled[system]]) {
    for (const code of counted.keys()) {
      const item = itemOfKey.get(code);
      if (item !== undefined) add(item);
    }
  }
  for (const item of items) marks[item] = 0;
  return items;
}
