import { type QuotableText, quotable } from '../../llm/locate-quote.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import type { DocumentPage, TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { type KnownFigures, knownFigures } from './figures.ts';

/** What the findings of a model are held against; made once for all of them. */
export interface CheckingGround {
  readonly quotable: QuotableText;
  readonly pages: readonly DocumentPage[];
  readonly figures: KnownFigures;
  /** Passages in which our own engine has read a term. */
  readonly terms: readonly TextSpan[];
  /** Headings, and the labels before a colon or in the first column: they name a term and say nothing about it. */
  readonly titles: readonly TextSpan[];
}

/** Longer blocks that look like a heading are sentences in bold type. */
const longestTitle = 100;

/** Collects what a document and the built-in analysis of it bear witness to. */
export function checkingGround({ blocks }: TermSheetDocument, builtin: TermSheetAnalysis): CheckingGround {
  const { text, pages } = builtin.source;
  const read = [...builtin.economicTerms, ...builtin.governanceTerms, ...builtin.founderRestrictions];
  const titles = blocks.flatMap(({ kind, start, end, label }) => [
    ...(kind === 'heading' && end - start <= longestTitle ? [{ start, end }] : []),
    ...(label ? [label] : []),
  ]);
  return {
    quotable: quotable(text),
    pages,
    figures: knownFigures(builtin),
    terms: read.flatMap(({ evidence }) => evidence ?? []),
    titles,
  };
}

/** Whether a passage belongs to a term that our own engine has read. */
export function isOfATerm({ start, end }: TextSpan, { terms }: CheckingGround): boolean {
  return terms.some((term) => term.start < end && start < term.end);
}

/** Whether a passage is no more than a heading or a label. */
export function isOnlyATitle({ start, end }: TextSpan, { titles }: CheckingGround): boolean {
  return titles.some((title) => title.start <= start && end <= title.end);
}
