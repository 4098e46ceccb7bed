import type { TermSheetDocument, TextSpan } from '../document/term-sheet-document.ts';
import { anyOf } from './any-of.ts';
import { cellWords, rowCells } from './row-cells.ts';

/** Heading of a column that explains the terms beside it. */
const commentaryHeading =
  /^(?:(?:our |investor'?s?'? |founder'?s?'? |company'?s?'? |drafting |explanatory |practical )?(?:remarks?|comments?|commentary|notes?|explanations?|rationale|reasons?|guidance|discussion|observations?)|what (?:this|it) means|why(?: (?:this|it) matters)?|market (?:practice|standard|norm|position|comparison))(?: (?:on|and|\/) [a-z ]{2,30})?$/i;

/** Words of somebody who compares, explains, doubts or asks: what a deal says of itself has none of them. */
const remark = anyOf(
  /\b(?:comparables?|comparable|model|shows?|rarely|never|always|requirement|our (?:fund|committee|IC|policy|practice|experience|lawyers?)|market(?! value)|peers?|typical\w*|usual\w*|commonly|standard|norms?|most (?:funds|deals|investors|founders|rounds)|last (?:deal|round|year)|previous|earlier (?:draft|round|version)|(?:we|i|you) (?:think|believe|see|prefer|would|could|might|accept|suggest|asked?|want(?:ed)?|understand|can|hope)|should|could|might|negotia\w+|reasonable|acceptable|accepted|agreed|fine|fair|harsh|too (?:high|low|long|short|much|broad|wide)|push|counter|please|why|because|means|e\.g|for example|compared?|versus|vs|off-?market|friendly|discuss\w*|check|confirm\w*|tb[cda]|some (?:funds|deals|investors)|note that|took)\b/i,
  /\?/i,
);
/** The document says itself that a column explains. */
const disclaimedColumn =
  /\bcolumn\b[^.;]{0,80}\b(?:explanat\w+|explains?|comment\w*|information|not (?:a )?part of|not binding)\b/i;
/** A column of which more cells than this are remarks holds no terms at all. */
const mostRemarks = 0.25;

/**
 * Cells of columns headed "Remarks", "Comments", "Market practice": where they explain a term, their figures
 * ("some peers take 8%") are not the deal's. A column that goes on with the terms themselves ("of the enlarged
 * capital") is read, whatever its heading. Offsets are in the document's text.
 */
export function commentaryCells({ text, blocks }: TermSheetDocument): TextSpan[] {
  const found: TextSpan[] = [];
  let columns = new Map<number, TextSpan[]>();
  let width = 0;
  const isDisclaimed = disclaimedColumn.test(text);
  const closeTable = (): void => {
    for (const cells of columns.values()) found.push(...(isDisclaimed ? cells : explaining(text, cells)));
    columns = new Map();
  };
  for (const block of blocks) {
    const cells = block.kind === 'table-row' ? rowCells(text, block) : [];
    if (cells.length < 3) {
      closeTable();
      continue;
    }
    if (columns.size > 0 && cells.length === width) {
      for (const [index, column] of columns) column.push(...cells.slice(index, index + 1));
      continue;
    }
    closeTable();
    width = cells.length;
    // The first two columns name the term and state it.
    for (const [index, cell] of cells.entries()) {
      if (index >= 2 && commentaryHeading.test(cellWords(text, cell))) columns.set(index, []);
    }
  }
  closeTable();
  return found;
}

/** The cells of one column that explain: those with a remark in them, or all where remarks are many. */
function explaining(text: string, cells: readonly TextSpan[]): readonly TextSpan[] {
  const filled = cells.filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
  const remarks = filled.filter(({ start, end }) => remark.test(text.slice(start, end)));
  return remarks.length > filled.length * mostRemarks ? filled : remarks;
}
