import type { ClauseFinding, RiskRating } from '../../../../../../core/termsheet/analysis.ts';
import { type ClauseSectionContent, clauseAnchor } from '../clause-sections.ts';

/** A finding with the anchor that the rest of the page knows it by. */
export interface AnchoredFinding {
  readonly anchor: string;
  readonly finding: ClauseFinding;
}

/** The findings of a section, what harms most first. */
export interface FindingsByHarm {
  /** Red ones, then Amber ones; one without a known colour stands with the Red ones, so that it is read. */
  readonly toRead: readonly AnchoredFinding[];
  readonly ordinary: readonly AnchoredFinding[];
}

/** Orders a section by harm; anchors stay those of the section's own order. */
export function byHarm(
  { id, findings }: ClauseSectionContent,
  hiddenRatings: readonly RiskRating[] = [],
): FindingsByHarm {
  const anchored = findings
    .map((finding, index) => ({ anchor: clauseAnchor(id, index), finding }))
    .filter(({ finding }) => !hiddenRatings.includes(finding.rating));
  const rated = (isWanted: (rating: RiskRating) => boolean) =>
    anchored.filter(({ finding }) => isWanted(finding.rating));
  return {
    toRead: [
      ...rated((rating) => rating !== 'Amber' && rating !== 'Green'),
      ...rated((rating) => rating === 'Amber'),
    ],
    ordinary: rated((rating) => rating === 'Green'),
  };
}
