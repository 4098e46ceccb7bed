import type { DocumentBlock, TextSpan } from '../document/term-sheet-document.ts';

/** The cells of a row, parted by tabs or bars; empty ones keep their place. Offsets are in the document's text. */
export function rowCells(text: string, { start, end }: DocumentBlock): TextSpan[] {
  const cells: TextSpan[] = [];
  let from = start;
  for (let index = start; index <= end; index += 1) {
    if (index < end && !/[\t|]/.test(text.charAt(index))) continue;
    const isEdge = text.slice(from, index).trim() === '' && (from === start || index === end);
    if (!isEdge) cells.push({ start: from, end: index });
    from = index + 1;
  }
  return cells;
}

/** The words of a cell without the marks of Markdown. */
export function cellWords(text: string, { start, end }: TextSpan): string {
  return text.slice(start, end).replace(/[*_:]/g, '').trim();
}
