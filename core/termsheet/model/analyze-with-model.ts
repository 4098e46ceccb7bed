import type { Cancellation } from '../../cancellation.ts';
import { type CallModelDependencies, callModel } from '../../llm/call-model.ts';
import { countByName } from '../../llm/count-by-name.ts';
import type { ModelFailure } from '../../llm/language-model.port.ts';
import { failed, type Result, success } from '../../result.ts';
import type { AnalysisDetail, ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { overallRisk } from '../assessment/overall-risk.ts';
import { keyRecommendations } from '../assessment/recommendations.ts';
import type { TermSheetDocument } from '../document.ts';
import { type CheckedFinding, checkModelFinding } from './check-model-finding.ts';
import { type KnownFigures, knownFigures } from './figures.ts';
import { type AcceptedFinding, mergeFindings } from './merge-findings.ts';
import { type ModelReading, modelReadingSchema, termSheetPromptVersion } from './model-reading.ts';
import { settleOverallRisk } from './overall-risk-with-model.ts';
import { termSheetPrompt } from './prompt.ts';
import { sectionsOf } from './sections.ts';

/** What an analysis with a model needs beside the model itself. */
export interface ModelAnalysisDependencies extends CallModelDependencies {
  /** Total time for all calls of one analysis. */
  readonly timeoutMs: number;
  /** A new random word, hard to guess. */
  newDelimiter(): string;
}

export interface ModelAnalysisRequest {
  readonly document: TermSheetDocument;
  /** The built-in analysis in full detail. */
  readonly builtin: TermSheetAnalysis;
  readonly analysisDetail: AnalysisDetail;
  readonly cancellation?: Cancellation;
  readonly requestId?: string;
}

/**
 * Lets a model add to the built-in analysis. Every finding it adds has a passage in the document and no figure
 * of its own; what fails these checks is left out and counted. Fails when the model gives no answer.
 */
export async function analyzeWithModel(
  dependencies: ModelAnalysisDependencies,
  request: ModelAnalysisRequest,
): Promise<Result<TermSheetAnalysis, ModelFailure>> {
  const { document, builtin, cancellation, requestId } = request;
  const deadlineAt = dependencies.clock.now().getTime() + dependencies.timeoutMs;
  const answers = await Promise.all(
    sectionsOf(document).map((section) =>
      callModel(dependencies, {
        messages: termSheetPrompt({ section, analysis: builtin, delimiter: dependencies.newDelimiter() }),
        schema: modelReadingSchema,
        schemaName: 'term_sheet_reading',
        deadlineAt,
        promptVersion: termSheetPromptVersion,
        ...(cancellation === undefined ? {} : { cancellation }),
        ...(requestId === undefined ? {} : { requestId }),
      }),
    ),
  );
  const readings: ModelReading[] = [];
  for (const answer of answers) {
    if (!answer.ok) return failed(answer.error);
    readings.push(answer.value.value);
  }
  const known = knownFigures(builtin);
  const checked = readings.flatMap(({ findings }) =>
    findings.map((finding) => checkModelFinding(finding, builtin, known)),
  );
  report(dependencies, checked, requestId);
  return success(combine(request, readings, { checked, known }, dependencies.model));
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

function combine(
  { builtin, analysisDetail }: ModelAnalysisRequest,
  readings: readonly ModelReading[],
  { checked, known }: { readonly checked: readonly CheckedFinding[]; readonly known: KnownFigures },
  { provider, model }: { readonly provider: string; readonly model: string },
): TermSheetAnalysis {
  const accepted = checked.filter((one): one is CheckedFinding & AcceptedFinding => one.accepted);
  const findings = mergeFindings(placed(builtin), accepted);
  const isShown = ({ rating }: ClauseFinding) => analysisDetail === 'detailed' || rating !== 'Green';
  const listed = (place: PlacedFinding['place']) =>
    findings.filter((one) => one.place === place && isShown(one.finding)).map(({ finding }) => finding);
  const byRule: RiskRating = overallRisk(findings);
  return {
    ...builtin,
    analysisDetail,
    overallRisk: settleOverallRisk(byRule, findings, readings, builtin, known),
    confidence: `${builtin.confidence} ${checksInWords(checked)}`,
    economicTerms: listed('economic'),
    governanceTerms: listed('governance'),
    founderRestrictions: listed('founder'),
    missingClauses: listed('missing'),
    recommendations: keyRecommendations(findings, analysisDetail),
    engine: { provider, model },
    warnings: [...builtin.warnings, ...warningsOf(checked)],
  };
}

function placed(analysis: TermSheetAnalysis): readonly PlacedFinding[] {
  const at = (place: PlacedFinding['place'], findings: readonly ClauseFinding[]) =>
    findings.map((finding) => ({ place, finding }));
  return [
    ...at('economic', analysis.economicTerms),
    ...at('governance', analysis.governanceTerms),
    ...at('founder', analysis.founderRestrictions),
    ...at('missing', analysis.missingClauses),
  ];
}

function checksInWords(checked: readonly CheckedFinding[]): string {
  if (checked.length === 0) return 'The language model added nothing.';
  const verified = checked.filter(({ accepted }) => accepted).length;
  return `Of ${checked.length} findings of the language model ${verified} could be verified in the document.`;
}

function warningsOf(checked: readonly CheckedFinding[]): readonly string[] {
  const count = (reasons: readonly string[]) =>
    checked.filter((one) => !one.accepted && reasons.includes(one.reason)).length;
  const unfounded = count(['not-found', 'too-short', 'numbers-differ', 'negation-dropped']);
  const unknownFigures = count(['figure-unknown']);
  return [
    ...(unfounded === 0
      ? []
      : [
          `Left out: ${unfounded} of the language model’s findings, whose quotes do not stand in the document.`,
        ]),
    ...(unknownFigures === 0
      ? []
      : [
          `Left out: ${unknownFigures} of the language model’s findings, whose figures stand neither in the document nor in our arithmetic.`,
        ]),
  ];
}
