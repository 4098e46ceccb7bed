import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { chooseTogether } from '../ranking/choose-together.ts';
import type { RankedCode, RankedSystems } from '../ranking/rank-codes.ts';
import type { Facet } from './facet.ts';

/** A question with the answer that was given to it. */
export interface GivenAnswer {
  readonly facet: Facet;
  readonly option: string;
}

/** How likely an owner gives an answer that his code does not belong to: a small chance, or one slip would be final. */
const slip = 0.002;

/**
 * Ranks what was found anew after an answer, by Bayes' rule: every code keeps its place among those that fit the
 * answer equally well. An answer moves the codes of each system by itself, so that the first ones are chosen together
 * again. No code is lost.
 */
export function clarifiedRanking(
  tables: CodeTables,
  systems: RankedSystems,
  answer: GivenAnswer,
): RankedSystems {
  const ranked = {} as Record<CodeSystem, readonly RankedCode[]>;
  for (const system of codeSystems) ranked[system] = clarifiedList(system, systems[system], answer);
  return chooseTogether(tables, ranked);
}

function clarifiedList(
  system: CodeSystem,
  ranked: readonly RankedCode[],
  answer: GivenAnswer,
): readonly RankedCode[] {
  const weights = ranked.map(({ code }) => answerLikelihood(system, code, answer));
  const total = ranked.reduce((sum, { probability }, at) => sum + probability * (weights[at] ?? 1), 0);
  if (total === 0) return ranked;
  return ranked
    .map((code, at) => ({
      ...code,
      score: code.score + Math.log(weights[at] ?? 1),
      probability: (code.probability * (weights[at] ?? 1)) / total,
    }))
    .sort((left, right) => right.score - left.score);
}

function answerLikelihood(system: CodeSystem, code: string, { facet, option }: GivenAnswer): number {
  const belonging = facet.belonging(system, code);
  if (belonging.size === 0) return 1;
  return slip + (1 - slip) * (belonging.get(option) ?? 0);
}
