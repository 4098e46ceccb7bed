import type { TermSheetReport } from '../report.ts';
import { reportBlocks } from '../report-blocks.ts';
import { blocksAsDocx } from './blocks-as-docx.ts';

/**
 * The report as a Word document. Written here and not by a library, because a page makes it in the browser as well,
 * where a library of 100 kB and more would be loaded for headings, paragraphs and two tables.
 */
export function renderDocxReport(report: TermSheetReport): Uint8Array<ArrayBuffer> {
  return blocksAsDocx(reportBlocks(report), report.title);
}
