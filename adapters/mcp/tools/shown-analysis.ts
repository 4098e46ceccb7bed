import { z } from 'zod';
import type {
  AnalysisDetail,
  ClauseFinding,
  Evidence,
  TermSheetAnalysis,
} from '../../../core/termsheet/analysis.ts';
import { findingSchema, termSheetAnalysisSchema } from '../../http/openapi/term-sheet.schema.ts';

/** A document of the same clause on every page would repeat it in the answer. */
const mostQuotes = { brief: 1, detailed: 4 } as const;
const longestQuote = { brief: 240, detailed: 1200 } as const;

/** A finding of an answer, sized for a model's context. */
export const shownFindingSchema = findingSchema.extend({
  quotesLeftOut: z.int().optional().describe('how many more passages say the same'),
});
const findings = z.array(shownFindingSchema);

/** The answer of `analyze_term_sheet`: an analysis without the document's text; brief leaves out what is marked optional. */
export const shownAnalysisSchema = termSheetAnalysisSchema.omit({ source: true, exitCapTable: true }).extend({
  economicTerms: findings,
  governanceTerms: findings,
  founderRestrictions: findings,
  missingClauses: findings,
  coverage: termSheetAnalysisSchema.shape.coverage.partial({ passages: true }),
  facts: termSheetAnalysisSchema.shape.facts.partial().describe('brief: only what is stated'),
  exitCapTable: termSheetAnalysisSchema.shape.exitCapTable,
});

/** Sizes an analysis for a model's context: its text stays out, and quotes are cut, still verbatim. */
export function shownAnalysis({ source: _, ...analysis }: TermSheetAnalysis): object {
  const { analysisDetail, coverage, exitCapTable, facts, ...rest } = analysis;
  const isBrief = analysisDetail === 'brief';
  const { passages, ...counts } = coverage;
  const shown = (group: readonly ClauseFinding[]) =>
    group.map((finding) => shownFinding(finding, analysisDetail));
  return {
    ...rest,
    analysisDetail,
    economicTerms: shown(analysis.economicTerms),
    governanceTerms: shown(analysis.governanceTerms),
    founderRestrictions: shown(analysis.founderRestrictions),
    missingClauses: shown(analysis.missingClauses),
    coverage: isBrief ? counts : { ...counts, passages },
    facts: isBrief ? statedOnly(facts) : facts,
    ...(isBrief || exitCapTable === undefined ? {} : { exitCapTable }),
  };
}

/** Cuts the quotes of a finding; brief leaves out what the market and the law say. */
export function shownFinding(finding: ClauseFinding, detail: AnalysisDetail): object {
  const { evidence = [], norm, jurisdictionalNote, ...rest } = finding;
  const quotes = evidence.slice(0, mostQuotes[detail]).map((quote) => cut(quote, longestQuote[detail]));
  const quotesLeftOut = evidence.length - quotes.length;
  return {
    ...rest,
    ...(quotes.length > 0 ? { evidence: quotes } : {}),
    ...(quotesLeftOut > 0 ? { quotesLeftOut } : {}),
    ...(detail === 'detailed' && norm ? { norm } : {}),
    ...(detail === 'detailed' && jurisdictionalNote !== undefined ? { jurisdictionalNote } : {}),
  };
}

/** The beginning of a passage is still a passage of the text. */
function cut(evidence: Evidence, most: number): Evidence {
  if (evidence.quote.length <= most) return evidence;
  return { ...evidence, quote: evidence.quote.slice(0, most), end: evidence.start + most };
}

function statedOnly(facts: TermSheetAnalysis['facts']): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
