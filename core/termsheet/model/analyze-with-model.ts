import { countByName } from '../../llm/count-by-name.ts';
import type { ModelFailure } from '../../llm/language-model.port.ts';
import { type Result, success } from '../../result.ts';
import type { AnalysisDetail, TermSheetAnalysis } from '../analysis.ts';
import { type CheckedFinding, checkModelFinding } from './check-model-finding.ts';
import { checkingGround } from './checking-ground.ts';
import { combineReadings } from './combine-readings.ts';
import { termSheetPromptVersion } from './model-reading.ts';
import { type ModelAnalysisDependencies, readSections, type SectionsRequest } from './read-sections.ts';

export interface ModelAnalysisRequest extends SectionsRequest {
  readonly analysisDetail: AnalysisDetail;
}

/**
 * Lets a model add to the built-in analysis. Every finding it adds has a passage in the document and no figure
 * of its own; what fails these checks is left out and counted. Fails when the model gives no answer.
 */
export async function analyzeWithModel(
  dependencies: ModelAnalysisDependencies,
  request: ModelAnalysisRequest,
): Promise<Result<TermSheetAnalysis, ModelFailure>> {
  const read = await readSections(dependencies, request);
  if (!read.ok) return read;
  const { document, builtin, analysisDetail, requestId } = request;
  const ground = checkingGround(document, builtin);
  const checked = read.value.readings.flatMap(({ findings }) =>
    findings.map((finding) => checkModelFinding(finding, ground)),
  );
  report(dependencies, checked, requestId);
  const { provider, model } = dependencies.model;
  return success({
    ...builtin,
    ...combineReadings({ builtin, analysisDetail, checked, ground, sections: read.value }),
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
