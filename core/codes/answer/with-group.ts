import type { CodeTables } from '../code-tables.port.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';

/** CPV groups have three significant digits. */
const groupLevel = 3;

/**
 * Buyers choose the depth of a CPV code freely, and often the group: the last place of the suggestions goes to
 * the group above the first code, unless it is already among them.
 */
export function withGroup(
  tables: CodeTables,
  ranked: readonly RankedCode[],
  places: number,
): readonly RankedCode[] {
  const [first] = ranked;
  if (!first) return ranked;
  const group = tables.path('cpv', first.code).findLast((entry) => entry.level <= groupLevel);
  if (!group || ranked.slice(0, places).some(({ code }) => code === group.code)) return ranked;
  const others = ranked.filter(({ code }) => code !== group.code);
  const known = ranked.find(({ code }) => code === group.code);
  const neighbour = others[places - 2] ?? first;
  const placed: RankedCode = {
    ...(known ?? { ...first, bestText: null }),
    code: group.code,
    probability: neighbour.probability,
    score: neighbour.score,
  };
  return [...others.slice(0, places - 1), placed, ...others.slice(places - 1)];
}
