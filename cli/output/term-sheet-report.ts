import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { renderDocxReport } from '../../core/termsheet/report/docx/docx-report.ts';
import { renderFactsCsv } from '../../core/termsheet/report/facts-csv.ts';
import { renderHtmlReport } from '../../core/termsheet/report/html-report.ts';
import { renderMarkdownReport } from '../../core/termsheet/report/markdown-report.ts';
import { reportOn } from '../../core/termsheet/report/report.ts';
import { renderTextReport } from '../../core/termsheet/report/text-report.ts';
import { embeddedFontFaces } from './report-fonts.ts';
import type { ReportFormat } from './report-format.ts';

/** What a report shows beside the analysis. */
interface ReportOccasion {
  readonly generatedAt: Date;
  /** Name of the document; null for what came on stdin. */
  readonly fileName: string | null;
}

/** An analysis in the form that was asked for; texts end with a line break. */
export function renderTermSheetReport(
  analysis: TermSheetAnalysis,
  format: ReportFormat,
  { generatedAt, fileName }: ReportOccasion,
): string | Uint8Array {
  if (format === 'json') return `${JSON.stringify(analysis)}\n`;
  if (format === 'csv') return renderFactsCsv(analysis);
  const report = reportOn(analysis, generatedAt, fileName);
  if (format === 'markdown') return renderMarkdownReport(report);
  if (format === 'html') return renderHtmlReport(report, { fontFaces: embeddedFontFaces() });
  if (format === 'docx') return renderDocxReport(report);
  return renderTextReport(report);
}
