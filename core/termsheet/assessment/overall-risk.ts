import type { RiskRating } from '../analysis.ts';
import type { PlacedFinding } from './finding.ts';

/** Missing or merely incomplete terms weigh less than terms that are there and bad. */
const amberLimit = 6;

/** What keeps a document from being Green whatever its findings are. */
export interface GreenBar {
  /** A part of an offer: nobody knows what the rest says. */
  readonly isExtract?: boolean;
  /** The sum or the price is still to be filled in. */
  readonly isPriceOpen?: boolean;
  /** Nobody may be offering it at all. */
  readonly isUnsure?: boolean;
  /** A passage that binds somebody was not understood, or too much of the document was not. */
  readonly isPartlyUnread?: boolean;
}

/**
 * Overall risk of a document:
 * - Red, if any term that is in the document is Red, or if two or more clauses the market always has are missing;
 * - Amber, if one such clause is missing, if at least six findings are Amber, or if something that could be a term
 *   was not understood, if sum or price are left open, or if it may be no offer;
 * - Green otherwise: a handful of points to tidy up does not make a fair offer risky.
 *
 * A term that is Amber only because it was read by likeness is to be checked, and is no point against the offer.
 * A missing clause that is Amber (tax, expiry of the offer, a floor of the drag-along and the like) is shown and
 * recommended, but never moves the overall risk: hardly any term sheet has all of them.
 */
export function overallRisk(findings: readonly PlacedFinding[], bar: GreenBar = {}): RiskRating {
  const placed = findings.filter(({ place }) => place !== 'missing');
  const present = placed.map(({ finding }) => finding);
  const missing = findings.filter(({ place }) => place === 'missing').map(({ finding }) => finding);
  const redMissing = missing.filter(({ rating }) => rating === 'Red').length;
  if (present.some(({ rating }) => rating === 'Red') || redMissing >= 2) return 'Red';
  const ambers = placed.filter(({ finding, isToCheck }) => finding.rating === 'Amber' && !isToCheck).length;
  const isUncertain = [...present, ...missing].some(({ uncertain }) => uncertain);
  const isBarred = bar.isExtract || bar.isPriceOpen || bar.isUnsure || bar.isPartlyUnread || isUncertain;
  return isBarred || redMissing > 0 || ambers >= amberLimit ? 'Amber' : 'Green';
}
