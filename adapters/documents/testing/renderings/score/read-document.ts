import type {
  Aside,
  Cell,
  DocumentBlock,
  TermSheetDocument,
  TextSpan,
} from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { ReadBlock, ReadDocument } from './read-block.ts';

/** What the product's reader found, in the shape that the score takes. */
export function asReadDocument(document: TermSheetDocument): ReadDocument {
  return { blocks: document.blocks.flatMap((block) => asReadBlocks(document.text, block)) };
}

/** A block, and after it the words inside it that stand apart. */
function asReadBlocks(text: string, block: DocumentBlock): ReadBlock[] {
  const { kind, apart, number, asides = [] } = block;
  const words = block.cells?.some(({ lines }) => lines)
    ? block.cells.map((cell) => cellWords(text, cell, asides)).join(' ')
    : wordsOf(text, number ? { start: number.end, end: block.end } : block, asides);
  const read: ReadBlock = {
    kind,
    text: words,
    ...(number ? { number: text.slice(number.start, number.end) } : {}),
    ...(apart ? { apart } : {}),
    ...cellsOf(text, block),
  };
  return [
    ...(words.trim() === '' ? [] : [read]),
    ...asides.map((aside): ReadBlock => {
      return { kind: 'paragraph', text: text.slice(aside.start, aside.end), apart: aside.apart };
    }),
  ];
}

function cellsOf(
  text: string,
  { kind, cells, label, value, asides = [] }: DocumentBlock,
): Partial<ReadBlock> {
  if (kind !== 'table-row') return {};
  if (cells) return { cells: cells.map((cell) => cellWords(text, cell, asides)) };
  return label && value ? { cells: [label, value].map((cell) => wordsOf(text, cell, asides)) } : {};
}

/** The words of a cell, line by line where another cell stands beside it. */
function cellWords(text: string, cell: Cell, asides: readonly Aside[]): string {
  return (cell.lines ?? [cell]).map((span) => wordsOf(text, span, asides)).join(' ');
}

/** The words of a span without those that stand apart. */
function wordsOf(text: string, { start, end }: TextSpan, asides: readonly Aside[]): string {
  let words = '';
  let from = start;
  for (const aside of asides) {
    if (aside.end <= from || aside.start >= end) continue;
    words += text.slice(from, Math.max(from, aside.start));
    from = Math.min(end, aside.end);
  }
  return words + text.slice(from, end);
}
