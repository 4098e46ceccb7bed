import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { isAmbiguousWord } from '../confidence/ambiguous-word.ts';
import { tempered } from '../confidence/tempered.ts';
import type { DescribedWord } from '../understanding/read-description.ts';
import type { RankedSystems } from './rank-codes.ts';

/** One word that stands for two or more businesses tells at best one of them. */
export const mostForAmbiguousWord = 0.5;

/** Whether all that was said is one word, and one that stands for different businesses. */
export function isOneAmbiguousWord(tables: CodeTables, words: readonly DescribedWord[]): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    words.every(({ stem }) => stem === first.stem) &&
    isAmbiguousWord(tables, first.stem, first.surface)
  );
}

/** The same order, with half of the chances left to the codes after the first. */
export function undecided(ranked: RankedSystems): RankedSystems {
  const flattened = {} as Record<CodeSystem, RankedSystems[CodeSystem]>;
  for (const system of codeSystems) {
    const codes = ranked[system];
    const shares = codes.map(({ probability }) => probability);
    const chances = tempered(shares, Math.min(mostForAmbiguousWord, shares[0] ?? 0));
    const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
    flattened[system] = codes.map((code, at) => ({ ...code, probability: (chances[at] ?? 0) / total }));
  }
  return flattened;
}
