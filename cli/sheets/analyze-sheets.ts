import { setMaxListeners } from 'node:events';
import { basename } from 'node:path';
import type { Clock } from '../../core/clock.port.ts';
import { inOrder } from '../../core/codes/batch/in-order.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { type ReportFormat, reportFormat } from '../output/report-format.ts';
import { renderTermSheetReport } from '../output/term-sheet-report.ts';
import { earlierLines } from './earlier-sheets.ts';
import type { FingerprintOf } from './refuse-other-sheet.ts';
import { planReports } from './report-folder.ts';
import type { SheetOutcome } from './sheet-outcome.ts';
import { jsonLines, nothingKept, type SheetResults, summaryOf } from './sheet-results.ts';

const usualListeners = 10;

/** Several documents, and how they are worked on. */
export interface SheetWork {
  readonly sheets: readonly string[];
  readonly analyzeFile: (file: string) => Promise<SheetOutcome>;
  readonly fingerprintOf: FingerprintOf;
  /** Whether `-o` names a folder of reports. */
  readonly isFolder: boolean;
  readonly concurrency: number;
}

export interface SheetsOptions {
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
  readonly force?: boolean;
  /** What an earlier run has read is kept. */
  readonly resume?: boolean;
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
  // Each document that is under way listens for the interrupt.
  setMaxListeners(usualListeners + 2 * concurrency, signal);
  const results = await openResults(work, options, environment);
  const showsCount = stderr.isTerminal && !options.quiet;
  let finished = 0;
  let failures = 0;
  const analyzeOrKeep = async (file: string): Promise<SheetOutcome | string> =>
    results.isKept(file) ? file : analyzeFile(file);
  for await (const sheet of inOrder(sheets, analyzeOrKeep, concurrency, signal)) {
    finished += 1;
    if (typeof sheet === 'string') {
      await results.keep(sheet);
      continue;
    }
    if (!sheet.outcome.ok && signal.aborted) {
      finished -= 1;
      break;
    }
    await results.take(sheet);
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
  { sheets, isFolder, fingerprintOf }: SheetWork,
  options: SheetsOptions,
  environment: CommandEnvironment,
): Promise<SheetResults> {
  const { context } = environment;
  const { output, force = false, resume = false, clock } = options;
  if (isFolder && output !== undefined) {
    const format = options.json ? 'json' : (options.format ?? 'html');
    const planning = { output, format, force, resume, fingerprintOf };
    const { finished, write } = await planReports(sheets, planning, context);
    const summary = summaryOf('text', undefined, environment);
    const take = async (sheet: SheetOutcome) => {
      await summary.take(sheet);
      const { file, outcome, inputFingerprint } = sheet;
      if (!outcome.ok || inputFingerprint === null) return;
      const occasion = { generatedAt: clock.now(), fileName: basename(file) };
      await write(file, inputFingerprint, renderTermSheetReport(outcome.value, format, occasion));
    };
    return { ...nothingKept, isKept: (file) => finished.has(file), take, end: summary.end };
  }
  const format = output?.toLowerCase().endsWith('.jsonl') && !options.format ? 'json' : reportFormat(options);
  if (format === 'json') {
    if (!resume || output === undefined) return jsonLines(output, null, context);
    return jsonLines(output, await earlierLines(output, sheets, fingerprintOf, context), context);
  }
  if (resume) {
    const message = '--resume needs a folder of reports or one JSON line each: -o reports/ or -o all.jsonl';
    throw new CommandFailure({ code: 'invalid-input', message });
  }
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
