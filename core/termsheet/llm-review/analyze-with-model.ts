import { countByName } from '../../llm/count-by-name.ts';
import type { ModelFailure } from '../../llm/language-model.port.ts';
import { type Result, success } from '../../result.ts';
import type { AnalysisDetail, TermSheetAnalysis } from '../analysis.ts';
import type { TermSheetFailure } from '../term-sheet.errors.ts';
import type { TermSheetEngine } from '../term-sheet-engine.port.ts';
import type { CheckedFinding } from './check-model-finding.ts';
import { termSheetPromptVersion } from './model-review.ts';
import { type ModelAnalysisDependencies, readSections, type SectionsRequest } from './read-sections.ts';

export interface ModelAnalysisRequest extends SectionsRequest {
  readonly analysisDetail: AnalysisDetail;
}

export interface ModelAnalysisPorts extends ModelAnalysisDependencies {
  readonly engine: Pick<TermSheetEngine, 'combine'>;
}

/**
 * Lets a model add to the built-in analysis. Every finding it adds has a passage in the document and no figure
 * of its own; what fails these checks is left out and counted. Fails when the model gives no answer.
 */
export async function analyzeWithModel(
  dependencies: ModelAnalysisPorts,
  request: ModelAnalysisRequest,
): Promise<Result<TermSheetAnalysis, ModelFailure | TermSheetFailure>> {
  const sections = await readSections(dependencies, request);
  if (!sections.ok) return sections;
  const { document, builtin, analysisDetail, requestId } = request;
  const combined = await dependencies.engine.combine(
    { document, builtin, analysisDetail, sections: sections.value },
    request,
  );
  if (!combined.ok) return combined;
  report(dependencies, combined.value.checked, requestId);
  const { provider, model } = dependencies.model;
  return success({
    ...builtin,
    ...combined.value.changes,
    analysisDetail,
    engine: { provider, model },
  });
}

function report(
  { log, model }: ModelAnalysisDependencies,
  checked: readonly CheckedFinding[],
  requestId: string | undefined,
): void {
  const reasons = checked.flatMap((one) => (one.accepted ? [] : [one.reason]));
  log({
    event: 'model-answer-checked',
    ...(requestId === undefined ? {} : { requestId }),
    provider: model.provider,
    model: model.model,
    promptVersion: termSheetPromptVersion,
    offered: checked.length,
    accepted: checked.length - reasons.length,
    rejected: countByName(reasons),
  });
}
