import type { TermSheetAnalysis } from '../../../../../core/termsheet/analysis.ts';
import { renderDocxReport } from '../../../../../core/termsheet/report/docx/docx-report.ts';
import { renderFactsCsv } from '../../../../../core/termsheet/report/facts-csv.ts';
import { renderHtmlReport } from '../../../../../core/termsheet/report/html-report.ts';
import { renderMarkdownReport } from '../../../../../core/termsheet/report/markdown-report.ts';
import { reportOn, type TermSheetReport } from '../../../../../core/termsheet/report/report.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { download } from '../../carbon/keep/download.ts';
import { embeddedFonts, fontFaces } from './report-fonts.ts';

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const;

export type DownloadForm = keyof typeof types;

/** Gives the visitor the report as a file, named after the document that was read. */
export async function saveReport(
  analysis: ShownAnalysis,
  form: DownloadForm,
  fileName: string | null,
): Promise<void> {
  const report = reportOn(analysis as TermSheetAnalysis, new Date(), fileName);
  const name = fileName === null ? 'term-sheet' : fileName.replace(/\.[^.]*$/, '');
  download(new Blob([await contentOf(report, form)], { type: types[form] }), `${name}-report.${form}`);
}

async function contentOf(
  report: TermSheetReport,
  form: DownloadForm,
): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (form) {
    case 'docx':
      return renderDocxReport(report);
    case 'html':
      return renderHtmlReport(report, { fontFaces: fontFaces(await embeddedFonts()) });
    case 'md':
      return renderMarkdownReport(report);
    case 'csv':
      // A spreadsheet takes a text without this mark for another alphabet.
      return `\uFEFF${renderFactsCsv(report.analysis)}`;
    case 'json':
      return `${JSON.stringify(report.analysis, null, 2)}\n`;
  }
}
