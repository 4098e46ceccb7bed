import type { AnalysisDetail, ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { overallRisk } from '../assessment/overall-risk.ts';
import { keyRecommendations } from '../assessment/recommendations.ts';
import { verdictOf } from '../assessment/verdict.ts';
import type { TermSheetDocument } from '../document/term-sheet-document.ts';
import { type CheckedFinding, checkModelFinding } from './check-model-finding.ts';
import { checkingGround } from './checking-ground.ts';
import { type AcceptedFinding, mergeFindings } from './merge-findings.ts';
import { settleOverallRisk } from './overall-risk-with-model.ts';
import type { SectionReviews } from './read-sections.ts';
import { severity } from './severity.ts';
import { checksInWords, leftOutInWords, unreadInWords } from './words-for-checks.ts';

/** What a model has said, the document that it spoke of, and what our own engine says of it in full detail. */
export interface CombineRequest {
  readonly document: TermSheetDocument;
  readonly builtin: TermSheetAnalysis;
  readonly analysisDetail: AnalysisDetail;
  readonly sections: SectionReviews;
}

/** What changes of the built-in analysis, and what became of each finding of the model. */
export interface CombinedReview {
  readonly changes: Pick<
    TermSheetAnalysis,
    | 'overallRisk'
    | 'verdict'
    | 'confidence'
    | 'economicTerms'
    | 'governanceTerms'
    | 'founderRestrictions'
    | 'missingClauses'
    | 'recommendations'
    | 'warnings'
  >;
  readonly checked: readonly CheckedFinding[];
}

/** Checks a model's findings against the document and puts those that hold onto the built-in analysis. */
export function combineReviews({
  document,
  builtin,
  analysisDetail,
  sections,
}: CombineRequest): CombinedReview {
  const ground = checkingGround(document, builtin);
  const checked = sections.reviews.flatMap(({ findings }) =>
    findings.map((finding) => checkModelFinding(finding, ground)),
  );
  const accepted = checked.filter((one): one is CheckedFinding & AcceptedFinding => one.accepted);
  const read = placed(builtin);
  const findings = mergeFindings(read, accepted);
  const isShown = ({ rating }: ClauseFinding) => analysisDetail === 'detailed' || rating !== 'Green';
  const listed = (place: PlacedFinding['place']) =>
    findings.filter((one) => one.place === place && isShown(one.finding)).map(({ finding }) => finding);
  const overall = settleOverallRisk({
    byRule: worse(builtin.overallRisk, overallRisk(findings)),
    // Rated worse than its findings, a part of an offer for instance: a model has no say in that.
    mayImprove: builtin.overallRisk === overallRisk(read) && sections.unread === 0,
    findings,
    reviews: sections.reviews,
    ground,
  });
  const changes = {
    overallRisk: overall.rating,
    verdict: verdictOf({ overallRisk: overall.rating, findings, coverage: builtin.coverage }),
    confidence: [builtin.confidence, checksInWords(checked), ...unreadInWords(sections)].join(' '),
    economicTerms: listed('economic'),
    governanceTerms: listed('governance'),
    founderRestrictions: listed('founder'),
    missingClauses: listed('missing'),
    recommendations: keyRecommendations(findings, analysisDetail),
    warnings: [
      ...builtin.warnings,
      ...unreadInWords(sections),
      ...leftOutInWords(checked),
      ...(overall.reason === null ? [] : [overall.reason]),
    ],
  };
  return { changes, checked };
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

function worse(one: RiskRating, other: RiskRating): RiskRating {
  return severity[one] >= severity[other] ? one : other;
}
