import { locateQuote, type RejectedQuote } from '../../llm/locate-quote.ts';
import { namesAnAddress } from '../../llm/names-an-address.ts';
import { tokenise } from '../../llm/text-tokens.ts';
import type { Evidence } from '../analysis.ts';
import { type CheckingGround, isOfATerm, isOnlyATitle } from './checking-ground.ts';
import { figuresAreKnown } from './figures.ts';
import { type ModelFinding, unreadableFinding } from './model-review.ts';

type QuoteFault = RejectedQuote['reason'] | 'too-short' | 'only-a-title';

/** What became of a model's finding. */
export type CheckedFinding =
  | { readonly accepted: true; readonly finding: ModelFinding; readonly evidence: Evidence }
  | {
      readonly accepted: false;
      readonly reason: QuoteFault | 'figure-unknown' | 'names-an-address' | 'unreadable' | 'not-of-a-term';
    };

/** A few words stand in every document and show nothing: "the company", "by the investors". */
const fewestWords = 5;
/** A figure among them shows something: "Vesting: 4 years". */
const fewestWordsWithFigure = 3;

/**
 * Believes a finding only if its quote stands in the document, its figures are known, and it sends nobody elsewhere.
 * One that reassures has to rest on a term that our own engine has read: a sentence that asks to be liked stands in
 * the document too, and is no term.
 */
export function checkModelFinding(finding: ModelFinding, ground: CheckingGround): CheckedFinding {
  const rejected = (reason: Exclude<CheckedFinding, { accepted: true }>['reason']) =>
    ({ accepted: false, reason }) as const;
  if (finding === unreadableFinding) return rejected('unreadable');
  const evidence = evidenceFor(finding.quote, ground);
  if (typeof evidence === 'string') return rejected(evidence);
  const { risk, recommendation, rating } = finding;
  const { stated, advised } = ground.figures;
  if (!figuresAreKnown(risk, stated) || !figuresAreKnown(recommendation, advised)) {
    return rejected('figure-unknown');
  }
  if (namesAnAddress(risk) || namesAnAddress(recommendation)) return rejected('names-an-address');
  if (rating === 'Green' && !isOfATerm(evidence, ground)) return rejected('not-of-a-term');
  return { accepted: true, finding, evidence };
}

/** The passage of a quote as evidence, or why it is not believed. */
export function evidenceFor(quote: string, ground: CheckingGround): Evidence | QuoteFault {
  const located = locateQuote(ground.quotable, quote);
  if (!located.found) return located.reason;
  const words = tokenise(quote);
  const fewest = words.some(({ isNumber }) => isNumber) ? fewestWordsWithFigure : fewestWords;
  if (words.length < fewest) return 'too-short';
  if (isOnlyATitle(located, ground)) return 'only-a-title';
  const { start, end } = located;
  const page = ground.pages.find((one) => start >= one.start && start < one.end)?.number;
  const passage = ground.quotable.text.slice(start, end);
  return { quote: passage, start, end, ...(page === undefined ? {} : { page }) };
}
