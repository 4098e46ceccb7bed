import type { RiskRating } from '../analysis.ts';
import type { PlacedFinding } from './finding.ts';

/**
 * So many terms that are worse than usual make an offer one to negotiate. Of 191 offers of many hands that careful
 * readers call Green or Amber, 103 of the 120 Green ones have fewer and 56 of the 71 Amber ones as many.
 */
const fewestPoints = 2;

/** What keeps a document from being Green whatever its findings are. */
export interface GreenBar {
  /** A part of an offer: nobody knows what the rest says. */
  readonly isExtract?: boolean;
  /** The sum or the price is still to be filled in. */
  readonly isPriceOpen?: boolean;
  /** The investors may have the majority of the board. */
  readonly isBoardOpen?: boolean;
  /** How much is invested was not found. */
  readonly isSumUnread?: boolean;
  /** What preferred shares are paid first was not found. */
  readonly isPreferenceUnread?: boolean;
  /** Nobody may be offering it at all. */
  readonly isUnsure?: boolean;
  /** A passage that binds somebody was not understood, or too much of the document was not. */
  readonly isPartlyUnread?: boolean;
  /** The learned reader has weighed every sentence: what the wordings are not sure of is no bar by itself. */
  readonly isHeard?: boolean;
}

/**
 * Overall risk of a document:
 * - Red, if any term that is in the document is Red, or if two or more clauses the market always has are missing;
 * - Amber, if one such clause is missing, if at least two terms are worse than usual, or if something that could be a
 *   term was not understood, if sum or price are left open, or if it may be no offer;
 * - Green otherwise: a handful of points to tidy up does not make a fair offer risky.
 *
 * A term that is Amber only because it was read by likeness is to be checked, and one that leaves a detail of a usual
 * term unsaid is to be settled: neither is a point against the offer, and nor is what could not be read.
 * A missing clause that is Amber (tax, expiry of the offer, a floor of the drag-along and the like) is shown and
 * recommended, but never moves the overall risk: hardly any term sheet has all of them.
 */
export function overallRisk(findings: readonly PlacedFinding[], bar: GreenBar = {}): RiskRating {
  const present = findings.filter(({ place }) => place !== 'missing').map(({ finding }) => finding);
  const missing = findings.filter(({ place }) => place === 'missing').map(({ finding }) => finding);
  const redMissing = missing.filter(({ rating }) => rating === 'Red').length;
  if (present.some(({ rating }) => rating === 'Red') || redMissing >= 2) return 'Red';
  const points = findings.filter(isPoint).length;
  const isUncertain = [...present, ...missing].some(
    ({ uncertain, by }) => uncertain && (by === 'model' || !bar.isHeard),
  );
  const isOpen = bar.isPriceOpen || bar.isBoardOpen || bar.isSumUnread || bar.isPreferenceUnread;
  const isBarred = bar.isExtract || isOpen || bar.isUnsure || bar.isPartlyUnread || isUncertain;
  return isBarred || redMissing > 0 || points >= fewestPoints ? 'Amber' : 'Green';
}

/** Whether a finding counts against the offer: a term that is there, and worse than usual. */
export function isPoint({ place, finding: { rating, uncertain, minor } }: PlacedFinding): boolean {
  return place !== 'missing' && rating === 'Amber' && !uncertain && !minor;
}
