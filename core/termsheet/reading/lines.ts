import type { DocumentBlock, TermSheetDocument } from '../document.ts';
import { indexAtOrigin, type MappedText, MappedTextBuilder } from './mapped-text.ts';
import { appendNormalised } from './normalise-characters.ts';

/** One block of the document in reading form: a heading, a paragraph, a list item or a table row. */
export interface Line {
  /** Offsets in the reading text. */
  readonly start: number;
  readonly end: number;
  readonly kind: DocumentBlock['kind'];
  readonly level: number | undefined;
  /** Where the value begins, in a row or paragraph that has a label. */
  readonly valueStart: number | undefined;
}

/** The blocks of a document in reading form: `\n` ends a block, `\t` parts the label cell from its value. */
export function mapBlocks(document: TermSheetDocument): MappedText {
  const builder = new MappedTextBuilder(document.text.length + document.blocks.length);
  for (const block of document.blocks) {
    if (block.kind === 'table-row' && block.label && block.value) {
      appendNormalised(builder, document.text, block.label.start, block.label.end);
      builder.push('\t', block.label.end, block.value.start);
      appendNormalised(builder, document.text, block.value.start, block.value.end);
    } else appendNormalised(builder, document.text, block.start, block.end);
    if (builder.last !== '\n') builder.push('\n', block.end, block.end);
  }
  return builder.build();
}

/** Where each block stands in the reading text. */
export function readLines(mapped: MappedText, blocks: readonly DocumentBlock[]): Line[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    const start = indexAtOrigin(mapped, block.start);
    let end = Math.min(indexAtOrigin(mapped, block.end), mapped.text.length);
    while (end > start && mapped.text.charAt(end - 1) === '\n') end -= 1;
    if (end <= start) continue;
    const valueStart = block.value ? indexAtOrigin(mapped, block.value.start) : undefined;
    lines.push({
      start,
      end,
      kind: block.kind,
      level: block.level,
      valueStart: valueStart !== undefined && valueStart < end ? valueStart : undefined,
    });
  }
  return lines;
}
