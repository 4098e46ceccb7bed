import { basename } from 'node:path';
import type { Services } from '../../adapters/composition/open-services.ts';
import { reportOn } from '../../core/termsheet/report/report.ts';
import { textReportLines } from '../../core/termsheet/report/text-report.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { type ReportFormat, reportFormat } from '../output/report-format.ts';
import { renderTermSheetReport } from '../output/term-sheet-report.ts';
import { writeOutput } from '../output-file.ts';
import type { SheetOutcome } from '../sheets/sheet-outcome.ts';

/**
 * Gives the report on one document, to the terminal or to the file of `-o`.
 * @throws CommandFailure where it could not be analysed
 */
export async function reportOnSheet(
  { file, outcome }: SheetOutcome,
  services: Services,
  options: { readonly json?: boolean; readonly format?: ReportFormat; readonly output?: string },
  { context, show }: CommandEnvironment,
): Promise<void> {
  if (!outcome.ok) throw asFailure(outcome.error, file);
  const format = reportFormat(options);
  const { output } = options;
  const clock = await services.get('clock');
  const occasion = { generatedAt: clock.now(), fileName: file === '-' ? null : basename(file) };
  if (format === 'text' && (output === undefined || output === '-')) {
    await show(textReportLines(reportOn(outcome.value, occasion.generatedAt, occasion.fileName)));
    return;
  }
  await writeOutput(renderTermSheetReport(outcome.value, format, occasion), output, context);
}

/** What the file system says names the file already. */
function asFailure(error: { readonly code: string; readonly message: string }, file: string): CommandFailure {
  return error instanceof CommandFailure ? error : new CommandFailure(error, file === '-' ? 'stdin' : file);
}
