import type { ClauseFinding, FindingNorm, RiskRating } from '../analysis.ts';
import type { Assessment, ExaminedClause } from '../clauses/clause.ts';
import type { ClauseGroup, ClauseHead } from '../clauses/taxonomy.ts';

/** A finding with the list of the report that it goes into. */
export interface PlacedFinding {
  readonly place: ClauseGroup | 'missing';
  readonly finding: ClauseFinding;
  /** The finding says that something does not stand in the document. */
  readonly isAbsence?: true;
  /** Two statements that cannot both hold: harmful whatever each of them says. */
  readonly isContradiction?: true;
  /** Figures, or a figure and a law, were held against each other: how its passages read tells nothing of it. */
  readonly isReckoned?: true;
}

/** A reader checks a few passages, not twenty. */
const mostQuotes = 4;

/** What a clause or a check found, in the shape of the report. */
export function placeFinding(
  clause: ClauseHead,
  assessment: Assessment,
  evidence: ClauseFinding['evidence'] = [],
): PlacedFinding {
  const { rating, risk, recommendation, jurisdictionalNote, norm, title, isMissing, isMinor } = assessment;
  const quotes = isMissing ? [] : (assessment.evidence ?? evidence).slice(0, mostQuotes);
  return {
    place: isMissing ? 'missing' : clause.group,
    ...(isMissing ? { isAbsence: isMissing } : {}),
    finding: {
      id: clause.id,
      clause: title ?? clause.name,
      rating,
      risk,
      recommendation,
      ...(jurisdictionalNote ? { jurisdictionalNote } : {}),
      ...(quotes.length > 0 ? { evidence: quotes } : {}),
      ...(norm ? { norm: markedFor(rating, norm) } : {}),
      ...(isMinor && rating === 'Amber' ? { minor: true } : {}),
    },
  };
}

/**
 * Beside a warning, "this offer is among the many" would pass for comfort: the share counts the term in any form,
 * the warning is about the form it has here.
 */
function markedFor(rating: RiskRating, norm: FindingNorm): FindingNorm {
  const { isAmongShare, sharePercent = 0, ...rest } = norm;
  const isComfort = rating !== 'Green' && isAmongShare === true && sharePercent >= 50;
  return isComfort ? { ...rest, sharePercent } : norm;
}

/** What rests on a surer reading by likeness than by wording: marked, never Green, and open to doubt. */
export function correctedFinding({ place, finding, isAbsence }: PlacedFinding): PlacedFinding {
  const { rating, risk } = finding;
  const doubt = isAbsence
    ? 'It may be there in other words, so check.'
    : 'The passage can be read in another way too, so check it.';
  return {
    place,
    finding: {
      ...finding,
      rating: rating === 'Green' ? 'Amber' : rating,
      risk: `${risk} ${doubt}`,
      by: 'model',
      ...(rating === 'Green' ? { minor: true, recommendation: toBeChecked } : {}),
    },
  };
}

const toBeChecked = 'Check that we have read it rightly; if so, no change is needed.';

/** Contradictions inside a clause: always Red (R0.1, R0.2). */
export function contradictionFindings({ clause, reading }: ExaminedClause): PlacedFinding[] {
  return (reading.contradictions ?? []).map((contradiction) => ({
    ...placeFinding(clause, {
      rating: 'Red',
      title: `${clause.name}: contradiction`,
      risk: contradiction.text,
      recommendation:
        'Get the contradiction resolved in writing before you sign; until then, assume the worse reading.',
      evidence: contradiction.evidence,
    }),
    isContradiction: true,
  }));
}

const order: Readonly<Record<RiskRating, number>> = { Red: 0, Amber: 1, Green: 2 };

/** Worst first; equal ratings keep the order of the report. */
export function worstFirst(findings: readonly ClauseFinding[]): ClauseFinding[] {
  return [...findings].sort((left, right) => order[left.rating] - order[right.rating]);
}
