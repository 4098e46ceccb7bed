import type { Evidence, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { evidenceFor } from './check-model-finding.ts';
import { figuresAreKnown, type KnownFigures } from './figures.ts';
import type { ModelReading } from './model-reading.ts';

const severity: Readonly<Record<RiskRating, number>> = { Green: 0, Amber: 1, Red: 2 };
const bySeverity: readonly RiskRating[] = ['Green', 'Amber', 'Red'];

/** A model's view of the whole, with the passage that it is founded on. */
interface FoundedView {
  readonly severity: number;
  readonly evidence: Evidence;
}

/**
 * The overall risk with a model's view of the whole. It counts only with a reason whose quote and figures pass
 * the checks of a finding. Such a view may make the risk worse at once; better by one step at most, never while a
 * term that is in the document is Red, and only if every section agrees and quotes a term that our own engine has
 * read: a sentence that asks to be liked stands in the document too, and is no term.
 */
export function settleOverallRisk(
  byRule: RiskRating,
  findings: readonly PlacedFinding[],
  readings: readonly ModelReading[],
  analysis: TermSheetAnalysis,
  known: KnownFigures,
): RiskRating {
  const views = readings.flatMap(({ overall }) => foundedView(overall, analysis, known));
  if (views.length === 0) return byRule;
  const worst = Math.max(...views.map((view) => view.severity));
  const rule = severity[byRule];
  if (worst >= rule) return bySeverity[worst] ?? byRule;
  const hasRedTerm = findings.some(({ place, finding }) => place !== 'missing' && finding.rating === 'Red');
  const allAgree = views.length === readings.length;
  const quoteTerms = views.every(({ evidence }) => isOfATerm(evidence, analysis));
  return !hasRedTerm && allAgree && quoteTerms ? (bySeverity[rule - 1] ?? byRule) : byRule;
}

function foundedView(
  { rating, reason, quote }: ModelReading['overall'],
  analysis: TermSheetAnalysis,
  { stated }: KnownFigures,
): readonly FoundedView[] {
  const evidence = evidenceFor(quote, analysis);
  const isFounded = typeof evidence !== 'string' && figuresAreKnown(reason, stated);
  return isFounded ? [{ severity: severity[rating], evidence }] : [];
}

function isOfATerm({ start, end }: Evidence, analysis: TermSheetAnalysis): boolean {
  return [...analysis.economicTerms, ...analysis.governanceTerms, ...analysis.founderRestrictions]
    .flatMap(({ evidence }) => evidence ?? [])
    .some((term) => term.start < end && start < term.end);
}
