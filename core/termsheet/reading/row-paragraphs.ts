import { readBlocks } from '../document/plain-text-document.ts';
import type { Cell, DocumentBlock, TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { trimSpan } from '../document/text-line.ts';
import { everyMatch } from './every-match.ts';
import { itemStarts } from './item-starts.ts';

/** A block as it is read: of a row whose value has several paragraphs, each is one. */
export interface ReadBlock extends DocumentBlock {
  /** A further paragraph of the row above, which stands under its label. */
  readonly isInRow?: true;
}

/**
 * The blocks of a document, the paragraphs and items of a cell apart, as if the label stood over them: a clause says
 * the same in a table as under a heading.
 */
export function withRowParagraphs({ text, blocks, format }: TermSheetDocument): ReadBlock[] {
  return blocks.flatMap((block): ReadBlock[] => {
    const { cells = [], label, value } = block;
    const cell = cells.at(-1);
    if (!label || !cell || cell.start !== value?.start) return [block];
    const paragraphs = paragraphsOf(text, cell, format === 'text');
    return paragraphs.length > 1 ? parted(text, block, label, paragraphs) : [block];
  });
}

const lineBreak = /\n|<br ?\/?>/gi;

/**
 * A file has a line a paragraph in its cells. A text breaks its lines anywhere, and may write a list on one line: there
 * the marks of a list begin its items.
 */
function paragraphsOf(text: string, cell: Cell, isText: boolean): Cell[] {
  const lines = (cell.lines ?? [cell]).flatMap((line) => linesOf(text, line));
  if (!isText) return lines;
  const words = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const cuts = itemStarts(words);
  if (lines.length <= 1 && cuts.length === 0) return lines;
  return [0, ...cuts].flatMap((from, index): Cell[] => {
    const start = originOf(lines, from);
    const end = originOf(lines, cuts[index] ?? words.length);
    return asCell(
      lines
        .map((line) => trimSpan(text, Math.max(line.start, start), Math.min(line.end, end)))
        .filter((line) => line.end > line.start),
    );
  });
}

function linesOf(text: string, { start, end }: TextSpan): TextSpan[] {
  const breaks = everyMatch(lineBreak, text.slice(start, end));
  return [...breaks, undefined]
    .map((found, index) => {
      const before = breaks[index - 1];
      const from = before ? start + before.index + before[0].length : start;
      return trimSpan(text, from, found ? start + found.index : end);
    })
    .filter((line) => line.end > line.start);
}

function asCell(lines: readonly TextSpan[]): Cell[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return [];
  return [{ start: first.start, end: last.end, ...(lines.length > 1 ? { lines } : {}) }];
}

/** The offset in the text of a place in the joined lines. */
function originOf(lines: readonly TextSpan[], place: number): number {
  let left = place;
  for (const { start, end } of lines) {
    if (left <= end - start) return start + left;
    left -= end - start + 1;
  }
  return lines.at(-1)?.end ?? 0;
}

/** The row with what runs on behind its label, and what stands below. A paragraph is known by its first line. */
function parted(text: string, row: DocumentBlock, label: TextSpan, paragraphs: readonly Cell[]): ReadBlock[] {
  const lines = [label, ...paragraphs.map(({ lines = [], ...cell }) => lines[0] ?? cell)];
  const read = readBlocks(
    text,
    lines.map(({ start, end }) => {
      return { start, end, content: text.slice(start, end), column: 0, afterBlank: true, blanksBefore: 1 };
    }),
  );
  const byStart = new Map(read.map((block) => [block.start, block]));
  const below = paragraphs.flatMap((cell) => {
    const block = byStart.get(cell.start);
    return block ? [inRow(block, cell)] : [];
  });
  const first = below[0]?.number || below[0]?.kind === 'table-row' ? undefined : below.shift();
  const { start, end } = first ?? { start: label.end, end: label.end };
  const cells = [...(row.cells ?? []).slice(0, -1), ...(first?.cells ?? [{ start, end }])];
  return [{ ...row, cells, value: { start, end }, end }, ...below];
}

function inRow(block: DocumentBlock, cell: Cell): ReadBlock {
  const { label, value, ...rest } = block;
  const kind = block.kind === 'heading' || block.kind === 'table-row' ? 'paragraph' : block.kind;
  return cell.lines
    ? { ...rest, kind, end: cell.end, cells: [cell], isInRow: true }
    : { ...block, isInRow: true };
}
