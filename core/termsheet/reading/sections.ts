import { withoutMarksAtEnd } from '../document/trim-marks.ts';
import { type InlineLabel, inlineLabel, isHeadingLine, numberingLength } from './labels.ts';
import type { Line } from './lines.ts';
import { inPieces } from './pieces.ts';
import { splitSentences } from './sentences.ts';

/** A heading or label together with what stands under it. Offsets are in the reading text. */
export interface Section {
  /** The heading without its number, lower case. */
  readonly title: string;
  /** Headings above this one, nearest first. */
  readonly parent: Section | null;
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

/** One sentence, list item or cell: the unit a term is read from. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The innermost heading or label above it. */
  readonly section: Section | null;
  /** Number of the paragraph, row or item that the sentence stands in. */
  readonly line: number;
  /** Whether the sentence is itself a heading or a label. */
  readonly isLabel: boolean;
}

/** From this length on, a line is a paragraph that may have a label of its own. */
const paragraphLength = 160;

interface OpenSection {
  title: string;
  parent: OpenSection | null;
  start: number;
  contentStart: number;
  end: number;
  rank: number;
}

/** Real headings rank above numbered lines, those above label lines, rows, and labels inside a line. */
const rankOf = { numberedLine: 20, labelLine: 30, row: 35, inline: 40 } as const;

export interface Structure {
  readonly sections: readonly Section[];
  readonly sentences: readonly Sentence[];
}

/** Finds the sections of a document and the sentences in them. */
export function buildStructure(text: string, lines: readonly Line[]): Structure {
  const sections: OpenSection[] = [];
  const sentences: Sentence[] = [];
  let open: OpenSection[] = [];
  const close = (rank: number, at: number): void => {
    for (const section of open) if (section.rank >= rank) section.end = at;
    open = open.filter((section) => section.rank < rank);
  };
  const begin = (title: string, rank: number, start: number, contentStart: number): OpenSection => {
    close(rank, start);
    const section: OpenSection = {
      title: cleanTitle(title),
      parent: open.at(-1) ?? null,
      start,
      contentStart,
      end: text.length,
      rank,
    };
    sections.push(section);
    open.push(section);
    return section;
  };
  let lineNumber = 0;
  const say = (from: number, to: number, isLabel: boolean): void => {
    for (const { start, end } of inPieces(text, { start: from, end: to })) {
      const words = text.slice(start, end);
      if (words.trim() === '') continue;
      sentences.push({ text: words, start, end, section: open.at(-1) ?? null, line: lineNumber, isLabel });
    }
  };
  let isUnderHeading = false;
  let isCarried = false;
  let hasItems = false;
  for (const [index, line] of lines.entries()) {
    const content = text.slice(line.start, line.end);
    lineNumber = index;
    const isNumbered = hasNumberForLabel(text, line);
    const ownLabel: InlineLabel | null =
      line.kind === 'table-row' && !isNumbered ? rowLabel(text, line) : inlineLabel(content, false);
    // "…shall be paid as follows:" and a list go on under the label that they stand behind.
    isCarried = isCarried && line.kind !== 'table-row' && line.kind !== 'heading' && !ownLabel;
    // A labelled paragraph behind the items ends the list.
    hasItems = isCarried && (hasItems || lines[index - 1]?.kind === 'list-item');
    if (hasItems && line.kind === 'paragraph' && inlineLabel(content, true)) isCarried = false;
    if (!isCarried && !goesOn(text, lines[index - 1], line, ownLabel)) {
      close(line.isInRow ? rankOf.inline : rankOf.row, line.start);
    }
    const rank = headingRank(content, line, lines[index + 1] !== undefined);
    if (rank !== null) {
      begin(
        text.slice(titleStart(text, line), line.end),
        line.isInRow ? rankInRow(rank) : rank,
        line.start,
        line.end,
      );
      say(line.start, line.end, true);
      isUnderHeading = content.split(/\s+/).length <= 6;
      isCarried = false;
      continue;
    }
    const isRow = line.kind === 'table-row' && !isNumbered;
    // Right under a heading a short sentence is its answer, unless it is numbered itself or opens a paragraph.
    const runIn =
      !isRow &&
      (!isUnderHeading ||
        numberingLength(content) > 0 ||
        content.length > paragraphLength ||
        opensLabelled(text, lines[index + 1]));
    isUnderHeading = false;
    const label: InlineLabel | null = isRow
      ? ownLabel
      : isNumbered
        ? labelOfNumbered(text, line)
        : inlineLabel(content, runIn && !isCarried);
    isCarried = isCarried || (label !== null && /:\s*$/.test(content));
    const contentStart = line.start + (label?.contentStart ?? 0);
    if (label) {
      begin(label.title, isRow ? rankOf.row : rankOf.inline, line.start, contentStart);
      say(isNumbered ? (line.valueStart ?? line.start) : line.start, contentStart, true);
    }
    for (const sentence of splitSentences(text, contentStart, line.end)) {
      const inner = inlineLabel(text.slice(sentence.start, sentence.end), false);
      if (inner && inner.title.split(/\s+/).length <= 5) {
        // A label right behind the line's own label ("Board: Five members: …") stands under it, not beside it.
        const isUnderLabel = isRow || sentence.start === contentStart;
        begin(
          inner.title,
          rankOf.inline + (isUnderLabel ? 1 : 0),
          sentence.start,
          sentence.start + inner.contentStart,
        );
        say(sentence.start, sentence.start + inner.contentStart, true);
        say(sentence.start + inner.contentStart, sentence.end, false);
      } else say(sentence.start, sentence.end, false);
    }
  }
  return { sections, sentences };
}

