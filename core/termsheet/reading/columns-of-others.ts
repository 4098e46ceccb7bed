import type { TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { anyOf } from './any-of.ts';
import { cellWords, rowCells } from './row-cells.ts';

/** Heading of a column of what was offered before, or is offered by others: "First draft", "Market", "You asked". */
const notOffered = anyOf(
  /\b(?:superseded|previous(?:ly)?|former(?:ly)?|earlier|original(?:ly)?|first|initial(?:ly)?|old)\b/i,
  /\b(?:outdated|withdrawn|replaced|market|usual|typical|standard|competing|rival)\b/i,
  /\b(?:you|your|company|founders?) (?:ask(?:ed)?|request(?:ed)?|counter|proposed|draft)\b/i,
);
/** Heading of the column that the offer itself stands in. */
const offered =
  /\b(?:now|revised|final(?:ly)?|agreed|current(?:ly)?|amended|updated|offered|proposed|(?:our|this|new) (?:offer|proposal|terms|deal|version|sheet|draft))\b/i;
/** What a table of holdings or of money heads its columns with: both columns are the deal's. */
const holdings =
  /\b(?:shares?|stock|holding|holders?|capital|round|price|money|stake|series|closing|issue|valuation|amount|units?|options?|%)(?!\w)/i;

/**
 * Cells of a column that the table itself puts beside the offer: what an earlier sheet said, what others ask, what is
 * usual. They are read only where no other column says that it is the one on offer. Offsets are in the document's text.
 */
export function cellsOfOthers({ text, blocks }: TermSheetDocument): TextSpan[] {
  const found: TextSpan[] = [];
  let columns: readonly number[] = [];
  let width = 0;
  // The head of a page may stand between two rows.
  for (const block of blocks.filter(({ apart }) => apart === undefined)) {
    const cells = block.kind === 'table-row' ? rowCells(text, block) : [];
    const named = cells.length < 3 ? [] : columnsOfOthers(cells.map((cell) => cellWords(text, cell)));
    if (block.kind !== 'table-row' || named.length > 0) [columns, width] = [named, cells.length];
    else if (cells.length === width)
      for (const index of columns) found.push(...cells.slice(index, index + 1));
  }
  return found;
}

/** The first column names the terms. */
function columnsOfOthers([, ...headings]: readonly string[]): readonly number[] {
  const isOffer = (heading: string) => offered.test(heading) && !notOffered.test(heading);
  if (!headings.some(isOffer) || headings.some((heading) => holdings.test(heading))) return [];
  return headings.flatMap((heading, index) => (notOffered.test(heading) ? [index + 1] : []));
}
