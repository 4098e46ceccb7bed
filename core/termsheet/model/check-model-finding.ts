import { locateQuote } from '../../llm/locate-quote.ts';
import type { Evidence, TermSheetAnalysis } from '../analysis.ts';
import { figuresAreKnown } from './figures.ts';
import type { ModelFinding } from './model-reading.ts';

/** What became of a model's finding. */
export type CheckedFinding =
  | { readonly accepted: true; readonly finding: ModelFinding; readonly evidence: Evidence }
  | {
      readonly accepted: false;
      readonly reason: 'not-found' | 'numbers-differ' | 'negation-dropped' | 'figure-unknown';
    };

/** Believes a finding only if its quote stands in the document and its figures are known. */
export function checkModelFinding(finding: ModelFinding, analysis: TermSheetAnalysis): CheckedFinding {
  const evidence = evidenceFor(finding.quote, analysis);
  if (typeof evidence === 'string') return { accepted: false, reason: evidence };
  if (!figuresAreKnown(`${finding.risk} ${finding.recommendation}`, analysis)) {
    return { accepted: false, reason: 'figure-unknown' };
  }
  return { accepted: true, finding, evidence };
}

/** The passage of a quote as evidence, or why it is not believed. */
export function evidenceFor(
  quote: string,
  { source }: TermSheetAnalysis,
): Evidence | 'not-found' | 'numbers-differ' | 'negation-dropped' {
  const located = locateQuote(source.text, quote);
  if (!located.found) return located.reason;
  const { start, end } = located;
  const page = source.pages.find((one) => start >= one.start && start < one.end)?.number;
  return { quote: source.text.slice(start, end), start, end, ...(page === undefined ? {} : { page }) };
}
