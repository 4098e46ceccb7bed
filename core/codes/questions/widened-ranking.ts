import { type CodeSystem, codeSystems } from '../classification.ts';
import type { RankedCode, RankedSystems } from '../ranking/rank-codes.ts';

/** Codes found for one word, and those found for it with what its owner does with it: both count alike. */
export function widenedRanking(alone: RankedSystems, withAnswer: RankedSystems): RankedSystems {
  const widened = {} as Record<CodeSystem, readonly RankedCode[]>;
  for (const system of codeSystems) widened[system] = mixed(alone[system], withAnswer[system]);
  return widened;
}

function mixed(one: readonly RankedCode[], other: readonly RankedCode[]): readonly RankedCode[] {
  const chances = new Map<string, number>();
  for (const { code, probability } of [...one, ...other])
    chances.set(code, (chances.get(code) ?? 0) + probability / 2);
  const known = new Map([...other, ...one].map((code) => [code.code, code]));
  return [...known.values()]
    .map((code) => {
      const probability = chances.get(code.code) ?? 0;
      return { ...code, score: Math.log(probability), probability };
    })
    .sort((left, right) => right.score - left.score);
}
