import type { DocumentBlock, TermSheetDocument } from '../document.ts';
import { withoutSentenceLabel } from './label.ts';
import type { LineReading } from './line-reading.ts';
import { readLine } from './line-reading.ts';
import type { ListMarker } from './list-marker.ts';
import { readListMarker } from './list-marker.ts';
import { belongsToRow, restOfLabel } from './row-lines.ts';
import type { TextLine } from './text-line.ts';
import { splitLines } from './text-line.ts';
import { continues, wrapWidth } from './wrapping.ts';

/** The block being read, with the last line that went into it. */
interface OpenBlock {
  block: DocumentBlock;
  readonly column: number;
  readonly valueColumn: number | undefined;
  /** The words of its label, as far as they stand on the first line. */
  readonly label: string;
  last: TextLine;
  lineCount: number;
}

/**
 * Reads pasted text, a text file or Markdown: headings, paragraphs, list items and table rows, with labels
 * ("Amount: £1m") apart from what they say. `text` of the document is the input unchanged, so that every
 * offset is one of the input.
 *
 * @example readPlainText('Amount: £1m').blocks // one paragraph, its label "Amount" and its value "£1m"
 */
export function readPlainText(text: string): TermSheetDocument {
  return { format: 'text', text, blocks: readBlocks(text), pages: [], warnings: [] };
}

/** The blocks of a text in which lines are the only layout there is. */
export function readBlocks(text: string): DocumentBlock[] {
  const lines = splitLines(text);
  const width = wrapWidth(lines);
  const blocks: OpenBlock[] = [];
  let markdownLevel = 0;
  let afterRule = false;
  for (const [index, written] of lines.entries()) {
    const open = blocks.at(-1);
    const line = afterRule ? { ...written, afterBlank: true } : written;
    const reading = readLine(text, line, [lines[index - 1], lines[index + 1]]);
    afterRule = reading.kind === 'rule';
    if (afterRule) continue;
    if (reading.kind === 'underline') {
      if (open) underline(open, line);
      continue;
    }
    if (open && belongsTo(open, line, reading, width)) {
      extend(open, line, reading);
      continue;
    }
    if (reading.markdown) markdownLevel = reading.block.level ?? 1;
    const read = confirmHeading(reading, line, open, lines[index + 1], markdownLevel > 0);
    const confirmed = withoutSentenceLabel(text, read, open?.block);
    const block = reading.markdown ? confirmed : below(confirmed, markdownLevel);
    const { valueColumn } = reading;
    const label = block.label ? text.slice(block.label.start, block.label.end) : '';
    blocks.push({ block, column: line.column, valueColumn, label, last: line, lineCount: 1 });
  }
  return blocks.map(({ block }) => block);
}

/** A short single line with a rule right under it is a heading. */
function underline(open: OpenBlock, line: TextLine): void {
  const { block } = open;
  if (line.afterBlank || open.lineCount > 1 || block.kind !== 'paragraph') return;
  if (block.end - block.start > 110 || block.value) return;
  const level = line.content.startsWith('=') ? 1 : 2;
  open.block = { kind: 'heading', level, start: block.start, end: block.end };
}

function belongsTo(
  open: OpenBlock,
  line: TextLine,
  reading: LineReading,
  width: number | undefined,
): boolean {
  const { kind } = open.block;
  if (kind === 'table-row') return belongsToRow(open, line, reading);
  if (line.afterBlank) return false;
  if (reading.kind === 'heading' && kind === 'heading') {
    return reading.block.level === open.block.level && continues(open.last, line, width);
  }
  if (reading.kind !== 'paragraph' || kind === 'heading') return false;
  if (reading.block.label && /[.;:!?]$/u.test(open.last.content)) return false;
  if (kind === 'list-item' && line.column > open.column + 1) return true;
  return continues(open.last, line, width);
}

function extend(open: OpenBlock, line: TextLine, reading: LineReading): void {
  const { block } = open;
  const end = line.end;
  const labelRest =
    block.labelRest ?? (block.kind === 'table-row' ? restOfLabel(open, line, reading) : undefined);
  open.block = {
    ...block,
    end,
    ...(block.value ? { value: { start: block.value.start, end } } : {}),
    ...(labelRest ? { labelRest } : {}),
  };
  open.last = line;
  open.lineCount += 1;
}

/**
 * A short or numbered title counts as a heading when something follows it, unless it stands right under another
 * heading: there it is what that heading announces ("Governing law" and, below it, "England and Wales").
 * In Markdown, and where the next number follows at once, a number belongs to a list.
 */
function confirmHeading(
  reading: LineReading,
  line: TextLine,
  open: OpenBlock | undefined,
  next: TextLine | undefined,
  markdown: boolean,
): DocumentBlock {
  const { weakHeading, block, marker } = reading;
  if (!weakHeading || !next || block.label) return block;
  if (marker) return markdown || isListed(marker, line, open, next) ? block : weakHeading;
  if (!open) return { ...weakHeading, level: 1 };
  if (!line.afterBlank && open.block.kind === 'heading') return block;
  if (weakHeading.level === 3 && line.afterBlank && next.afterBlank) return block;
  return { ...weakHeading, level: Math.min(weakHeading.level ?? 2, 2) };
}

/** True when the line above or below is a numbered item of the same depth. */
function isListed(marker: ListMarker, line: TextLine, open: OpenBlock | undefined, next: TextLine): boolean {
  const following = next.afterBlank ? undefined : readListMarker(next.content);
  if (following?.kind === 'number' && following.depth === marker.depth) return true;
  return !line.afterBlank && open?.block.kind === 'list-item' && open.block.level === marker.depth;
}

/** Under a Markdown heading every other heading is a lower one. */
function below(block: DocumentBlock, markdownLevel: number): DocumentBlock {
  return block.kind === 'heading' && markdownLevel > 0
    ? { ...block, level: Math.min(markdownLevel + 1, 6) }
    : block;
}
