import type { Block } from './block.ts';

/** Blocks as plain lines for a terminal; tables in columns, quotes indented. */
export function renderPlainText(blocks: readonly Block[]): string {
  return `${blocks.flatMap(linesOf).join('\n').trim()}\n`;
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'title':
      return [block.text];
    case 'heading':
      return block.level === 1 ? ['', block.text.toUpperCase()] : ['', block.text];
    case 'paragraph':
      return [block.runs.map(({ text }) => text).join('')];
    case 'quote':
      return [`    ${block.text}`];
    case 'list':
      return block.items.map((item, index) => `  ${block.isNumbered ? `${index + 1}.` : '-'} ${item}`);
    case 'table':
      return tableLines(block);
  }
}

/** A column is as wide as its widest cell, within what a terminal can show. */
const widestColumn = 34;

function tableLines({ head, rows, figures }: Extract<Block, { kind: 'table' }>): readonly string[] {
  const widths = head.map((_, column) =>
    Math.min(widestColumn, Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return figures.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [head, ...rows].map((cells) => `  ${line(cells)}`);
}
