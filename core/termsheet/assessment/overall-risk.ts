import type { RiskRating } from '../analysis.ts';
import type { PlacedFinding } from './finding.ts';

/** Missing or merely incomplete terms weigh less than terms that are there and bad. */
const amberLimit = 5;

/**
 * Overall risk of a document:
 * - Red, if any term that is in the document is Red, or if two or more clauses the market always has are missing;
 * - Amber, if one such clause is missing, or if at least five findings are Amber;
 * - Green otherwise: a handful of points to tidy up does not make a fair offer risky.
 */
export function overallRisk(findings: readonly PlacedFinding[]): RiskRating {
  const present = findings.filter(({ place }) => place !== 'missing').map(({ finding }) => finding);
  const missing = findings.filter(({ place }) => place === 'missing').map(({ finding }) => finding);
  const redMissing = missing.filter(({ rating }) => rating === 'Red').length;
  if (present.some(({ rating }) => rating === 'Red') || redMissing >= 2) return 'Red';
  const ambers = present.filter(({ rating }) => rating === 'Amber').length;
  return redMissing > 0 || ambers >= amberLimit ? 'Amber' : 'Green';
}
