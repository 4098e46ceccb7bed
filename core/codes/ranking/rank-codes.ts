import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { WeightedWord } from '../retrieval/bm25.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type CollectionScores, scoreCollection } from '../retrieval/score-collection.ts';
import { concordanceSupport } from './concordance-support.ts';
import { type TradeMatch, tradeVotes } from './trade-votes.ts';
import { rankingWeights } from './weights.ts';

/** One candidate with the evidence for it; each part lies between 0 and 1 before its weight. */
export interface RankedCode {
  readonly item: number;
  readonly code: string;
  readonly score: number;
  readonly retrieval: number;
  readonly coverage: number;
  readonly trade: number;
  readonly concordance: number;
  /** The best matching text of the code, as a number within the code: 0 is the title. Null without a match. */
  readonly bestText: number | null;
}

/** The ranking of all four systems. */
export interface Ranking {
  readonly systems: Readonly<Record<CodeSystem, readonly RankedCode[]>>;
  readonly trades: readonly TradeMatch[];
}

const industrySystems = ['sic', 'naics', 'isic'] as const;
const kept = 30;

/** Scores every code of the four systems for the weighted words of a description and keeps the best. */
export function rankCodes(
  tables: CodeTables,
  data: RetrievalData,
  words: readonly WeightedWord[],
  trades: readonly TradeMatch[],
): Ranking {
  const votes = tradeVotes(trades);
  const scored = {} as Record<
    CodeSystem,
    { scores: CollectionScores; total: Float32Array; trade: Float32Array }
  >;
  for (const system of ['sic', 'naics', 'isic', 'cpv'] as const) {
    const weights = rankingWeights[system];
    const collection = data.index.collections[system];
    const scores = scoreCollection(collection, words, weights);
    const trade = new Float32Array(collection.keys.length);
    const total = new Float32Array(collection.keys.length);
    collection.keys.forEach((code, item) => {
      trade[item] = votes[system].get(code) ?? 0;
      total[item] = weights.retrieval * (scores.score[item] ?? 0) + weights.trade * (trade[item] ?? 0);
    });
    scored[system] = { scores, total, trade };
  }
  const support = concordanceSupport(
    tables,
    data,
    Object.fromEntries(industrySystems.map((system) => [system, scored[system].total])) as Record<
      (typeof industrySystems)[number],
      Float32Array
    >,
  );
  const systems = {} as Record<CodeSystem, RankedCode[]>;
  for (const system of ['sic', 'naics', 'isic', 'cpv'] as const) {
    const { scores, total, trade } = scored[system];
    const collection = data.index.collections[system];
    const lifted = system === 'cpv' ? null : support[system];
    const ranked: RankedCode[] = [];
    collection.keys.forEach((code, item) => {
      const concordance = lifted?.get(code) ?? 0;
      const score = (total[item] ?? 0) + rankingWeights[system].concordance * concordance;
      if (score <= 0) return;
      const matched = (scores.coverage[item] ?? 0) > 0;
      ranked.push({
        item,
        code,
        score,
        retrieval: scores.score[item] ?? 0,
        coverage: scores.coverage[item] ?? 0,
        trade: trade[item] ?? 0,
        concordance,
        bestText: matched ? (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0) : null,
      });
    });
    ranked.sort((left, right) => right.score - left.score);
    systems[system] = ranked.slice(0, kept);
  }
  return { systems, trades };
}
