import type { Cell, DocumentBlock, TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { indexAtOrigin, type MappedText, MappedTextBuilder } from './mapped-text.ts';
import { appendNormalised } from './normalise-characters.ts';
import type { ReadBlock } from './row-paragraphs.ts';

/** One block of the document in reading form: a heading, a paragraph, a list item or a table row. */
export interface Line {
  /** Offsets in the reading text. */
  readonly start: number;
  readonly end: number;
  readonly kind: DocumentBlock['kind'];
  readonly level: number | undefined;
  /** Where the words behind the printed number of a heading begin. */
  readonly titleStart: number;
  /** Where the value begins, in a row or paragraph that has a label. */
  readonly valueStart: number | undefined;
  /** The further lines of a label that is wrapped in its column. */
  readonly labelRest: string | undefined;
  /** A further paragraph of a row, under the label of that row. */
  readonly isInRow: boolean;
}

/** The blocks of a document in reading form: `\n` ends a block, `\t` parts the label cell from its value. */
export function mapBlocks(document: TermSheetDocument, blocks: readonly ReadBlock[]): MappedText {
  const builder = new MappedTextBuilder(document.text.length + blocks.length);
  for (const block of blocks) {
    if (block.kind === 'table-row' && block.label && block.value) {
      appendNormalised(builder, document.text, block.label.start, block.label.end);
      builder.push('\t', block.label.end, block.value.start);
      appendValue(builder, document.text, block, block.value);
    } else appendValue(builder, document.text, block, block);
    if (builder.last !== '\n') builder.push('\n', block.end, block.end);
  }
  return builder.build();
}

/** A label and what is agreed. */
const cellsOfTerm = 2;
/** Rows of figures have the name of a holder beside them, and no sentence. */
const longestName = 40;
/** Blanks between the end of a cell and the end of its line. */
const longestGap = 200;

/** A value without the further lines of its label, which stand between its own, and, in rows of figures, without bars. */
function appendValue(builder: MappedTextBuilder, text: string, block: DocumentBlock, value: TextSpan): void {
  const { cells = [] } = block;
  const areFigures =
    cells.length > cellsOfTerm && cells.every(({ start, end }) => end - start <= longestName);
  if (!areFigures && !cells.some((cell) => cell.lines)) {
    appendNormalised(builder, text, value.start, value.end);
    return;
  }
  const label = labelCell(block);
  const lines = cells
    .filter((cell) => cell !== label && cell.start >= value.start)
    .flatMap((cell) => cell.lines ?? [cell])
    .filter(({ start, end }) => start < end)
    .sort((left, right) => left.start - right.start);
  for (const [index, { start, end }] of lines.entries()) {
    // With its line end, at which a word may have been broken.
    const gap = /^[ \t|]*\n/u.exec(text.slice(end, end + longestGap))?.[0] ?? '';
    const isPlain = gap.trim() === '';
    appendNormalised(builder, text, start, isPlain ? end + gap.length : end);
    const next = lines[index + 1];
    if (next && (gap === '' || !isPlain)) builder.push(' ', end, next.start);
  }
}

/** The cell that a row is named by. */
function labelCell({ cells, label }: DocumentBlock): Cell | undefined {
  return label && cells?.find(({ start, end }) => start <= label.start && label.start < end);
}

/** Where each block stands in the reading text. */
export function readLines(
  mapped: MappedText,
  document: TermSheetDocument,
  blocks: readonly ReadBlock[],
): Line[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    const start = indexAtOrigin(mapped, block.start);
    let end = Math.min(indexAtOrigin(mapped, block.end), mapped.text.length);
    while (end > start && mapped.text.charAt(end - 1) === '\n') end -= 1;
    if (end <= start) continue;
    const valueStart = block.value ? indexAtOrigin(mapped, block.value.start) : undefined;
    const titleStart = block.number ? indexAtOrigin(mapped, block.number.end) : start;
    lines.push({
      start,
      end,
      titleStart: titleStart < end ? titleStart : start,
      kind: block.kind,
      level: block.level,
      valueStart: valueStart === undefined ? undefined : Math.min(valueStart, end),
      labelRest: labelRest(document.text, block),
      isInRow: block.isInRow === true,
    });
  }
  return lines;
}

function labelRest(text: string, block: DocumentBlock): string | undefined {
  const [, ...rest] = labelCell(block)?.lines ?? [];
  return rest.length > 0 ? rest.map(({ start, end }) => text.slice(start, end)).join(' ') : undefined;
}
