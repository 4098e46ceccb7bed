import { isBullet } from '../content/mark-style.ts';
import type { LaidBlock, LaidFlow, LaidOffer, LaidRow, LaidRun } from '../layout/laid.ts';

/** Signs that a keyboard or an old mail program lacks, and what stands for them. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/gu, "'"],
  [/[“”„]/gu, '"'],
  [/ – /gu, ' - '],
  [/–/gu, '-'],
];

interface Signs {
  readonly straightQuotes: boolean;
  readonly bullet?: '-' | '*';
}

/** The same offer with straight quotation marks, and with other bullets where one is given. */
export function inKeyboardSigns(laid: LaidOffer, { straightQuotes, bullet }: Signs): LaidOffer {
  const words = (text: string) =>
    straightQuotes
      ? replacements.reduce((written, [sign, other]) => written.replace(sign, other), text)
      : text;
  const lines = (texts: readonly string[]) => texts.map(words);
  const runs = (given: readonly LaidRun[]) =>
    given.map((run) => (run.kind === 'mark' ? run : { ...run, text: words(run.text) }));
  const flow = (block: LaidFlow): LaidFlow => {
    if (block.kind === 'drafting') return { ...block, text: words(block.text) };
    if (block.kind === 'list-item' && bullet && isBullet(block.marks)) {
      return { ...block, runs: runs(block.runs), number: bullet, marks: bullet };
    }
    return { ...block, runs: runs(block.runs) };
  };
  const row = (each: LaidRow): LaidRow => ({ ...each, cells: each.cells.map((cell) => cell.map(flow)) });
  const block = (each: LaidBlock): LaidBlock => {
    if (each.kind === 'table') return { ...each, rows: each.rows.map(row) };
    if (each.kind === 'box') {
      return { ...each, blocks: each.blocks.map((inside) => ({ ...inside, runs: runs(inside.runs) })) };
    }
    return each.kind === 'heading' ? { ...each, runs: runs(each.runs) } : flow(each);
  };
  const { offer } = laid;
  return {
    offer: {
      ...offer,
      ...(offer.front ? { front: lines(offer.front) } : {}),
      ...(offer.cover ? { cover: lines(offer.cover) } : {}),
      ...(offer.signatures
        ? { signatures: offer.signatures.map((each) => ({ for: words(each.for), lines: lines(each.lines) })) }
        : {}),
    },
    title: { ...laid.title, runs: runs(laid.title.runs) },
    blocks: laid.blocks.map(block),
    footnotes: laid.footnotes.map(({ mark, text }) => ({ mark, text: words(text) })),
  };
}
