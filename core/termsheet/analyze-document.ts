import { failed, type Result, success } from '../result.ts';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from './analysis.ts';
import { collectFacts } from './assessment/collect-facts.ts';
import { confidenceText } from './assessment/confidence.ts';
import { contradictionFindings, type PlacedFinding, placeFinding } from './assessment/finding.ts';
import { founderPosition } from './assessment/founder-position.ts';
import { overallRisk } from './assessment/overall-risk.ts';
import { keyRecommendations } from './assessment/recommendations.ts';
import { allClauses } from './clauses/all-clauses.ts';
import type { AssessmentContext } from './clauses/clause.ts';
import type { TermSheetDocument } from './document.ts';
import { documentKind } from './kinds/document-kind.ts';
import { createReading } from './reading/reading.ts';
import { readSignals } from './signals/document-signals.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';
import { exitScenariosFromFacts } from './waterfall/exit-scenarios.ts';

/** What a document is held against, and how much of the answer is wanted. */
export interface AnalysisOptions {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
}

/**
 * Analyses a document that has been read: pure and synchronous.
 * Fails with `not-a-term-sheet` or `unsupported-language` where there is no deal to analyse.
 */
export function analyzeDocument(
  document: TermSheetDocument,
  options: AnalysisOptions,
): Result<TermSheetAnalysis, TermSheetFailure> {
  const reading = createReading(document);
  const kind = documentKind(reading);
  if (kind.type === 'not-a-term-sheet') {
    return failed({
      code: 'not-a-term-sheet',
      message: `This does not look like a term sheet: it seems to be ${kind.seemsToBe ?? 'something else'}.`,
    });
  }
  const signals = readSignals(reading);
  const clauses = allClauses.filter((clause) => clause.appliesTo.includes(kind.type));
  const examined = clauses.map((clause) => clause.examine(reading));
  const facts = collectFacts(examined);
  const context: AssessmentContext = {
    jurisdiction: options.jurisdiction,
    documentType: kind.type,
    facts,
    signals,
  };
  const findings: PlacedFinding[] = examined.flatMap((clause) => [
    ...contradictionFindings(clause),
    ...clause
      .assess(context)
      .map((assessment) => placeFinding(clause.clause, assessment, clause.reading.evidence)),
  ]);
  const contradictions = examined.reduce(
    (sum, { reading: read }) => sum + (read.contradictions?.length ?? 0),
    0,
  );
  const isShown = ({ finding }: PlacedFinding): boolean =>
    options.analysisDetail === 'detailed' || finding.rating !== 'Green';
  const listed = (place: PlacedFinding['place']) =>
    findings.filter((finding) => finding.place === place && isShown(finding)).map(({ finding }) => finding);
  const exits = exitScenariosFromFacts(facts, {
    documentType: kind.type,
    hasEarlierSeries: signals.hasEarlierSeries,
    hasNoPreference: examined.some(
      ({ clause, reading: read }) => clause.id === 'E03' && read.status === 'present-and-none',
    ),
  });
  const warnings = [...document.warnings];
  return success({
    overallRisk: overallRisk(findings),
    confidence: confidenceText({ examined, contradictions, warnings: warnings.length }),
    economicTerms: listed('economic'),
    governanceTerms: listed('governance'),
    founderRestrictions: listed('founder'),
    missingClauses: listed('missing'),
    founderPosition: founderPosition(facts, exits.scenarios, exits.assumptions),
    recommendations: keyRecommendations(findings, options.analysisDetail),
    engine: { provider: 'builtin' },
    documentType: kind.type,
    warnings,
    facts,
    exitScenarios: exits.scenarios,
    exitAssumptions: exits.assumptions,
    jurisdiction: options.jurisdiction,
    analysisDetail: options.analysisDetail,
    source: { text: document.text, pages: document.pages },
  });
}
