import type { ClauseFinding, Coverage, ExitScenario, TermSheetAnalysis } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';

/** The lists of an analysis that hold findings. */
type FindingLists = Pick<
  TermSheetAnalysis,
  'economicTerms' | 'governanceTerms' | 'founderRestrictions' | 'missingClauses'
>;

/** What a comparison reads of an analysis. What an older server left out is unknown, not absent. */
export interface ComparedAnalysis extends FindingLists {
  readonly overallRisk: TermSheetAnalysis['overallRisk'];
  readonly facts: Partial<TermSheetFacts>;
  readonly documentType?: TermSheetAnalysis['documentType'];
  readonly jurisdiction?: TermSheetAnalysis['jurisdiction'];
  readonly analysisDetail?: TermSheetAnalysis['analysisDetail'];
  readonly coverage?: Coverage;
  readonly isPartial?: boolean;
  readonly exitScenarios?: readonly ExitScenario[] | null;
  readonly exitCapTable?: TermSheetAnalysis['exitCapTable'];
}

/** All findings of an analysis, in the order of its report. */
export function findingsOf(analysis: FindingLists): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
}
