import type { RiskRating } from '../analysis.ts';
import type { PlacedFinding } from './finding.ts';

/** Missing or merely incomplete terms weigh less than terms that are there and bad. */
const amberLimit = 6;

/**
 * Overall risk of a document:
 * - Red, if any term that is in the document is Red, or if two or more clauses the market always has are missing;
 * - Amber, if one such clause is missing, or if at least six findings are Amber;
 * - Green otherwise: a handful of points to tidy up does not make a fair offer risky.
 *
 * A missing clause that is Amber (tax, expiry of the offer, a floor of the drag-along and the like) is shown and
 * recommended, but never moves the overall risk: hardly any term sheet has all of them.
 *
 * A part of a term sheet is never Green: nobody knows what the rest says.
 */
export function overallRisk(findings: readonly PlacedFinding[], isExtract = false): RiskRating {
  const present = findings.filter(({ place }) => place !== 'missing').map(({ finding }) => finding);
  const missing = findings.filter(({ place }) => place === 'missing').map(({ finding }) => finding);
  const redMissing = missing.filter(({ rating }) => rating === 'Red').length;
  if (present.some(({ rating }) => rating === 'Red') || redMissing >= 2) return 'Red';
  const ambers = present.filter(({ rating }) => rating === 'Amber').length;
  return isExtract || redMissing > 0 || ambers >= amberLimit ? 'Amber' : 'Green';
}
