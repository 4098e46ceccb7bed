import type { Evidence } from '../analysis.ts';
import type { TermSheetDocument, TextSpan } from '../document.ts';
import { removeCommentary } from './commentary.ts';
import { commentaryCells } from './commentary-columns.ts';
import { mapBlocks, readLines } from './lines.ts';
import { type MappedText, originOf } from './mapped-text.ts';
import { type DecimalMark, inferDecimalMark } from './numbers/decimal-mark.ts';
import { forwardedMailStart, quotedMailStart } from './quoted-mail.ts';
import { readerInstructions } from './reader-instructions.ts';
import { resolveBrackets } from './resolve-brackets.ts';
import { buildStructure, type Section, type Sentence } from './sections.ts';
import { unlabelledAlternatives } from './written-out-alternatives.ts';

/**
 * A document as the clauses read it: plain quotes and dashes, single spaces, blanks as one sign, notes
 * removed, parted into sections and sentences. All offsets are in `text`; {@link evidence} leads back to the
 * document's own words.
 */
export interface Reading {
  readonly document: TermSheetDocument;
  readonly text: string;
  readonly sections: readonly Section[];
  readonly sentences: readonly Sentence[];
  readonly decimalMark: DecimalMark;
  /** A quote of the original text. */
  evidence(span: TextSpan): Evidence;
  /** Sections whose own heading or label matches, outermost first. */
  sectionsTitled(pattern: RegExp): readonly Section[];
  /** Whether a span lies in one of several alternatives, so that it is not (yet) the term. */
  isAlternative(span: TextSpan): boolean;
  /** Whether a span stands in an earlier mail that the offer forwards: a note above it may have changed it. */
  isForwarded(span: TextSpan): boolean;
  /** Whether a span was a single bracketed proposal: usable, with less confidence. */
  isProposal(span: TextSpan): boolean;
}

/** Builds the reading view of a document. Linear in the length of the text. */
export function createReading(document: TermSheetDocument): Reading {
  const resolved = resolveBrackets(mapBlocks(document));
  const lines = readLines(resolved.mapped, document);
  const mapped = removeCommentary(resolved.mapped, lines, explainingParts(document));
  const { sections, sentences } = buildStructure(mapped.text, lines);
  const forwardedFrom = forwardedMailStart(document.text);
  const alternatives = [...resolved.alternatives, ...unlabelledAlternatives(mapped, lines)];
  const overlaps = (spans: readonly TextSpan[], span: TextSpan): boolean => {
    const origin = originOf(mapped, span.start, span.end);
    return spans.some((other) => other.start < origin.end && origin.start < other.end);
  };
  return {
    document,
    text: mapped.text,
    sections,
    sentences,
    decimalMark: inferDecimalMark(mapped.text),
    evidence: (span) => evidenceOf(document, mapped, span),
    sectionsTitled: (pattern) => sections.filter((section) => pattern.test(section.title)),
    isAlternative: (span) => overlaps(alternatives, span),
    isForwarded: (span) =>
      forwardedFrom !== null && originOf(mapped, span.start, span.end).start >= forwardedFrom,
    isProposal: (span) => overlaps(resolved.proposals, span),
  };
}

/** Spans in order, none of them reaching into the next. */
function apart(spans: readonly TextSpan[]): TextSpan[] {
  let reached = 0;
  return [...spans]
    .sort((left, right) => left.start - right.start)
    .flatMap(({ start, end }) => {
      const from = Math.max(start, reached);
      reached = Math.max(reached, end);
      return from < end ? [{ start: from, end }] : [];
    });
}

/** Parts of the document's text that state no term: columns of remarks, orders to the reader, an earlier mail quoted below. */
function explainingParts(document: TermSheetDocument): TextSpan[] {
  const { text } = document;
  const quotedFrom = quotedMailStart(text);
  const parts = [...commentaryCells(document), ...readerInstructions(document)];
  if (quotedFrom !== null) parts.push({ start: quotedFrom, end: text.length });
  return apart(parts);
}

/** Longest passage that is quoted whole; a reader needs the words that matter, not a page. */
const maximumQuoteLength = 600;

function evidenceOf(document: TermSheetDocument, mapped: MappedText, span: TextSpan): Evidence {
  const origin = originOf(mapped, span.start, span.end);
  let { start } = origin;
  let end = Math.min(origin.end, start + maximumQuoteLength);
  while (start < end && /\s/.test(document.text.charAt(start))) start += 1;
  while (end > start && /\s/.test(document.text.charAt(end - 1))) end -= 1;
  const page = document.pages.find((candidate) => start >= candidate.start && start < candidate.end);
  return {
    quote: document.text.slice(start, end),
    start,
    end,
    ...(page ? { page: page.number } : {}),
  };
}
