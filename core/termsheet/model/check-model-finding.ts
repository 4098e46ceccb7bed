import { locateQuote, type RejectedQuote } from '../../llm/locate-quote.ts';
import { tokenise } from '../../llm/text-tokens.ts';
import type { Evidence, TermSheetAnalysis } from '../analysis.ts';
import { figuresAreKnown, type KnownFigures } from './figures.ts';
import type { ModelFinding } from './model-reading.ts';

type QuoteFault = RejectedQuote['reason'] | 'too-short';

/** What became of a model's finding. */
export type CheckedFinding =
  | { readonly accepted: true; readonly finding: ModelFinding; readonly evidence: Evidence }
  | { readonly accepted: false; readonly reason: QuoteFault | 'figure-unknown' };

/** A word or two stand in every document and show nothing: "the company", "exclusivity". */
const fewestWords = 3;

/** Believes a finding only if its quote stands in the document and its figures are known. */
export function checkModelFinding(
  finding: ModelFinding,
  analysis: TermSheetAnalysis,
  known: KnownFigures,
): CheckedFinding {
  const evidence = evidenceFor(finding.quote, analysis);
  if (typeof evidence === 'string') return { accepted: false, reason: evidence };
  const figuresHold =
    figuresAreKnown(finding.risk, known.stated) && figuresAreKnown(finding.recommendation, known.advised);
  if (!figuresHold) return { accepted: false, reason: 'figure-unknown' };
  return { accepted: true, finding, evidence };
}

/** The passage of a quote as evidence, or why it is not believed. */
export function evidenceFor(quote: string, { source }: TermSheetAnalysis): Evidence | QuoteFault {
  const located = locateQuote(source.text, quote);
  if (!located.found) return located.reason;
  if (tokenise(quote).length < fewestWords) return 'too-short';
  const { start, end } = located;
  const page = source.pages.find((one) => start >= one.start && start < one.end)?.number;
  return { quote: source.text.slice(start, end), start, end, ...(page === undefined ? {} : { page }) };
}
