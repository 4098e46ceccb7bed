import type { Command } from 'commander';
import type { Services } from '../../adapters/composition/open-services.ts';
import { failed, type Result, success } from '../../core/result.ts';
import type { AnalysisDetail, Jurisdiction } from '../../core/termsheet/analysis.ts';
import type { AnalysisOptions } from '../../core/termsheet/analyze-document.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { CommandContext, CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readInputFile } from '../input-file.ts';
import { engineNotes } from '../output/note-engine.ts';
import { type ReportFormat, reportFormat, reportFormats } from '../output/report-format.ts';
import { showStage } from '../output/stage-line.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { analyzeSheets } from '../sheets/analyze-sheets.ts';
import { findSheets } from '../sheets/find-sheets.ts';
import { isReportFolder } from '../sheets/report-folder.ts';
import { ownEngine, queuedEngine, type SheetEngine } from '../sheets/sheet-engine.ts';
import { sheetFingerprint } from '../sheets/sheet-fingerprint.ts';
import type { SheetOutcome } from '../sheets/sheet-outcome.ts';
import { addAnalysisOptions } from './analysis-options.ts';
import { positiveWholeNumber } from './codes-search.ts';
import { confirmReceiver } from './confirm-receiver.ts';
import {
  addEngineOptions,
  addRecordingOptions,
  type EngineOptions,
  engineFlags,
  modelRun,
  type RecordingOptions,
} from './engine-options.ts';
import { reportOnSheet } from './report-on-sheet.ts';

export interface AnalyzeOptions extends EngineOptions, RecordingOptions {
  readonly jurisdiction: Jurisdiction;
  readonly detail: AnalysisDetail;
  readonly json?: boolean;
  readonly format?: ReportFormat;
  readonly output?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly recursive?: boolean;
  readonly concurrency?: number;
  readonly resume?: boolean;
  /** Workers of the queue read and analyse. */
  readonly queue?: boolean;
}

const help = `
FILE is a PDF, DOCX, DOC or text file; - reads stdin. With --recursive it may be a folder.
text is for the terminal, json is the whole analysis, csv is its facts; html, docx (Word) and markdown are reports
to hand on. The name of the output decides where --format is not given.
Several files give a table of one row each; with --json one JSON line each, with -o FOLDER/ a report each,
on the same way in there: offers/a.pdf has FOLDER/offers/a.pdf.html. --resume keeps what was made from the same
document under the same settings, and ends where there is something else.

Examples:
  $ termsheet analyze offer.pdf --jurisdiction UK
  $ termsheet analyze offer.docx -o report.html
  $ termsheet analyze offers --recursive -o reports/ --format docx
  $ termsheet analyze offers --recursive -o all.jsonl --queue --resume
  $ termsheet analyze *.pdf --json | jq -r '[.file, .overallRisk] | @tsv'`;

/** `termsheet analyze`: a report on one file; a table, JSON lines or a folder of reports on several. */
export function addAnalyzeCommand(termsheet: Command, environment: CommandEnvironment): void {
  const command = termsheet
    .command('analyze')
    .description('read term sheets and report their risks with the passages that show them')
    .argument('<file...>', 'the documents, or - for stdin')
    .option('-r, --recursive', 'read what is in folders, and in folders in them')
    .option(
      '--concurrency <count>',
      'documents read side by side; one a core by default',
      positiveWholeNumber,
    )
    .option('--resume', 'keep what an earlier run has written to -o, and go on')
    .option('--queue', 'let `fettle worker` processes do it, through the Redis of REDIS_URL')
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
  environment: CommandEnvironment,
): Promise<void> {
  const { context } = environment;
  const { output, force = false, resume = false, queue = false } = options;
  if (queue && options.concurrency !== undefined)
    throw usage('--concurrency is said to the workers of a queue.');
  if (resume && (force || output === undefined || output === '-'))
    throw usage('--resume needs -o, whose finished documents are kept, and does not go with --force.');
  const sheets = await findSheets(paths, options.recursive === true, context);
  const [only] = sheets;
  const isFolder = await isReportFolder(output, context);
  const isAlone = sheets.length === 1 && only !== undefined && only === paths[0] && !isFolder;
  // A name that no format goes by is said before the work.
  if (!isFolder) reportFormat(options);
  if (isAlone && resume) throw usage('--resume is for several documents.');
  if (!isFolder) await refuseOverwriting({ output, inputs: sheets, mayReplace: force || resume }, context);
  const services = await context.openServices(engineFlags(options), modelRun(options));
  try {
    await confirmReceiver(services, context, {
      isQuiet: options.quiet === true,
      isQueued: options.queue === true,
    });
    const notes = options.quiet ? { write: () => undefined, isTerminal: false } : context.stderr;
    const engine = queue
      ? await queuedEngine(services, notes, context.signal)
      : await ownEngine(services, options.concurrency);
    try {
      const analyzeFile = sheetAnalysis(engine, services, options, environment, isAlone);
      const fingerprintOf = async (file: string) =>
        sheetFingerprint(await readInputFile(file, context), settingsOf(options));
      if (isAlone) return await reportOnSheet(await analyzeFile(only), services, options, environment);
      await analyzeSheets(
        { sheets, analyzeFile, fingerprintOf, isFolder, concurrency: engine.concurrency },
        { ...options, clock: await services.get('clock') },
        environment,
      );
    } finally {
      await engine.close();
    }
  } finally {
    await services.close();
  }
}

/** Gives the function that reads and analyses one file, saying which engine did. */
function sheetAnalysis(
  engine: SheetEngine,
  services: Services,
  options: AnalyzeOptions,
  { context }: CommandEnvironment,
  isAlone: boolean,
): (file: string) => Promise<SheetOutcome> {
  const { stderr, signal } = context;
  const noteEngine = engineNotes(services, context, { showsCount: stderr.isTerminal && !isAlone });
  const showsStages = stderr.isTerminal && !options.quiet && isAlone;
  const settings = settingsOf(options);
  const progress = {
    cancellation: signal,
    ...(showsStages && { onStage: (stage: Parameters<typeof showStage>[1]) => showStage(stderr, stage) }),
  };
  return async (file) => {
    const read = await sourceOf(file, context);
    if (!read.ok) return { file, inputFingerprint: null, outcome: read };
    const outcome = await engine.analyze(read.value, settings, progress);
    if (outcome.ok && !options.quiet) await noteEngine(outcome.value.engine);
    return { file, inputFingerprint: sheetFingerprint(read.value, settings), outcome };
  };
}

function settingsOf({ jurisdiction, detail }: AnalyzeOptions): AnalysisOptions {
  return { jurisdiction, analysisDetail: detail };
}

/** A file that cannot be read is the outcome of that file, beside which others may be read. */
async function sourceOf(file: string, context: CommandContext): Promise<Result<SourceFile, CommandFailure>> {
  try {
    return success(await readInputFile(file, context));
  } catch (error) {
    if (error instanceof CommandFailure) return failed(error);
    throw error;
  }
}

function usage(message: string): CommandFailure {
  return new CommandFailure({ code: 'invalid-input', message });
}
