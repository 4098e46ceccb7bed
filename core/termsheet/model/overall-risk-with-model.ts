import type { RiskRating, TermSheetAnalysis } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { evidenceFor } from './check-model-finding.ts';
import { figuresAreKnown } from './figures.ts';
import type { ModelReading } from './model-reading.ts';

const severity: Readonly<Record<RiskRating, number>> = { Green: 0, Amber: 1, Red: 2 };
const bySeverity: readonly RiskRating[] = ['Green', 'Amber', 'Red'];

/**
 * The overall risk with a model's view of the whole. It counts only with a reason whose quote and figures pass
 * the checks of a finding. Such a view may make the risk worse at once; better by one step at most, and never
 * while a term that is in the document is Red: a document could ask to be liked.
 */
export function settleOverallRisk(
  byRule: RiskRating,
  findings: readonly PlacedFinding[],
  readings: readonly ModelReading[],
  analysis: TermSheetAnalysis,
): RiskRating {
  const views = readings
    .map(({ overall }) => overall)
    .filter(
      ({ quote, reason }) =>
        typeof evidenceFor(quote, analysis) !== 'string' && figuresAreKnown(reason, analysis),
    )
    .map(({ rating }) => severity[rating]);
  if (views.length === 0) return byRule;
  const worst = Math.max(...views);
  const rule = severity[byRule];
  if (worst >= rule) return bySeverity[worst] ?? byRule;
  const hasRedTerm = findings.some(({ place, finding }) => place !== 'missing' && finding.rating === 'Red');
  const allAgree = views.length === readings.length;
  return hasRedTerm || !allAgree ? byRule : (bySeverity[rule - 1] ?? byRule);
}
