import { readBlocks } from '../../../core/termsheet/document/plain-text-document.ts';
import type { TextSpan } from '../../../core/termsheet/document/term-sheet-document.ts';
import { cutRuns, onOneLine } from './cut-runs.ts';
import type { WordBlock, WordParagraph, WordRow, WordRun } from './word-document.ts';

/**
 * The paragraphs and tables of a text that stands in one paragraph, as a mail does that was pasted with its line breaks:
 * read as any text is in which lines are the only layout.
 */
export function pastedBlocks({ runs }: WordParagraph): readonly WordBlock[] {
  const text = runs.map((run) => run.text).join('');
  const blocks = readBlocks(text);
  const cellsOf = blocks.map((block) => (block.kind === 'table-row' ? (block.cells ?? [block]) : [block]));
  const pieces = cutRuns(runs, withGaps(cellsOf.flat(), text.length));
  let at = 0;
  // Between two pieces lies what only parts them; what hangs on it stays with the piece before.
  const nextPiece = (): WordRun[] => {
    const own = [...(pieces[at + 1] ?? []), ...(pieces[at + 2] ?? []).filter(hasNote)];
    at += 2;
    return own.map(onOneLine);
  };
  const pasted: WordBlock[] = [];
  let rows: WordRow[] = [];
  for (const [index, block] of blocks.entries()) {
    const cells = (cellsOf[index] ?? []).map(() => paragraphOf(nextPiece()));
    if (block.kind !== 'table-row') {
      pasted.push(...cells);
      continue;
    }
    rows.push({ cells: cells.map((cell) => ({ blocks: [cell] })) });
    if (blocks[index + 1]?.kind === 'table-row') continue;
    pasted.push({ kind: 'table', rows });
    rows = [];
  }
  return pasted;
}

function paragraphOf(runs: readonly WordRun[]): WordParagraph {
  return { kind: 'paragraph', runs };
}

function hasNote({ note, box }: WordRun): boolean {
  return note !== undefined || box !== undefined;
}

/** The spans and all between, before and behind them, in turn: a gap, a span, a gap. */
function withGaps(spans: readonly TextSpan[], length: number): TextSpan[] {
  const parts: TextSpan[] = [];
  let reached = 0;
  for (const { start, end } of spans) {
    parts.push({ start: reached, end: start }, { start, end });
    reached = end;
  }
  return [...parts, { start: reached, end: length }];
}
