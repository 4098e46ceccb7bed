import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from '../analysis.ts';
import type { AssessmentContext, ExaminedClause } from '../clauses/clause.ts';
import type { Account } from '../coverage/account.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { scanNoise } from '../coverage/scan-noise.ts';
import type { TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { exitScenariosFromFacts } from '../waterfall/exit-scenarios.ts';
import type { AbsenceGround } from './absence-ground.ts';
import { confidenceText } from './confidence.ts';
import type { PlacedFinding } from './finding.ts';
import { founderPosition } from './founder-position.ts';
import { isBoardOpen } from './open-board.ts';
import { isPriceOpen } from './open-price.ts';
import { type GreenBar, overallRisk } from './overall-risk.ts';
import { keyRecommendations } from './recommendations.ts';
import { isPreferenceUnread } from './unread-preference.ts';
import { verdictOf } from './verdict.ts';

/** Everything that a report is made of. */
export interface ReportInput {
  readonly document: TermSheetDocument;
  readonly options: { readonly jurisdiction: Jurisdiction; readonly analysisDetail: AnalysisDetail };
  readonly context: AssessmentContext;
  readonly examined: readonly ExaminedClause[];
  readonly findings: readonly PlacedFinding[];
  readonly contradictions: number;
  readonly warnings: readonly string[];
  /** False where the document is in a language that is only partly read. */
  readonly isFullyUnderstood: boolean;
  /** True where the document is a part of an offer only. */
  readonly isExtract: boolean;
  /** True where the wording does not tell that it is an offer, and likeness hardly. */
  readonly isUnsure: boolean;
  readonly account: Account;
  /** What was not read, and keeps the offer from being Green. */
  readonly unread: GreenBar;
  readonly ground: AbsenceGround;
  readonly notes: readonly TextSpan[];
  /** Passages that rest on a proposal in brackets. */
  readonly proposals: number;
  /** Findings by the learned reader, which a founder has to check. */
  readonly learned: number;
}

/** Puts the report together; `brief` leaves out what needs no attention. */
export function buildReport(input: ReportInput): TermSheetAnalysis {
  const { document, options, context, examined, findings, warnings } = input;
  const { analysisDetail, jurisdiction } = options;
  const listed = (place: PlacedFinding['place']) =>
    findings
      .filter((placed) => placed.place === place)
      .map(({ finding }) => finding)
      .filter(({ rating }) => analysisDetail === 'detailed' || rating !== 'Green');
  const { scenarios, assumptions, capTable } = exitScenariosFromFacts(context.facts, {
    documentType: context.documentType,
    hasEarlierSeries: context.signals.hasEarlierSeries,
    ...Object.assign({}, ...examined.map(({ exitTerms }) => exitTerms)),
  });
  const coverage = coverageOf(document, input.account, input.notes);
  const { isExtract, isUnsure } = input;
  const { facts } = context;
  const { documentType, signals } = context;
  const isOpen = { isPriceOpen: isPriceOpen(facts), isBoardOpen: isBoardOpen(facts) };
  const isUnread = {
    isSumUnread: facts.amount === null,
    isPreferenceUnread: isPreferenceUnread({ facts, documentType, signals, findings }),
  };
  const bar = { isExtract, isUnsure, ...isUnread, ...isOpen };
  const overall = overallRisk(findings, { ...bar, ...input.unread });
  return {
    overallRisk: overall,
    verdict: verdictOf({ overallRisk: overall, findings, coverage, ...bar }),
    confidence: confidenceText({ ...input, noise: scanNoise(document.text) }),
    coverage,
    economicTerms: listed('economic'),
    governanceTerms: listed('governance'),
    founderRestrictions: listed('founder'),
    missingClauses: listed('missing'),
    founderPosition: founderPosition(
      { facts: context.facts, documentType: context.documentType, findings, ground: input.ground },
      scenarios,
      assumptions,
    ),
    recommendations: keyRecommendations(findings, analysisDetail),
    engine: { provider: 'builtin' },
    documentType: context.documentType,
    warnings,
    facts: context.facts,
    exitScenarios: scenarios,
    exitCapTable: capTable,
    exitAssumptions: assumptions,
    jurisdiction,
    analysisDetail,
    source: { text: document.text, pages: document.pages },
    ...(isExtract || !input.isFullyUnderstood ? { isPartial: true as const } : {}),
  };
}
