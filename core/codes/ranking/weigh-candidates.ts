import type { Candidate } from './candidates.ts';
import type { WeighedCandidate } from './concordance-support.ts';
import { type EvidenceFigures, weighEvidence, weightRow } from './evidence.ts';

/** A candidate with what its evidence weighs. */
export interface ScoredCandidate extends WeighedCandidate {
  readonly score: number;
}

/**
 * Scores with the given weights, best first, with the softmax of the scores of all as probabilities.
 * @param most so many are wanted; of an answer's five hundred candidates few are looked at again
 */
export function weigh(
  candidates: readonly Candidate[],
  weights: EvidenceFigures,
  most: number = candidates.length,
): ScoredCandidate[] {
  const row = weightRow(weights);
  const scores = room(candidates.length);
  const places: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < candidates.length; at++) {
    const score = weighEvidence(candidates[at]?.evidence ?? [], row);
    scores[at] = score;
    places.push(at);
    if (score > best) best = score;
  }
  let total = 0;
  for (let at = 0; at < candidates.length; at++) total += Math.exp((scores[at] as number) - best);
  places.sort((left, right) => (scores[right] as number) - (scores[left] as number));
  const weighed: ScoredCandidate[] = [];
  for (let rank = 0; rank < Math.min(most, places.length); rank++) {
    const at = places[rank] as number;
    const score = scores[at] as number;
    weighed.push({
      candidate: candidates[at] as Candidate,
      score,
      probability: Math.exp(score - best) / total,
    });
  }
  return weighed;
}

let kept = new Float64Array(256);

/** Room for scores, used answer after answer: a fresh array each time costs more than the sum. */
function room(count: number): Float64Array {
  if (kept.length < count) kept = new Float64Array(2 * count);
  return kept;
}
