import { renderMarkdown } from './markdown.ts';
import type { TermSheetReport } from './report.ts';
import { reportBlocks } from './report-blocks.ts';

/** The report as Markdown. Text from the document is escaped, so that a term sheet cannot add markup. */
export function renderMarkdownReport(report: TermSheetReport): string {
  return renderMarkdown(reportBlocks(report));
}
