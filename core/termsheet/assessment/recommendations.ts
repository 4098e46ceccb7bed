import { type PlacedFinding, worstFirst } from './finding.ts';
import { mostImportantFindings } from './most-important-findings.ts';

/** How many recommendations a report carries, by detail. */
const limits = { brief: 3, detailed: 10 } as const;

/**
 * The changes to ask for, each with the clause it belongs to: those that a report names first, then the others by
 * how grave they are.
 */
export function keyRecommendations(
  findings: readonly PlacedFinding[],
  detail: keyof typeof limits,
): string[] {
  const inPlace = (wanted: PlacedFinding['place']) =>
    findings.filter(({ place }) => place === wanted).map(({ finding }) => finding);
  const first = mostImportantFindings({
    economicTerms: inPlace('economic'),
    governanceTerms: inPlace('governance'),
    founderRestrictions: inPlace('founder'),
    missingClauses: inPlace('missing'),
  });
  const missing = worstFirst(inPlace('missing'));
  const present = worstFirst(
    findings.filter(({ place }) => place !== 'missing').map(({ finding }) => finding),
  );
  const ranked = [
    ...present.filter(({ rating }) => rating === 'Red'),
    ...missing.filter(({ rating }) => rating === 'Red'),
    ...present.filter(({ rating }) => rating === 'Amber'),
    ...missing.filter(({ rating }) => rating === 'Amber'),
  ];
  const texts = [...first, ...ranked].map(({ clause, recommendation }) => `${clause}: ${recommendation}`);
  return [...new Set(texts)].slice(0, limits[detail]);
}
