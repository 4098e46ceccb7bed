import { z } from 'zod';
import type { AnalysisDetail, ClauseFinding } from '../../../core/termsheet/analysis.ts';
import type { TermSheetComparison } from '../../../core/termsheet/compare/comparison.ts';
import { termSheetComparisonSchema } from '../../http/openapi/term-sheet-comparison.schema.ts';
import { shownFinding, shownFindingSchema } from './shown-analysis.ts';

const { findings } = termSheetComparisonSchema.shape;
const shownFindings = z.array(shownFindingSchema);

/** The answer of `compare_term_sheets`: a comparison whose findings are sized as those of an analysis. */
export const shownComparisonSchema = termSheetComparisonSchema.extend({
  findings: findings.extend({
    onlyFirst: shownFindings,
    onlySecond: shownFindings,
    unknown: z.array(findings.shape.unknown.element.extend({ finding: shownFindingSchema })),
  }),
});

/** Sizes a comparison for a model's context. */
export function shownComparison(comparison: TermSheetComparison, detail: AnalysisDetail): object {
  const { onlyFirst, onlySecond, unknown, ...changed } = comparison.findings;
  const shown = (group: readonly ClauseFinding[]) => group.map((finding) => shownFinding(finding, detail));
  return {
    ...comparison,
    findings: {
      ...changed,
      onlyFirst: shown(onlyFirst),
      onlySecond: shown(onlySecond),
      unknown: unknown.map(({ finding, ...rest }) => ({ ...rest, finding: shownFinding(finding, detail) })),
    },
  };
}
