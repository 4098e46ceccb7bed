import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { type ActivityOfCode, activityOfCode } from '../understanding/activity.ts';

/** What speaks for or against a code whatever is asked. */
export interface ItemTraits {
  readonly code: string;
  /** 1 for "all other" and "not elsewhere classified". */
  readonly catchAll: number;
  /** How often the lexicon names the code, 0 to 1. */
  readonly popularity: number;
  /** How deep a CPV code lies, 0 to 1; 0 in the other systems. */
  readonly depth: number;
  readonly activity: ActivityOfCode;
}

const catchAll = /not elsewhere classified|n\.e\.c\.|^other |^all other|, other$|miscellaneous/i;
/** Whether a title is that of a class for what no other class names. */
export function isCatchAll(title: string): boolean {
  return catchAll.test(title);
}

const kept = new WeakMap<RetrievalData, Partial<Record<CodeSystem, (ItemTraits | undefined)[]>>>();

/**
 * The traits of the items of one system by their number. Each is worked out when it is first asked for: one
 * question meets few items, a batch meets the same ones again and again.
 */
export function itemTraits(
  tables: CodeTables,
  data: RetrievalData,
  system: CodeSystem,
): (item: number) => ItemTraits {
  const bySystem = kept.get(data) ?? {};
  kept.set(data, bySystem);
  bySystem[system] ??= [];
  const known = bySystem[system];
  const { keys } = data.index.collections[system];
  return (item) => {
    known[item] ??= traitsOf(tables, data, system, keys[item] ?? '');
    return known[item];
  };
}

function traitsOf(tables: CodeTables, data: RetrievalData, system: CodeSystem, code: string): ItemTraits {
  const entry = tables.entry(system, code);
  return {
    code,
    catchAll: isCatchAll(entry?.title ?? '') ? 1 : 0,
    popularity: Math.min(1, (data.popularity[system].get(code) ?? 0) / 4),
    depth: system === 'cpv' ? (entry?.level ?? 2) / 8 : 0,
    activity: activityOfCode(system, code),
  };
}
