import type { TermSheetAnalysis } from '../../../../../core/termsheet/analysis.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { showToast } from '../../../stores/toast-store.ts';
import { fontAddresses, fontFaces } from '../downloads/report-fonts.ts';

const windowFeatures = 'width=800,height=600';
/** The window needs a moment to lay the report out before it is printed. */
const printDelayMs = 500;

/**
 * Opens the printable report in a window of its own, and the print dialog on it.
 * @param fileName of the document, where there was one.
 */
export function openReport(analysis: ShownAnalysis, fileName: string | null): void {
  const reportWindow = window.open('', '_blank', windowFeatures) as (Window & typeof globalThis) | null;
  if (!reportWindow) {
    showToast({
      title: 'Popup Blocked',
      description: 'Please allow popups and try again, or copy the report data manually.',
      destructive: true,
    });
    return;
  }
  void printReport(reportWindow, analysis, fileName);
}

async function printReport(
  reportWindow: Window & typeof globalThis,
  analysis: ShownAnalysis,
  fileName: string | null,
): Promise<void> {
  await writeReport(reportWindow, analysis, fileName);
  setTimeout(() => {
    showToast({
      title: 'Report Ready',
      description: 'A print dialog has opened. Choose Save as PDF to download your report.',
    });
    reportWindow.focus();
    reportWindow.print();
  }, printDelayMs);
}

/** The report and its annex come with the tables of rules and law, which the page itself does not need. */
async function writeReport(
  reportWindow: Window & typeof globalThis,
  analysis: ShownAnalysis,
  fileName: string | null,
): Promise<void> {
  const [{ reportOn }, { renderHtmlReport }, { reportStyleSheet }] = await Promise.all([
    import('../../../../../core/termsheet/report/report.ts'),
    import('../../../../../core/termsheet/report/html-report.ts'),
    import('../../../../../core/termsheet/report/html/style-sheet.ts'),
  ]);
  const report = reportOn(analysis as TermSheetAnalysis, new Date(), fileName);
  const page = reportWindow.document;
  page.open();
  page.write(renderHtmlReport(report, { withStyle: false }));
  page.close();
  // The window inherits this page's policy, which forbids inline styles; a constructed sheet is not inline.
  const sheet = new reportWindow.CSSStyleSheet();
  sheet.replaceSync(`${fontFaces(fontAddresses)}${reportStyleSheet}`);
  page.adoptedStyleSheets = [sheet];
}
