import { basename } from 'node:path';
import type { Command } from 'commander';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { openBatchTarget } from '../batch/batch-target.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { readInputFile } from '../input-file.ts';
import { engineNotes } from '../output/note-engine.ts';
import { type ReportFormat, reportFormat, reportFormats } from '../output/report-format.ts';
import { showStage } from '../output/stage-line.ts';
import { renderTermSheetReport } from '../output/term-sheet-report.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { addAnalysisOptions } from './analysis-options.ts';
import { confirmReceiver } from './confirm-receiver.ts';
import {
  addEngineOptions,
  addRecordingOptions,
  type EngineOptions,
  engineFlags,
  modelRun,
  type RecordingOptions,
} from './engine-options.ts';

interface AnalyzeOptions extends EngineOptions, RecordingOptions {
  readonly jurisdiction: Jurisdiction;
  readonly detail: AnalysisDetail;
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

type AnalyzeFile = (path: string) => Promise<TermSheetAnalysis>;

const help = `
FILE is a PDF, DOCX, DOC or text file; - reads stdin. Several files need --json: one line a file.
text is for the terminal, json is the whole analysis, csv is its facts; html, docx (Word) and markdown are reports
to hand on. The name of the output decides where --format is not given.

Examples:
  $ termsheet analyze offer.pdf --jurisdiction UK
  $ termsheet analyze offer.docx -o report.html
  $ termsheet analyze *.pdf --json | jq -r '[.file, .overallRisk] | @tsv'`;

/** `termsheet analyze`: a report on one file, or one JSON line a file on several. */
export function addAnalyzeCommand(termsheet: Command, environment: CommandEnvironment): void {
  const command = termsheet
    .command('analyze')
    .description('read term sheets and report their risks with the passages that show them')
    .argument('<file...>', 'the documents, or - for stdin')
    .addHelpText('after', help);
  addAnalysisOptions(command, { what: 'report', formats: reportFormats });
  addRecordingOptions(addEngineOptions(command)).action(
    (paths: readonly string[], _: AnalyzeOptions, self: Command) =>
      analyze(paths, self.optsWithGlobals<AnalyzeOptions>(), environment),
  );
}

async function analyze(
  paths: readonly string[],
  options: AnalyzeOptions,
  { context, finishWith }: CommandEnvironment,
): Promise<void> {
  const format = reportFormat(options);
  if (paths.length > 1 && format !== 'json') {
    throw new CommandFailure({
      code: 'invalid-input',
      message: 'Several files need --json: one line a file.',
    });
  }
  const { output, force = false } = options;
  await refuseOverwriting({ output, inputs: paths, mayReplace: force }, context);
  const services = await context.openServices(engineFlags(options), modelRun(options));
  try {
    await confirmReceiver(services, context, { json: format === 'json', isQuiet: options.quiet === true });
    const analyzeTermSheet = await services.get('analyzeTermSheet');
    const clock = await services.get('clock');
    const showsStages = context.stderr.isTerminal && !options.quiet && paths.length === 1;
    const analyzeFile: AnalyzeFile = async (path) => {
      const file = await readInputFile(path, context);
      const outcome = await analyzeTermSheet(
        {
          jurisdiction: options.jurisdiction,
          analysisDetail: options.detail,
          source: { kind: 'file', file },
        },
        {
          cancellation: context.signal,
          ...(showsStages && { onStage: (stage) => showStage(context.stderr, stage) }),
        },
      );
      if (!outcome.ok) throw new CommandFailure(outcome.error, format === 'json');
      return outcome.value;
    };
    const noteEngine = options.quiet
      ? async () => undefined
      : engineNotes(services, context, { showsCount: context.stderr.isTerminal && paths.length > 1 });
    if (paths.length > 1) {
      const analyzeNoting: AnalyzeFile = async (path) => {
        const analysis = await analyzeFile(path);
        await noteEngine(analysis.engine);
        return analysis;
      };
      await analyzeMany(paths, analyzeNoting, options, { context, finishWith });
      return;
    }
    const [path = '-'] = paths;
    const analysis = await analyzeFile(path);
    await noteEngine(analysis.engine);
    const occasion = { generatedAt: clock.now(), fileName: path === '-' ? null : basename(path) };
    await writeOutput(renderTermSheetReport(analysis, format, occasion), options.output, context);
  } finally {
    await services.close();
  }
}

async function analyzeMany(
  paths: readonly string[],
  analyzeFile: AnalyzeFile,
  { output, quiet = false }: AnalyzeOptions,
  { context, finishWith }: CommandEnvironment,
): Promise<void> {
  const showsCount = context.stderr.isTerminal && !quiet;
  // A line as soon as its sheet is read, so that an interruption keeps what is finished.
  const target = openBatchTarget(output, false, context);
  let failures = 0;
  for (const [index, path] of paths.entries()) {
    if (context.signal.aborted) throw interruptedAfter(index, paths.length);
    if (showsCount) context.stderr.write(`\r${index + 1} of ${paths.length} `);
    let line: string;
    try {
      line = JSON.stringify({ file: path, ...(await analyzeFile(path)) });
    } catch (error) {
      if (context.signal.aborted) throw interruptedAfter(index, paths.length);
      if (!(error instanceof CommandFailure)) throw error;
      line = JSON.stringify({ file: path, error: { code: error.code, message: error.message } });
      failures += 1;
    }
    await target.write(`${line}\n`);
  }
  if (showsCount) context.stderr.write('\n');
  target.close();
  if (failures > 0) finishWith(exitCodes.someRowsFailed);
  if (failures > 0 && !quiet)
    context.stderr.write(`${failures} of ${paths.length} files could not be read.\n`);
}

function interruptedAfter(finished: number, total: number): CommandFailure {
  return new CommandFailure({
    code: 'cancelled',
    message: `interrupted: ${finished} of ${total} files are read.`,
  });
}
