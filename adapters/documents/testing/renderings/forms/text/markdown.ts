import { isBullet } from '../../content/mark-style.ts';
import type { LaidBlock, LaidFlow, LaidOffer, LaidTable } from '../../layout/laid.ts';
import { layOut } from '../../layout/lay-out.ts';
import { trueBlocks } from '../../truth/true-blocks.ts';
import { asProse } from '../../variations/as-prose.ts';
import { inKeyboardSigns } from '../../variations/in-keyboard-signs.ts';
import type { Form } from '../form.ts';
import { encodeLines } from './encode.ts';
import { type Signs, writeRuns } from './write-runs.ts';

const signs: Signs = {
  mark: (mark) => `[^${mark}]`,
  strong: (text) => `**${text}**`,
  withdrawn: (text) => `~~${text}~~`,
};

/** Markdown with tables of pipes, as notes programs export it. */
export const markdown: Form = {
  id: 'markdown',
  format: 'text',
  extension: 'md',
  async make(offer, chance) {
    const bullet = chance.pick(['-', '*'] as const);
    const { cover, ...withoutCover } = offer;
    const laid = inKeyboardSigns(layOut(withoutCover), { straightQuotes: chance.yes(0.5), bullet });
    const shape = chance.yes(0.8) ? laid : asProse(laid, 'heading');
    const shown = { withdrawn: true, coverPage: false, printMark: signs.mark };
    return { bytes: encodeLines(markdownLines(shape)), blocks: trueBlocks(shape, shown) };
  },
};

function markdownLines(laid: LaidOffer): string[] {
  const { offer, title, blocks, footnotes } = laid;
  const lines = [`# ${writeRuns(title.runs, signs)}`, ''];
  for (const line of offer.front ?? []) lines.push(`${line}  `);
  lines.push('');
  blocks.forEach((block, index) => {
    lines.push(...blockLines(block));
    const next = blocks[index + 1];
    const inList = block.kind === 'list-item' && next?.kind === 'list-item';
    if (!inList || !isMarkdownList(block) || !isMarkdownList(next)) lines.push('');
  });
  for (const signature of offer.signatures ?? []) {
    lines.push(...[signature.for, ...signature.lines].map((line) => `${line}  `), '');
  }
  return [...lines, ...footnotes.map(({ mark, text }) => `[^${mark}]: ${text}`)];
}

function blockLines(block: LaidBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [
        `${'#'.repeat(block.level)} ${block.number ? `${block.number} ` : ''}${writeRuns(block.runs, signs)}`,
      ];
    case 'table':
      return tableLines(block);
    case 'box':
      return block.blocks.flatMap((each) => [flowLine(each), '']).slice(0, -1);
    default:
      return [flowLine(block)];
  }
}

/** Bullets and figures with a dot are lists of Markdown; `(a)` is a paragraph that begins so. */
function isMarkdownList(block: LaidBlock | undefined): boolean {
  return block?.kind === 'list-item' && (isBullet(block.marks) || block.marks === '1.');
}

function flowLine(flow: LaidFlow): string {
  if (flow.kind === 'drafting') return `*[${flow.text}]*`;
  const words = writeRuns(flow.runs, signs);
  const text = flow.change === 'withdrawn' ? `~~${words}~~` : words;
  if (flow.kind === 'paragraph') return text;
  return `${isMarkdownList(flow) ? '    '.repeat(flow.depth) : ''}${flow.number} ${text}`;
}

function tableLines({ rows }: LaidTable): string[] {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const rule = line(Array.from({ length: columns }, () => '---'));
  const written = rows.map(({ cells, change }) =>
    line(
      cells.map((cell) => {
        const text = cell.map(flowLine).join('<br>');
        return change === 'withdrawn' && text !== '' ? `~~${text}~~` : text;
      }),
    ),
  );
  const hasHead = rows[0]?.role === 'head';
  return hasHead ? [...written.slice(0, 1), rule, ...written.slice(1)] : [line([]), rule, ...written];
}
