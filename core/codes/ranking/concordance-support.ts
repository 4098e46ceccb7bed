import type { CodeTables } from '../code-tables.port.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';

type IndustrySystem = 'sic' | 'naics' | 'isic';
const systems: readonly IndustrySystem[] = ['sic', 'naics', 'isic'];
const voters = 12;

/**
 * How far the best codes of the other industry systems point to a code: the best supporter counts, less when
 * the pair is partial and its code has many counterparts. Between 0 and about 1.
 */
export function concordanceSupport(
  tables: CodeTables,
  data: RetrievalData,
  totals: Readonly<Record<IndustrySystem, Float32Array>>,
): Record<IndustrySystem, Map<string, number>> {
  const support = { sic: new Map(), naics: new Map(), isic: new Map() } as Record<
    IndustrySystem,
    Map<string, number>
  >;
  for (const from of systems) {
    const keys = data.index.collections[from].keys;
    const totalsOf = totals[from];
    const best = topItems(totalsOf, voters);
    const maximum = totalsOf[best[0] ?? 0] ?? 0;
    if (maximum <= 0) continue;
    for (const item of best) {
      const strength = ((totalsOf[item] ?? 0) / maximum) ** 2;
      for (const to of systems) {
        if (to === from) continue;
        const links = tables.links(from, keys[item] ?? '', to);
        for (const link of links) {
          const share = link.match === 'exact' ? 1 : 1 / Math.sqrt(links.length);
          const value = (strength * share) / 2;
          support[to].set(link.code, (support[to].get(link.code) ?? 0) * 0.5 + value);
        }
      }
    }
  }
  return support;
}

/** The items with the highest scores, best first. */
export function topItems(scores: Float32Array, count: number): number[] {
  const best: number[] = [];
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] ?? 0;
    if (score <= 0) continue;
    if (best.length === count && score <= (scores[best[count - 1] ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
    best.splice(at, 0, item);
    if (best.length > count) best.pop();
  }
  return best;
}
