import type { MarginComment } from '../content/offer.ts';
import type { LaidBlock, LaidFlow, LaidOffer, LaidRow, LaidRun } from '../layout/laid.ts';
import { allWords, asBlock, markedText, plainText, squeeze } from './text.ts';
import type { TrueBlock } from './true-block.ts';

/** What a form shows of what is not a term. */
export interface Shown {
  /** Struck-out words stand in the file; else they are left out, as in a clean copy. */
  readonly withdrawn: boolean;
  /** How a comment in the margin is printed; absent: comments are left out. */
  printComment?(comment: MarginComment): string;
  /** The cover has a page of its own; else nothing tells it from other opening lines. */
  readonly coverPage: boolean;
  /** How a footnote's mark is printed, where a reader may keep it: `¹`, `[1]`. */
  printMark(mark: string): string;
}

/** The blocks of a laid offer from its cover to its footnotes, as a form shows them. */
export function trueBlocks(laid: LaidOffer, shown: Shown): TrueBlock[] {
  const { offer } = laid;
  const cover = { apart: 'cover' as const, ...(shown.coverPage ? {} : { judged: 'not' as const }) };
  return [
    ...(offer.cover ?? []).map((text) => asBlock('paragraph', text, cover)),
    ...blockTruth(laid.title, shown),
    ...(offer.front ?? []).map((text) => asBlock('paragraph', text, { judged: 'words' })),
    ...laid.blocks.flatMap((block) => blockTruth(block, shown)),
    ...(offer.signatures ?? []).flatMap((signature) =>
      [signature.for, ...signature.lines].map((text) => asBlock('paragraph', text, { apart: 'signature' })),
    ),
    ...laid.footnotes.map(({ mark, text }) => asBlock('paragraph', text, { apart: 'note', number: mark })),
  ];
}

function blockTruth(block: LaidBlock, shown: Shown): TrueBlock[] {
  switch (block.kind) {
    case 'table':
      return block.rows.flatMap((row) => rowTruth(row, shown));
    case 'box':
      return block.blocks
        .flatMap((each) => blockTruth(each, shown))
        .map((each) => (block.isRemark ? { ...each, apart: each.apart ?? 'note' } : each));
    case 'drafting':
      return [asBlock('paragraph', bracketed(block.text), { apart: 'note' })];
    default: {
      const { kind, runs } = block;
      const comments = commentTruth(block, shown);
      const number = 'number' in block ? { number: block.number } : {};
      if (block.change === 'withdrawn') {
        return shown.withdrawn
          ? [asBlock(kind, allWords(runs), { apart: 'withdrawn', ...number }), ...comments]
          : [];
      }
      const text = plainText(runs);
      const terms = text === '' ? [] : [asBlock(kind, text, { ...number, ...marks(text, runs, shown) })];
      return [...terms, ...apartRuns(runs, shown), ...comments];
    }
  }
}

/** A band is a heading; every other row is one block, and what stands apart in its cells is told apart. */
function rowTruth(row: LaidRow, shown: Shown): TrueBlock[] {
  const comments = commentTruth(row, shown);
  const flows = row.cells.flat();
  if (row.role === 'band')
    return flows.flatMap((flow) => ({ ...blockTruth(flow, shown)[0], kind: 'heading' }) as TrueBlock);
  if (row.change === 'withdrawn') {
    const cells = row.cells.map((cell) => squeeze(cell.map(everyWord).join(' ')));
    return shown.withdrawn
      ? [asBlock('table-row', cells.join(' '), { apart: 'withdrawn', cells }), ...comments]
      : [];
  }
  const cells = row.cells.map((cell) => squeeze(cell.map((flow) => cellText(flow, plainText)).join(' ')));
  const withMarks = row.cells
    .flat()
    .map((flow) => cellText(flow, (runs) => markedText(runs, shown.printMark)));
  const text = squeeze(cells.join(' '));
  const marked = squeeze(withMarks.join(' '));
  const further = {
    cells,
    ...(row.role === 'head' ? { repeats: true as const } : {}),
    ...(marked === text ? {} : { withMarks: marked }),
  };
  return [asBlock('table-row', text, further), ...flows.flatMap((flow) => apartOf(flow, shown)), ...comments];
}

/** The words of a paragraph or item in a cell, the number of an item included; of what stands apart, nothing. */
function cellText(flow: LaidFlow, textOf: (runs: readonly LaidRun[]) => string): string {
  if (flow.kind === 'drafting' || flow.change === 'withdrawn') return '';
  const text = textOf(flow.runs);
  return flow.kind === 'list-item' ? `${flow.number} ${text}` : text;
}

function everyWord(flow: LaidFlow): string {
  if (flow.kind === 'drafting') return bracketed(flow.text);
  return flow.kind === 'list-item' ? `${flow.number} ${allWords(flow.runs)}` : allWords(flow.runs);
}

function apartOf(flow: LaidFlow, shown: Shown): TrueBlock[] {
  return blockTruth(flow, shown).filter(({ apart }) => apart !== undefined);
}

function apartRuns(runs: readonly LaidRun[], shown: Shown): TrueBlock[] {
  return runs.flatMap((run) => {
    if (run.kind === 'drafting') return [asBlock('paragraph', bracketed(run.text), { apart: 'note' })];
    if (run.kind === 'withdrawn' && shown.withdrawn)
      return [asBlock('paragraph', run.text, { apart: 'withdrawn' })];
    return [];
  });
}

function commentTruth({ comment }: Pick<LaidRow, 'comment'>, shown: Shown): TrueBlock[] {
  return comment && shown.printComment
    ? [asBlock('paragraph', shown.printComment(comment), { apart: 'note' })]
    : [];
}

function marks(text: string, runs: readonly LaidRun[], shown: Shown) {
  const marked = markedText(runs, shown.printMark);
  return marked === text ? {} : { withMarks: marked };
}

/** A drafting note as it is printed. */
export function bracketed(text: string): string {
  return `[${text}]`;
}
