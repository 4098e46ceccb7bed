import { setApart } from './apart/set-apart.ts';
import { findBareNumbers } from './bare-numbers.ts';
import { findFrames } from './framed-rows.ts';
import { confirmHeading } from './heading-context.ts';
import { withoutSentenceLabel } from './label.ts';
import { readLine } from './line-reading.ts';
import { bySpacing } from './line-spacing.ts';
import { withLoneCells } from './lone-cell.ts';
import { asBlock, belongsTo, extend, type OpenBlock, openBlock, underline } from './open-block.ts';
import { namesColumns } from './row-cells.ts';
import { findLabelEnds, findRowSpacing } from './row-lines.ts';
import { withStatusLines } from './status-line.ts';
import type { DocumentBlock, TermSheetDocument } from './term-sheet-document.ts';
import { splitLines } from './text-line.ts';
import { measureLines } from './wrapping.ts';

/**
 * Reads pasted text, a text file or Markdown: headings, paragraphs, list items and table rows, with labels
 * ("Amount: £1m") apart from what they say, and notes, signatures and older messages apart from the terms. `text` of
 * the document is the input unchanged, so that every offset is one of the input.
 *
 * @example readPlainText('Amount: £1m').blocks // one paragraph, its label "Amount" and its value "£1m"
 */
export function readPlainText(text: string): TermSheetDocument {
  return {
    format: 'text',
    text,
    blocks: setApart(text, withStatusLines(text, readBlocks(text))),
    pages: [],
    warnings: [],
  };
}

/** The blocks of a text in which lines are the only layout there is. */
export function readBlocks(text: string, lines = bySpacing(splitLines(text))): DocumentBlock[] {
  const measures = measureLines(lines);
  const readings = withLoneCells(
    text,
    lines,
    lines.map((line, index) => readLine(text, line, [lines[index - 1], lines[index + 1]])),
  );
  const spacing = findRowSpacing(lines, readings);
  const labelEnds = findLabelEnds(lines, readings);
  const frames = findFrames(lines, readings);
  const bareNumbers = findBareNumbers(lines, readings);
  const blocks: OpenBlock[] = [];
  let markdownLevel = 0;
  let afterRule = false;
  for (const [index, written] of lines.entries()) {
    const reading = readings[index];
    const measure = measures[index];
    if (!reading || !measure) continue;
    const open = blocks.at(-1);
    const line = afterRule ? { ...written, afterBlank: true } : written;
    afterRule = reading.kind === 'rule';
    if (afterRule) continue;
    if (reading.kind === 'underline') {
      if (open) underline(open, line);
      continue;
    }
    const place = { measure, spacing, frame: frames[index], labelEnd: labelEnds[index] };
    if (open && belongsTo(open, line, reading, place)) {
      extend(text, open, line, reading);
      continue;
    }
    if (reading.markdown) markdownLevel = reading.block.level ?? 1;
    const isMarkdown = markdownLevel > 0;
    const surroundings = { lines, readings, measure, index, blocks, isMarkdown, bareNumbers };
    const read = confirmHeading(text, reading, line, surroundings);
    const confirmed = withoutSentenceLabel(text, read, open?.block);
    const block = reading.markdown ? confirmed : below(confirmed, markdownLevel);
    blocks.push(openBlock(text, block, line, reading));
  }
  return markColumnHeads(text, blocks.map(asBlock));
}

/** Under a Markdown heading every other heading is a lower one. */
function below(block: DocumentBlock, markdownLevel: number): DocumentBlock {
  return block.kind === 'heading' && markdownLevel > 0
    ? { ...block, level: Math.min(markdownLevel + 1, 6) }
    : block;
}

function markColumnHeads(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.map((block, index) =>
    namesColumns(text, blocks[index - 1], block, blocks[index + 1])
      ? { ...block, isColumnHead: true }
      : block,
  );
}
