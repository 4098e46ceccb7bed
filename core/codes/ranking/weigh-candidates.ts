import type { Candidate } from './candidates.ts';
import type { WeighedCandidate } from './concordance-support.ts';
import { type EvidenceFigures, weighEvidence, weightRow } from './evidence.ts';

/** A candidate with what its evidence weighs. */
export interface ScoredCandidate extends WeighedCandidate {
  readonly score: number;
}

/** Scores with the given weights, best first, with the softmax of the scores as probabilities. */
export function weigh(candidates: readonly Candidate[], weights: EvidenceFigures): ScoredCandidate[] {
  const row = weightRow(weights);
  const scored = candidates.map((candidate) => ({
    candidate,
    score: weighEvidence(candidate.evidence, row),
  }));
  scored.sort((left, right) => right.score - left.score);
  const best = scored[0]?.score ?? 0;
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored.map(({ candidate, score }) => ({
    candidate,
    score,
    probability: Math.exp(score - best) / total,
  }));
}
