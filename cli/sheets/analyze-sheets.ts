import { basename } from 'node:path';
import type { Clock } from '../../core/clock.port.ts';
import { inOrder } from '../../core/codes/batch/in-order.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { type ReportFormat, reportFormat } from '../output/report-format.ts';
import { renderTermSheetReport } from '../output/term-sheet-report.ts';
import { writeOutput } from '../output-file.ts';
import { planReports } from './report-folder.ts';
import type { SheetOutcome } from './sheet-outcome.ts';
import { jsonLines, type SheetResults, summaryOf } from './sheet-results.ts';

/** Several documents, and how they are worked on. */
export interface SheetWork {
  readonly sheets: readonly string[];
  readonly analyzeFile: (file: string) => Promise<SheetOutcome>;
  /** Whether `-o` names a folder of reports. */
  readonly isFolder: boolean;
  readonly concurrency: number;
}

export interface SheetsOptions {
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly clock: Clock;
}

/**
 * Analyses several documents side by side and gives each result as soon as those before it are there, so that an
 * interruption keeps what is finished. Exit code 6 where some could not be read.
 */
export async function analyzeSheets(
  work: SheetWork,
  options: SheetsOptions,
  environment: CommandEnvironment,
): Promise<void> {
  const { sheets, analyzeFile, concurrency } = work;
  const { context, finishWith } = environment;
  const { stderr, signal } = context;
  const results = await openResults(work, options, environment);
  const showsCount = stderr.isTerminal && !options.quiet;
  let finished = 0;
  let failures = 0;
  for await (const sheet of inOrder(sheets, analyzeFile, concurrency, signal)) {
    if (!sheet.outcome.ok && signal.aborted) break;
    await results.take(sheet);
    finished += 1;
    if (!sheet.outcome.ok) failures += 1;
    if (showsCount) stderr.write(`\r${finished} of ${sheets.length} `);
    if (signal.aborted) break;
  }
  if (showsCount) stderr.write('\n');
  await results.end();
  if (signal.aborted) throw interruptedAfter(finished, sheets.length);
  if (failures === 0) return;
  finishWith(exitCodes.someRowsFailed);
  if (!options.quiet) stderr.write(`${failures} of ${sheets.length} files could not be read.\n`);
}

async function openResults(
  { sheets, isFolder }: SheetWork,
  options: SheetsOptions,
  environment: CommandEnvironment,
): Promise<SheetResults> {
  const { context } = environment;
  const { output, force = false, clock } = options;
  if (isFolder && output !== undefined) {
    const format = options.json ? 'json' : (options.format ?? 'html');
    const reports = await planReports(sheets, { output, format, force }, context);
    const summary = summaryOf('text', undefined, environment);
    const take = async (sheet: SheetOutcome) => {
      await summary.take(sheet);
      if (!sheet.outcome.ok) return;
      const occasion = { generatedAt: clock.now(), fileName: basename(sheet.file) };
      const report = renderTermSheetReport(sheet.outcome.value, format, occasion);
      await writeOutput(report, reports.get(sheet.file), context);
    };
    return { take, end: summary.end };
  }
  const format = output?.toLowerCase().endsWith('.jsonl') && !options.format ? 'json' : reportFormat(options);
  if (format === 'json') return jsonLines(output, context);
  if (format === 'text' || format === 'csv') return summaryOf(format, output, environment);
  throw new CommandFailure({
    code: 'invalid-input',
    message: `Several reports as ${format} need a folder: -o reports/`,
  });
}

function interruptedAfter(finished: number, total: number): CommandFailure {
  return new CommandFailure({
    code: 'cancelled',
    message: `interrupted: ${finished} of ${total} files are read.`,
  });
}
