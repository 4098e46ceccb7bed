import type { ClauseFinding } from '../analysis.ts';
import type { ExaminedClause } from '../clauses/clause.ts';
import type { AbsenceGround } from './absence-ground.ts';
import { type PlacedFinding, placeFinding } from './finding.ts';

/**
 * Takes back what cannot be said of a document that was not understood whole: an absence stands only where nothing
 * unread could be the term. Otherwise it is Amber and uncertain, without praise.
 */
export function settleAbsences(
  findings: readonly PlacedFinding[],
  examined: readonly ExaminedClause[],
  ground: AbsenceGround,
): PlacedFinding[] {
  const unreadClauses = examined.flatMap((clause) => unreadClause(clause, ground));
  const named = new Set(unreadClauses.map(({ finding }) => finding.id));
  const settled = findings.flatMap((placed) => {
    if (!placed.isAbsence) return [placed];
    const isNamed = named.has(placed.finding.id);
    // What stands there under its own name is not missing.
    if (isNamed && isOfClause(placed, examined)) return [];
    const isCertain = !isNamed && ground.allowsAbsence(placed.finding.id);
    return [isCertain ? placed : { ...placed, finding: hedged(placed, ground.unread) }];
  });
  return [...settled, ...unreadClauses];
}

/** A clause that the document names in a passage which was not understood. */
function unreadClause({ clause, reading }: ExaminedClause, ground: AbsenceGround): PlacedFinding[] {
  if (reading.status !== 'absent') return [];
  const evidence = ground.passagesNaming(clause.id);
  if (evidence.length === 0) return [];
  const placed = placeFinding(clause, {
    rating: 'Amber',
    risk: 'The document mentions this, but we could not read what it says.',
    recommendation:
      'Read the passage yourself and get it explained before you sign; if its effect is unclear, ask for plainer wording.',
    evidence,
  });
  return [{ ...placed, finding: { ...placed.finding, uncertain: true } }];
}

/** Whether a finding says that the clause as a whole is absent, and not only a part of it. */
function isOfClause({ finding }: PlacedFinding, examined: readonly ExaminedClause[]): boolean {
  return examined.some(({ clause }) => clause.id === finding.id && clause.name === finding.clause);
}

function hedged({ place, finding }: PlacedFinding, unread: number): ClauseFinding {
  return {
    ...finding,
    rating: 'Amber',
    risk: `We did not find this in the document, but ${whereItMayStand(unread)}.`,
    recommendation:
      place === 'missing'
        ? finding.recommendation
        : 'Read the passages that we could not understand, and ask the investor to confirm in writing that there is none.',
    uncertain: true,
  };
}

function whereItMayStand(unread: number): string {
  if (unread === 0) return 'a passage that we read only for another term mentions it';
  // Some of them were read by likeness, which is too little to call anything absent.
  const passages = unread === 1 ? 'one passage' : `${unread} passages`;
  return `we are not sure of ${passages}, so it may be there in other words`;
}
