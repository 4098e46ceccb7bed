import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { clauseSections } from './clause-sections.ts';

/** A part of the report that can be gone to. */
export interface ReportPart {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
}

/** The parts that this report has, in reading order, so that a long one can be entered anywhere. */
export function reportParts(analysis: ShownAnalysis): readonly ReportPart[] {
  const isDetailed = analysis.analysisDetail === 'detailed';
  const hasExitFigures = isDetailed && (analysis.exitScenarios?.length ?? 0) > 0;
  return [
    ...clauseSections(analysis).map(({ id, heading, findings }) => ({
      id,
      name: `${heading} (${findings.length})`,
    })),
    { id: 'founder-position', name: "Founder's Position Summary" },
    ...(hasExitFigures ? [{ id: 'exit-heading', name: 'Who gets what at an exit' }] : []),
    ...(analysis.recommendations.length > 0 ? [{ id: 'recommendations', name: 'Key Recommendations' }] : []),
    ...(hasPack(analysis) ? [{ id: 'negotiation', name: 'Negotiation pack' }] : []),
  ];
}

/** Whether there is anything to ask for; a brief summary leaves the pack to the detailed one. */
export function hasPack(analysis: ShownAnalysis): boolean {
  const findings = clauseSections(analysis).flatMap((section) => section.findings);
  return analysis.analysisDetail === 'detailed' && findings.some(({ rating }) => rating !== 'Green');
}
