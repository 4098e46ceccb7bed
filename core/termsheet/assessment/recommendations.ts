import { type PlacedFinding, worstFirst } from './finding.ts';

/** How many recommendations a report carries, by detail. */
const limits = { brief: 3, detailed: 10 } as const;

/** The changes to ask for, most important first, each with the clause it belongs to. */
export function keyRecommendations(
  findings: readonly PlacedFinding[],
  detail: keyof typeof limits,
): string[] {
  const present = worstFirst(
    findings.filter(({ place }) => place !== 'missing').map(({ finding }) => finding),
  );
  const missing = worstFirst(
    findings.filter(({ place }) => place === 'missing').map(({ finding }) => finding),
  );
  const ranked = [
    ...present.filter(({ rating }) => rating === 'Red'),
    ...missing.filter(({ rating }) => rating === 'Red'),
    ...present.filter(({ rating }) => rating === 'Amber'),
    ...missing.filter(({ rating }) => rating === 'Amber'),
  ];
  const texts = ranked.map(({ clause, recommendation }) => `${clause}: ${recommendation}`);
  return [...new Set(texts)].slice(0, limits[detail]);
}
