import type { DocumentBlock, TermSheetDocument, TextSpan } from '../document.ts';

/** Heading of a column that explains the terms beside it. */
const commentaryHeading =
  /^(?:(?:our |investor'?s?'? |founder'?s?'? |company'?s?'? |drafting |explanatory |practical )?(?:remarks?|comments?|commentary|notes?|explanations?|rationale|reasons?|guidance|discussion|observations?)|what (?:this|it) means|why(?: (?:this|it) matters)?|market (?:practice|standard|norm|position|comparison))(?: (?:on|and|\/) [a-z ]{2,30})?$/i;

/**
 * Cells of columns headed "Remarks", "Comments", "Market practice": they explain a term and are none, so their
 * figures ("some peers take 8%") are not the deal's. Offsets are in the document's text.
 */
export function commentaryCells({ text, blocks }: TermSheetDocument): TextSpan[] {
  const found: TextSpan[] = [];
  let columns: readonly number[] = [];
  let width = 0;
  for (const block of blocks) {
    const cells = block.kind === 'table-row' ? cellsOf(text, block) : [];
    if (cells.length < 3) {
      columns = [];
      continue;
    }
    if (columns.length > 0 && cells.length === width) {
      found.push(...columns.flatMap((column) => cells[column] ?? []));
      continue;
    }
    width = cells.length;
    // The first two columns name the term and state it.
    columns = cells.flatMap(({ start, end }, index) =>
      index >= 2 && commentaryHeading.test(plain(text.slice(start, end))) ? [index] : [],
    );
  }
  return found;
}

function plain(cell: string): string {
  return cell.replace(/[*_:]/g, '').trim();
}

/** The cells of a row, parted by tabs or bars; empty ones keep their place. */
function cellsOf(text: string, { start, end }: DocumentBlock): TextSpan[] {
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
