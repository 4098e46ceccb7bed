import type { DocumentBlock, TermSheetDocument, TextSpan } from '../document.ts';
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
  /** The second line of a label that is wrapped in its column. */
  readonly labelRest: string | undefined;
}

/** The blocks of a document in reading form: `\n` ends a block, `\t` parts the label cell from its value. */
export function mapBlocks(document: TermSheetDocument): MappedText {
  const builder = new MappedTextBuilder(document.text.length + document.blocks.length);
  for (const block of document.blocks) {
    if (block.kind === 'table-row' && block.label && block.value) {
      appendNormalised(builder, document.text, block.label.start, block.label.end);
      builder.push('\t', block.label.end, block.value.start);
      appendValue(builder, document.text, block.value, block.labelRest);
    } else appendNormalised(builder, document.text, block.start, block.end);
    if (builder.last !== '\n') builder.push('\n', block.end, block.end);
  }
  return builder.build();
}

/** A value without the second line of its label, which stands between its lines. */
function appendValue(
  builder: MappedTextBuilder,
  text: string,
  value: TextSpan,
  labelRest: TextSpan | undefined,
): void {
  if (labelRest) {
    appendNormalised(builder, text, value.start, labelRest.start);
    const rest = text.slice(labelRest.end, value.end);
    appendNormalised(builder, text, value.end - rest.trimStart().length, value.end);
  } else appendNormalised(builder, text, value.start, value.end);
}

/** Where each block stands in the reading text. */
export function readLines(mapped: MappedText, document: TermSheetDocument): Line[] {
  const lines: Line[] = [];
  for (const block of document.blocks) {
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
      labelRest: block.labelRest && document.text.slice(block.labelRest.start, block.labelRest.end),
    });
  }
  return lines;
}
