import type { Evidence } from '../analysis.ts';
import { findMessages, type MailMessages, messageAt } from '../document/apart/mail-messages.ts';
import { apartSpans } from '../document/apart-spans.ts';
import type { TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { withNotes } from '../document/with-notes.ts';
import { blankOut } from './blank-out.ts';
import { cellsOfOthers } from './columns-of-others.ts';
import { commentaryCells } from './commentary-columns.ts';
import { type Line, mapBlocks, readLines } from './lines.ts';
import { partLongWords } from './long-words.ts';
import { type MappedText, originOf } from './mapped-text.ts';
import { mendMisread } from './misread-characters.ts';
import { type DecimalMark, inferDecimalMark } from './numbers/decimal-mark.ts';
import { overlapWith } from './overlap.ts';
import { readerInstructions } from './reader-instructions.ts';
import { refusedSentences } from './refused-lists.ts';
import { type ResolvedText, resolveBrackets } from './resolve-brackets.ts';
import { withRowParagraphs } from './row-paragraphs.ts';
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
  /** Cells that explain the terms beside them. Offsets are in the document's text. */
  readonly notes: readonly TextSpan[];
  /** A quote of the original text. */
  evidence(span: TextSpan): Evidence;
  /** Whether a span lies in one of several alternatives, so that it is not (yet) the term. */
  isAlternative(span: TextSpan): boolean;
  /** Whether a span stands in a mail that was passed on with a note above it, which may have changed it. */
  isForwarded(span: TextSpan): boolean;
  /** Whether a sentence lists what the offer does not ask for. */
  isRefused(sentence: Sentence): boolean;
  /** Whether a span was a single bracketed proposal: usable, with less confidence. */
  isProposal(span: TextSpan): boolean;
  /** The same document, passages of which are notes. Offsets are in the document's text. */
  withNotes(spans: readonly TextSpan[]): Reading;
}

/** What of the reading form of a document does not depend on which of its passages are notes. */
interface LaidText {
  readonly lines: readonly Line[];
  readonly resolved: ResolvedText;
  readonly commentary: readonly TextSpan[];
  readonly instructions: readonly TextSpan[];
  readonly messages: MailMessages;
}

/** Builds the reading view of a document. Linear in the length of the text. */
export function createReading(document: TermSheetDocument): Reading {
  const blocks = withRowParagraphs(document);
  const resolved = resolveBrackets(mendMisread(partLongWords(mapBlocks(document, blocks))));
  return readingOf(document, {
    lines: readLines(resolved.mapped, document, blocks),
    resolved,
    commentary: [...commentaryCells(document), ...cellsOfOthers(document)],
    instructions: readerInstructions(document),
    messages: findMessages(document.text),
  });
}

function readingOf(document: TermSheetDocument, laid: LaidText): Reading {
  const { lines, resolved, commentary, instructions, messages } = laid;
  // What states no term: what the document's reader set apart, columns of remarks, orders to whoever reads it.
  const explaining = apart([...apartSpans(document), ...commentary, ...instructions]);
  const mapped = blankOut(resolved.mapped, explaining);
  const { sections, sentences } = buildStructure(mapped.text, lines);
  const refused = refusedSentences(sentences);
  const alternatives = [...resolved.alternatives, ...unlabelledAlternatives(mapped, lines)];
  const isAmongAlternatives = overlapWith(alternatives);
  const isAmongProposals = overlapWith(resolved.proposals);
  const quotes = new WeakMap<TextSpan, Evidence>();
  return {
    document,
    text: mapped.text,
    sections,
    sentences,
    decimalMark: inferDecimalMark(mapped.text),
    notes: commentary,
    evidence: (span) => {
      const known = quotes.get(span);
      if (known) return known;
      const quote = evidenceOf(document, mapped, span);
      quotes.set(span, quote);
      return quote;
    },
    isAlternative: (span) => isAmongAlternatives(originOf(mapped, span.start, span.end)),
    isForwarded: (span) =>
      messages.hasNoteAbove &&
      messageAt(messages, originOf(mapped, span.start, span.end).start)?.level === messages.offerLevel,
    isRefused: (sentence) => refused.has(sentence),
    isProposal: (span) => isAmongProposals(originOf(mapped, span.start, span.end)),
    withNotes: (spans) => readingOf(withNotes(document, spans), laid),
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
