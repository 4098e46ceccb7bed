import { type CodeSuggestion, type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeLists } from './code-lists.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';

/** The codes for a code and a description together. */
export interface JoinedCodes {
  readonly lists: CodeLists;
  /** Whether any code that follows from the given one lies near what the description points to. */
  readonly agree: boolean;
}

/** A code that was given weighs a little more than what a description suggests. */
const weightOfCode = 0.55;
const weightOfDescription = 1 - weightOfCode;
const most = 10;
const industrySystems: readonly CodeSystem[] = ['sic', 'naics', 'isic'];

/**
 * Puts the codes that follow from an existing code and those found for a description into one order: codes
 * that both support come first, then those of the code. Under a heading the description chooses.
 */
export function joinDescription(
  resolved: ResolvedCode,
  ofCode: CodeLists,
  described: CodeLists,
): JoinedCodes {
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  for (const system of codeSystems) {
    // What was only searched for by the title's words yields to the description, which says more.
    const followed = resolved.searchFor.includes(system) ? [] : ofCode[system];
    lists[system] = joinLists(followed, described[system], inHeading(resolved, system));
  }
  const ukSic = joinLists(ofCode.ukSic, described.ukSic, () => false);
  return { lists: { ...lists, ukSic }, agree: agree(resolved, ofCode, described) };
}

function joinLists(
  ofCode: readonly CodeSuggestion[],
  described: readonly CodeSuggestion[],
  underHeading: (item: CodeSuggestion) => boolean,
): CodeSuggestion[] {
  const joined = new Map<string, CodeSuggestion & { readonly score: number }>();
  for (const item of ofCode) {
    joined.set(item.code, { ...item, score: weightOfCode * (item.score ?? 1) });
  }
  for (const item of described) {
    const known = joined.get(item.code);
    const own = weightOfDescription * (item.score ?? 0) + (!known && underHeading(item) ? weightOfCode : 0);
    joined.set(item.code, {
      ...(known ?? item),
      matched: [...new Set([...(known?.matched ?? []), ...(item.matched ?? [])])],
      score: own + (known?.score ?? 0),
    });
  }
  const ranked = [...joined.values()].sort((one, other) => other.score - one.score).slice(0, most);
  const best = ranked[0]?.score ?? 1;
  return ranked.map((item) => ({ ...item, score: Math.round((item.score / best) * 1000) / 1000 }));
}

function inHeading(resolved: ResolvedCode, system: CodeSystem): (item: CodeSuggestion) => boolean {
  return ({ path }) =>
    resolved.reading === 'group' &&
    resolved.system === system &&
    (path ?? []).some(({ code }) => code === resolved.code);
}

/** The two agree when they share a code, or a division, of any system both speak of. */
function agree(resolved: ResolvedCode, ofCode: CodeLists, described: CodeLists): boolean {
  const compared = resolved.system === 'cpv' ? (['cpv'] as const) : industrySystems;
  return compared.some((system) => {
    const codes = new Set(ofCode[system].map(({ code }) => code));
    const divisions = new Set(ofCode[system].slice(0, 5).map(({ code }) => code.slice(0, 2)));
    return (
      described[system].some(({ code }) => codes.has(code)) ||
      described[system].slice(0, 3).some(({ code }) => divisions.has(code.slice(0, 2)))
    );
  });
}
