import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type Candidate, type CandidateSources, candidatesOf } from './candidates.ts';
import {
  concordanceSupport,
  type IndustrySystem,
  industrySystems,
  voters,
  type WeighedCandidate,
} from './concordance-support.ts';
import { setEvidence } from './evidence.ts';
import { weigh } from './weigh-candidates.ts';
import { rankingWeights } from './weights.ts';

/** One candidate in its place in the ranking. */
export interface RankedCode extends Candidate {
  readonly score: number;
  /** Share of the evidence among all candidates of the system; the shares of a system add up to 1. */
  readonly probability: number;
}

export type RankedSystems = Readonly<Record<CodeSystem, readonly RankedCode[]>>;

const kept = 30;
const leastSupport = Math.exp(-6);

/** Ranks CPV codes in another way than by what a seller supplies. */
type RankCpv = () => readonly RankedCode[];

/** Ranks the candidates of all systems; SIC, NAICS and ISIC support one another through the concordances. */
export function rankCodes(
  tables: CodeTables,
  data: RetrievalData,
  sources: CandidateSources,
  rankCpv?: RankCpv,
): RankedSystems {
  const asked: readonly CodeSystem[] = rankCpv ? industrySystems : codeSystems;
  const candidates = {} as Record<CodeSystem, Candidate[]>;
  for (const system of asked) candidates[system] = candidatesOf(tables, data, system, sources);
  const first = {} as Record<(typeof industrySystems)[number], WeighedCandidate[]>;
  for (const system of industrySystems) {
    first[system] = weigh(candidates[system], rankingWeights[system].first, voters);
  }
  setSupport(candidates, concordanceSupport(tables, first));
  const ranked = { cpv: rankCpv?.() ?? [] } as Record<CodeSystem, readonly RankedCode[]>;
  for (const system of asked) {
    ranked[system] = weigh(candidates[system], rankingWeights[system].second, kept).map(
      ({ candidate: { item, code, evidence, bestText }, score, probability }) => ({
        item,
        code,
        evidence,
        bestText,
        score,
        probability,
      }),
    );
  }
  return ranked;
}

/** Puts into the evidence for each code how far the other industry systems point to it. */
export function setSupport(
  candidates: Readonly<Record<IndustrySystem, readonly Candidate[]>>,
  support: ReturnType<typeof concordanceSupport>,
): void {
  for (const system of industrySystems) {
    for (const candidate of candidates[system]) {
      const value = Math.min(1, support[system].get(candidate.code) ?? 0);
      setEvidence(candidate, 'concordance', value);
      setEvidence(candidate, 'concordanceLog', 1 + Math.log(Math.max(value, leastSupport)) / 6);
    }
  }
}
