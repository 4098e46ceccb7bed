import type {
  AnalysisDetail,
  ClauseFinding,
  Jurisdiction,
  TermSheetAnalysis,
} from '../../../core/termsheet/analysis.ts';

/** An analysis as the page shows it: the facts may be missing, everything else is there. */
export type ShownAnalysis = Omit<TermSheetAnalysis, 'facts'> & {
  readonly facts: Partial<TermSheetAnalysis['facts']>;
};

type Received = Partial<Omit<TermSheetAnalysis, 'source'>> & {
  readonly source?: Partial<TermSheetAnalysis['source']>;
};

/**
 * Completes what a server sent: one that is older than the page leaves out fields that were added later.
 * @param asked what the visitor chose and pasted, for a server that does not repeat it.
 */
export function completeAnalysis(
  received: Received,
  asked: {
    readonly jurisdiction: Jurisdiction;
    readonly analysisDetail: AnalysisDetail;
    /** The text that was pasted, which a server does not send back. */
    readonly text?: string;
  },
): ShownAnalysis {
  return {
    overallRisk: received.overallRisk ?? ('Unknown' as TermSheetAnalysis['overallRisk']),
    verdict: received.verdict ?? '',
    confidence: received.confidence ?? '',
    coverage: received.coverage ?? { sentences: 0, understood: 0, share: 1, passages: [] },
    economicTerms: completeFindings(received.economicTerms),
    governanceTerms: completeFindings(received.governanceTerms),
    founderRestrictions: completeFindings(received.founderRestrictions),
    missingClauses: completeFindings(received.missingClauses),
    founderPosition: received.founderPosition ?? { decisionMakingPower: '', estimatedExitProceeds: '' },
    recommendations: received.recommendations ?? [],
    engine: received.engine ?? { provider: '' },
    documentType: received.documentType ?? 'priced-equity',
    warnings: received.warnings ?? [],
    facts: received.facts ?? {},
    exitScenarios: received.exitScenarios ?? null,
    exitAssumptions: received.exitAssumptions ?? [],
    ...(received.exitCapTable ? { exitCapTable: received.exitCapTable } : {}),
    ...(received.isPartial ? { isPartial: received.isPartial } : {}),
    jurisdiction: received.jurisdiction ?? asked.jurisdiction,
    analysisDetail: received.analysisDetail ?? asked.analysisDetail,
    source: { text: received.source?.text ?? asked.text ?? '', pages: received.source?.pages ?? [] },
  };
}

function completeFindings(findings: readonly Partial<ClauseFinding>[] | undefined): readonly ClauseFinding[] {
  return (findings ?? []).map((finding) => ({
    ...finding,
    id: finding.id ?? '',
    clause: finding.clause ?? '',
    rating: finding.rating ?? ('' as ClauseFinding['rating']),
    risk: finding.risk ?? '',
    recommendation: finding.recommendation ?? '',
  }));
}
