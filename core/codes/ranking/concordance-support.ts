import type { CodeTables } from '../code-tables.port.ts';
import type { Candidate } from './candidates.ts';

export type IndustrySystem = 'sic' | 'naics' | 'isic';
export const industrySystems: readonly IndustrySystem[] = ['sic', 'naics', 'isic'];

/** A candidate with its probability within its system. */
export interface WeighedCandidate {
  readonly candidate: Candidate;
  readonly probability: number;
}

/** Of each system so many of the best codes speak for those of the others. */
export const voters = 10;

/**
 * How far the other industry systems point to each code, as a probability: that of each of their best codes,
 * shared out over its counterparts, averaged over the two other systems.
 */
export function concordanceSupport(
  tables: CodeTables,
  weighed: Readonly<Record<IndustrySystem, readonly WeighedCandidate[]>>,
): Record<IndustrySystem, Map<string, number>> {
  const support = { sic: new Map(), naics: new Map(), isic: new Map() } as Record<
    IndustrySystem,
    Map<string, number>
  >;
  for (const from of industrySystems) {
    for (const { candidate, probability } of weighed[from].slice(0, voters)) {
      if (probability < 0.01) continue;
      for (const to of industrySystems) {
        if (to === from) continue;
        const links = tables.links(from, candidate.code, to);
        for (const link of links) {
          const value = probability / Math.sqrt(links.length) / 2;
          support[to].set(link.code, (support[to].get(link.code) ?? 0) + value);
        }
      }
    }
  }
  return support;
}
