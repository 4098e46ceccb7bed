import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { renderHtmlReport } from '../../core/termsheet/report/html-report.ts';
import { renderMarkdownReport } from '../../core/termsheet/report/markdown-report.ts';
import { reportOn } from '../../core/termsheet/report/report.ts';
import { renderTextReport } from '../../core/termsheet/report/text-report.ts';

export const reportFormats = ['text', 'json', 'markdown', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** An analysis in the form that was asked for, ending with a line break. */
export function renderTermSheetReport(
  analysis: TermSheetAnalysis,
  format: ReportFormat,
  generatedAt: Date,
): string {
  if (format === 'json') return `${JSON.stringify(analysis)}\n`;
  const report = reportOn(analysis, generatedAt);
  if (format === 'markdown') return renderMarkdownReport(report);
  if (format === 'html') return renderHtmlReport(report);
  return renderTextReport(report);
}
