import type { DocumentPart, RowPart } from '../../../core/termsheet/document/document-parts.ts';
import type { DocxNode } from './docx-tree.ts';
import { tidyWords, wordsOf } from './docx-tree.ts';

/**
 * The rows of a table. Rows that share their first cell, or leave it empty, go on with the row above; a row with
 * one filled cell is what stands in that cell.
 */
export function tableParts(table: DocxNode, readBody: (node: DocxNode) => DocumentPart[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let spanned = 0;
  for (const row of (table.children ?? []).filter(({ type }) => type === 'tableRow')) {
    const nodes = (row.children ?? []).filter(({ type }) => type === 'tableCell');
    const cells = nodes.map(cellWords);
    const filled = cells.filter((cell) => cell !== '');
    const previous = parts.at(-1);
    const continued = spanned > 0 || (cells[0] === '' && cells.length > 1);
    if (filled.length > 0 && continued && previous?.kind === 'row') {
      parts[parts.length - 1] = goOn(previous, filled);
    } else if (filled.length === 1) {
      parts.push(...nodes.flatMap(readBody));
    } else if (filled.length > 1) {
      parts.push({ kind: 'row', cells });
    }
    spanned = spanned > 0 ? spanned - 1 : Math.max(0, (nodes[0]?.rowSpan ?? 1) - 1);
  }
  return parts;
}

function goOn(row: RowPart, cells: readonly string[]): RowPart {
  const words = cells.join(' ');
  const last = row.cells.at(-1);
  const value = last ? `${last}\n${words}` : words;
  return { ...row, cells: [...row.cells.slice(0, -1), value] };
}

/** The paragraphs of a cell, one a line; a table inside it is written row by row. */
function cellWords(cell: DocxNode): string {
  const lines = (cell.children ?? []).map((node) =>
    node.type === 'table' ? nestedRows(node) : tidyWords(wordsOf(node)),
  );
  return lines.filter((line) => line !== '').join('\n');
}

function nestedRows(table: DocxNode): string {
  return (table.children ?? [])
    .map((row) =>
      (row.children ?? [])
        .map(cellWords)
        .filter((cell) => cell !== '')
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}
