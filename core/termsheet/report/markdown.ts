import type { Block } from './block.ts';

/** Blocks as Markdown. Every text is escaped, so that a term sheet cannot add markup. */
export function renderMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(blockAsMarkdown).join('\n\n')}\n`;
}

function blockAsMarkdown(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `# ${escapeMarkdown(block.text)}`;
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${escapeMarkdown(block.text)}`;
    case 'paragraph':
      return block.runs
        .map(({ text, bold }) => (bold ? `**${escapeMarkdown(text.trimEnd())}** ` : escapeMarkdown(text)))
        .join('');
    case 'quote':
      return `> ${escapeMarkdown(block.text)}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${escapeMarkdown(item)}`)
        .join('\n');
    case 'table':
      return tableAsMarkdown(block);
  }
}

function tableAsMarkdown({ head, rows, figures }: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head.map(escapeMarkdown)),
    line(head.map((_, column) => (figures.includes(column) ? '---:' : '---'))),
    ...rows.map((cells) => line(cells.map(escapeMarkdown))),
  ].join('\n');
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+\.)(?=\s)/, '$1\\$2');
}
