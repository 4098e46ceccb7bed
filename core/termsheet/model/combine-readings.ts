import type { AnalysisDetail, ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { overallRisk } from '../assessment/overall-risk.ts';
import { keyRecommendations } from '../assessment/recommendations.ts';
import type { CheckedFinding } from './check-model-finding.ts';
import type { CheckingGround } from './checking-ground.ts';
import { type AcceptedFinding, mergeFindings } from './merge-findings.ts';
import { settleOverallRisk } from './overall-risk-with-model.ts';
import type { SectionReadings } from './read-sections.ts';
import { severity } from './severity.ts';
import { checksInWords, leftOutInWords, unreadInWords } from './words-for-checks.ts';

interface CombineInput {
  readonly builtin: TermSheetAnalysis;
  readonly analysisDetail: AnalysisDetail;
  readonly checked: readonly CheckedFinding[];
  readonly ground: CheckingGround;
  readonly sections: SectionReadings;
}

/** What changes of the built-in analysis once a model's findings have been checked. */
export function combineReadings({ builtin, analysisDetail, checked, ground, sections }: CombineInput) {
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
    readings: sections.readings,
    ground,
  });
  return {
    overallRisk: overall.rating,
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