/** Headings in a row stand under its label and end with it. */
function rankInRow(rank: number): number {
  return rankOf.row + Math.min(rank, rankOf.inline - rankOf.row - 1);
}

/** Whether a paragraph ends in the middle of a sentence, so that the next one is still under its label. */
function goesOn(text: string, previous: Line | undefined, line: Line, label: InlineLabel | null): boolean {
  return (
    label === null &&
    (previous?.kind === 'paragraph' || previous?.kind === 'list-item') &&
    line.kind === 'paragraph' &&
    /[;,]\s*$/.test(text.slice(previous.start, previous.end)) &&
    /^\p{Ll}/u.test(text.slice(line.start, line.end))
  );
}

/** Whether the next paragraph has a label of its own: then a section is a run of labelled paragraphs. */
function opensLabelled(text: string, next: Line | undefined): boolean {
  return next?.kind === 'paragraph' && inlineLabel(text.slice(next.start, next.end), true) !== null;
}

/** "12   Costs. Each pays its own.": the first cell only numbers the paragraph. */
function hasNumberForLabel(text: string, line: Line): boolean {
  return (
    line.valueStart !== undefined &&
    /^\s*\(?\d{1,2}(?:\.\d{1,2})*[.)]?\s*$/.test(text.slice(line.start, line.valueStart))
  );
}

function labelOfNumbered(text: string, line: Line): InlineLabel | null {
  const from = line.valueStart ?? line.start;
  const label = inlineLabel(text.slice(from, line.end), true);
  return label && { ...label, contentStart: label.contentStart + from - line.start };
}

/** The first cell of a row that has more than one. */
function rowLabel(text: string, line: Line): InlineLabel | null {
  if (line.valueStart === undefined) return null;
  const label = text.slice(line.start, line.valueStart).trim();
  const title = line.labelRest === undefined ? label : `${label} ${line.labelRest}`;
  return { title, contentStart: line.valueStart - line.start };
}

function headingRank(content: string, line: Line, hasNext: boolean): number | null {
  // "Where:" leads on to the terms of a formula; it opens no new subject.
  if (/^(?:where|wherein|wobei)\s*:?$/i.test(content.trim())) return null;
  // A formula set on a line of its own is no heading either.
  if (/\S ?= ?\S/.test(content)) return null;
  if (line.kind === 'heading') return Math.min(line.level ?? 1, 19);
  if (line.kind === 'table-row' || !hasNext || !isHeadingLine(content)) return null;
  const length = numberingLength(content);
  if (line.kind === 'list-item' && !/^\d/.test(content) && !isTitledItem(content.slice(length))) return null;
  if (length === 0) return rankOf.labelLine;
  const depth = content
    .slice(0, length)
    .split('.')
    .filter((part) => /\d/.test(part)).length;
  return depth === 0 ? rankOf.labelLine : Math.min(rankOf.numberedLine + depth, 29);
}

/** "(a) Board:" heads what follows; in "(b) people:" the sentence goes on that the list stands in. */
function isTitledItem(words: string): boolean {
  return /:\s*$/.test(words) && !/^\p{Ll}/u.test(words);
}

/** "Section 4 Term" is about a term; "Schedule 2" says by itself what stands under it. */
function titleStart(text: string, line: Line): number {
  const number = text.slice(line.start, line.titleStart);
  return /^(?:schedule|annex|appendix|exhibit)\b/i.test(number) ? line.start : line.titleStart;
}

/** No heading says more in more characters: what a clause is found by stands at its beginning. */
const longestTitle = 300;

function cleanTitle(title: string): string {
  const trimmed = title.slice(0, longestTitle).trim();
  // "8 Law", "Expenses (binding)": the number and the force of a clause are no part of its name.
  const name = trimmed.slice(numberingLength(trimmed)).replace(/^\d{1,2}(?:\.\d{1,2})* +(?=\p{Lu})/u, '');
  return withoutMarksAtEnd(name, /[\s:.|-]/)
    .replace(/ \((?:legally )?(?:non-?)?binding\)$/i, '')
    .toLowerCase();
}
