import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type Candidate, type CandidateSources, candidatesOf } from './candidates.ts';
import { concordanceSupport, industrySystems, type WeighedCandidate } from './concordance-support.ts';
import { rankingWeights } from './weights.ts';

/** One candidate in its place in the ranking. */
export interface RankedCode extends Candidate {
  readonly score: number;
  /** Share of the evidence among all candidates of the system; the shares of a system add up to 1. */
  readonly probability: number;
}

interface ScoredCandidate extends WeighedCandidate {
  readonly score: number;
}

export type RankedSystems = Readonly<Record<CodeSystem, readonly RankedCode[]>>;

const kept = 30;
/** Columns of the concordance evidence, see `evidenceKinds`. */
const concordanceColumn = 14;
const concordanceLogColumn = 15;

/** Ranks the candidates of all systems; SIC, NAICS and ISIC support one another through the concordances. */
export function rankCodes(tables: CodeTables, data: RetrievalData, sources: CandidateSources): RankedSystems {
  const candidates = {} as Record<CodeSystem, Candidate[]>;
  for (const system of codeSystems) candidates[system] = candidatesOf(tables, data, system, sources);
  const first = {} as Record<(typeof industrySystems)[number], WeighedCandidate[]>;
  for (const system of industrySystems) {
    first[system] = weigh(candidates[system], rankingWeights[system].first);
  }
  const support = concordanceSupport(tables, first);
  for (const system of industrySystems) {
    for (const { code, evidence } of candidates[system]) {
      const value = Math.min(1, support[system].get(code) ?? 0);
      evidence[concordanceColumn] = value;
      evidence[concordanceLogColumn] = 1 + Math.log(Math.max(value, Math.exp(-6))) / 6;
    }
  }
  const ranked = {} as Record<CodeSystem, RankedCode[]>;
  for (const system of codeSystems) {
    ranked[system] = weigh(candidates[system], rankingWeights[system].second)
      .slice(0, kept)
      .map(({ candidate, score, probability }) => ({ ...candidate, score, probability }));
  }
  return ranked;
}

/** Scores with the given weights, best first, with the softmax of the scores as probabilities. */
function weigh(candidates: readonly Candidate[], weights: readonly number[]): ScoredCandidate[] {
  const scored = candidates.map((candidate) => ({ candidate, score: dot(candidate.evidence, weights) }));
  scored.sort((left, right) => right.score - left.score);
  const best = scored[0]?.score ?? 0;
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored.map(({ candidate, score }) => ({
    candidate,
    score,
    probability: Math.exp(score - best) / total,
  }));
}

function dot(evidence: Float32Array, weights: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < evidence.length; kind++) sum += (evidence[kind] ?? 0) * (weights[kind] ?? 0);
  return sum;
}
