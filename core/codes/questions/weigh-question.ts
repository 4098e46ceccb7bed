import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import type { Facet } from './facet.ts';

/** An answer that the candidates make likely. */
export interface LikelyAnswer {
  readonly option: string;
  /** Share of the evidence for codes that belong to the answer, averaged over the industry systems. */
  readonly probability: number;
}

/** The codes of the industry systems, best first. */
export type LikelySystems = Readonly<
  Record<IndustrySystem, readonly Pick<RankedCode, 'code' | 'probability'>[]>
>;

/** A question with what it would bring. */
export interface WeighedQuestion {
  readonly facet: Facet;
  /** Most likely first. */
  readonly answers: readonly LikelyAnswer[];
  /** How much likelier the first code is right once the question is answered: an expectation over the answers. */
  readonly gain: number;
}

const mostAnswers = 6;
const leastProbability = 0.03;

/** What a question would tell about the candidates. */
export function weighQuestion(facet: Facet, systems: LikelySystems): WeighedQuestion {
  const probabilities = new Map<string, number>();
  const firstRight = new Map<string, number>();
  const systemsOf = new Map<string, number>();
  let before = 0;
  for (const system of industrySystems) {
    const bestOf = new Map<string, number>();
    for (const { code, probability } of systems[system]) {
      const belonging = facet.belonging(system, code);
      let all = 0;
      for (const share of belonging.values()) all += share;
      for (const [option, share] of belonging) {
        const both = (probability * share) / all;
        add(probabilities, option, both / industrySystems.length);
        bestOf.set(option, Math.max(bestOf.get(option) ?? 0, both));
      }
    }
    for (const [option, best] of bestOf) {
      add(firstRight, option, best / industrySystems.length);
      add(systemsOf, option, 1);
    }
    before += (systems[system][0]?.probability ?? 0) / industrySystems.length;
  }
  const answers = [...probabilities]
    .map(([option, probability]) => ({ option, probability }))
    .filter(({ probability }) => probability >= leastProbability)
    // A concordance often reaches further than a description: an answer has to lead somewhere in every system.
    .filter(({ option }) => systemsOf.get(option) === industrySystems.length)
    .sort((left, right) => right.probability - left.probability)
    .slice(0, mostAnswers);
  const after = answers.reduce((sum, { option }) => sum + (firstRight.get(option) ?? 0), 0);
  return { facet, answers, gain: after - before };
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
