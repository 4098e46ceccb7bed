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
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < candidates.length; at++) {
    const score = weighEvidence(candidates[at]?.evidence ?? [], row);
    scores[at] = score;
    if (score > best) best = score;
  }
  let total = 0;
  for (let at = 0; at < candidates.length; at++) total += Math.exp((scores[at] as number) - best);
  const places = bestPlaces(scores, candidates.length, most);
  const weighed: ScoredCandidate[] = [];
  for (const at of places) {
    const score = scores[at] as number;
    weighed.push({
      candidate: candidates[at] as Candidate,
      score,
      probability: Math.exp(score - best) / total,
    });
  }
  return weighed;
}

/** The places of the highest scores, best first; of equal scores the first. */
function bestPlaces(scores: Float64Array, count: number, most: number): readonly number[] {
  if (most >= count) {
    const all = Array.from({ length: count }, (_, at) => at);
    return all.sort((left, right) => (scores[right] as number) - (scores[left] as number));
  }
  const places: number[] = [];
  for (let at = 0; at < count; at++) {
    const score = scores[at] as number;
    let rank = places.length;
    if (rank === most && score <= (scores[places[most - 1] as number] as number)) continue;
    if (rank < most) places.push(at);
    else rank -= 1;
    for (; rank > 0 && score > (scores[places[rank - 1] as number] as number); rank--)
      places[rank] = places[rank - 1] as number;
    places[rank] = at;
  }
  return places;
}

let kept = new Float64Array(256);

/** Room for scores, used answer after answer: a fresh array each time costs more than the sum. */
function room(count: number): Float64Array {
  if (kept.length < count) kept = new Float64Array(2 * count);
  return kept;
}
