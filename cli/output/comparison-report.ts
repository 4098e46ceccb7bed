import type { TermSheetComparison } from '../../core/termsheet/compare/comparison.ts';
import { type ComparedNames, comparisonBlocks } from '../../core/termsheet/report/comparison-blocks.ts';
import { blocksAsDocx } from '../../core/termsheet/report/docx/blocks-as-docx.ts';
import { renderBlockPage } from '../../core/termsheet/report/html/block-page.ts';
import { renderMarkdown } from '../../core/termsheet/report/markdown.ts';
import { renderPlainText } from '../../core/termsheet/report/plain-text.ts';
import { embeddedFontFaces } from './report-fonts.ts';
import type { ReportFormat } from './report-format.ts';

const title = 'Term Sheet Comparison';

/** A comparison in the form that was asked for; texts end with a line break. */
export function renderComparison(
  comparison: TermSheetComparison,
  format: Exclude<ReportFormat, 'csv'>,
  names: ComparedNames,
): string | Uint8Array {
  if (format === 'json') return `${JSON.stringify(comparison)}\n`;
  const blocks = comparisonBlocks(comparison, names);
  if (format === 'markdown') return renderMarkdown(blocks);
  if (format === 'html') return renderBlockPage(blocks, title, embeddedFontFaces());
  if (format === 'docx') return blocksAsDocx(blocks, title);
  return renderPlainText(blocks);
}
