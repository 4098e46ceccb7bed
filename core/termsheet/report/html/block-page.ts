import { escapeHtml } from '../../../escape-html.ts';
import type { Block } from '../block.ts';
import { reportStyleSheet } from './style-sheet.ts';

/** Blocks as a document of its own, in the style of the report. Every text is escaped. */
export function renderBlockPage(blocks: readonly Block[], title: string, fontFaces = ''): string {
  return (
    '<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><style>${fontFaces}${reportStyleSheet}</style></head>\n` +
    `<body>\n${blocks.map(blockAsHtml).join('\n')}\n</body>\n</html>\n`
  );
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h${block.level + 1}>${escapeHtml(block.text)}</h${block.level + 1}>`;
    case 'paragraph': {
      const runs = block.runs.map(({ text, bold }) =>
        bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text),
      );
      return `<p${block.isSmall ? ' class="small"' : ''}>${runs.join('')}</p>`;
    }
    case 'quote':
      return `<blockquote>${escapeHtml(block.text)}</blockquote>`;
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return tableAsHtml(block);
  }
}

function tableAsHtml({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}
