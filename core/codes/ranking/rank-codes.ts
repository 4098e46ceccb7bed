import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type Candidate, type CandidateSources, candidatesOf } from './candidates.ts';
import { concordanceSupport, industrySystems, type WeighedCandidate } from './concordance-support.ts';
import { type EvidenceFigures, setEvidence, weighEvidence, weightRow } from './evidence.ts';
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
    for (const candidate of candidates[system]) {
      const value = Math.min(1, support[system].get(candidate.code) ?? 0);
      setEvidence(candidate, 'concordance', value);
      setEvidence(candidate, 'concordanceLog', 1 + Math.log(Math.max(value, Math.exp(-6))) / 6);
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
function weigh(candidates: readonly Candidate[], weights: EvidenceFigures): ScoredCandidate[] {
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
