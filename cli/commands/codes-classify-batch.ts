import { availableParallelism } from 'node:os';
import { openBatchTarget } from '../batch/batch-target.ts';
import { type BatchFormat, formatOfName, readBatch } from '../batch/read-batch.ts';
import { type BatchSummary, finishedEarlier, runBatch } from '../batch/run-batch.ts';
import { batchWriter } from '../batch/write-batch.ts';
import type { CommandEnvironment, TextOutput } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { readInputFile } from '../input-file.ts';
import { type EngineOptions, engineFlags, modelRun, type RecordingOptions } from './engine-options.ts';

/** The options of a batch. */
export interface BatchOptions extends EngineOptions, RecordingOptions {
  readonly batch: string;
  readonly column?: string;
  readonly concurrency?: number;
  readonly resume?: boolean;
  readonly json?: boolean;
  readonly output?: string;
  /** No progress and no notes on stderr. */
  readonly quiet?: boolean;
}

/** A worker has to load the tables first: below this many rows each it does not pay. */
const rowsThatPayAWorker = 100;
const mostWorkers = 8;
const pieceSize = 16;

/** Classifies every row of a file; a row that fails becomes an error row and the rest goes on. */
export async function classifyBatch(
  description: string | undefined,
  options: BatchOptions,
  { context, finishWith }: CommandEnvironment,
): Promise<void> {
  const { batch, output, resume = false } = options;
  const isToFile = output !== undefined && output !== '-';
  const notes: TextOutput = options.quiet ? { write: () => undefined, isTerminal: false } : context.stderr;
  if (description !== undefined) throw usage('A description and --batch do not go together.');
  if (resume && !isToFile) throw usage('--resume needs -o: the file whose finished rows are kept.');
  const { name, bytes } = await readInputFile(batch, context);
  const input = readBatch(bytes, name, options.column ?? 'description');
  const format = outputFormat(options, input.format);
  const writer = batchWriter(format, input);
  const finished = resume
    ? await finishedEarlier(output ?? '', format, input, writer, context)
    : new Map<number, string>();
  const services = await context.openServices(engineFlags(options), modelRun(options));
  try {
    const isBuiltin = (await services.get('languageModel')) === null;
    const openBatchClassifier = await services.get('openBatchClassifier');
    const unfinished = input.rows.length - finished.size;
    const classifier = await openBatchClassifier(
      options.concurrency ?? defaultWorkers(isBuiltin, unfinished),
      context.signal,
    );
    try {
      const summary = await runBatch(
        {
          input,
          writer,
          target: openBatchTarget(output, resume, context),
          classifier,
          finished,
          pieceSize: isBuiltin ? pieceSize : 1,
        },
        notes,
        context.signal,
      );
      report(summary, isToFile);
    } finally {
      await classifier.close();
    }
  } finally {
    await services.close();
  }

  function report({ total, answered, failed, interrupted }: BatchSummary, canResume: boolean): void {
    if (interrupted) {
      const hint = canResume ? ' Run the same command with --resume to go on.' : '';
      notes.write(`interrupted: ${answered + failed} of ${total} rows are finished.${hint}\n`);
      finishWith(exitCodes.interrupted);
    } else if (failed > 0) {
      notes.write(`${failed} of ${total} rows could not be classified; they hold an error.\n`);
      finishWith(exitCodes.someRowsFailed);
    }
  }
}

function outputFormat({ json, output }: BatchOptions, ofInput: BatchFormat): BatchFormat {
  if (json) return 'jsonl';
  return (output === undefined ? null : formatOfName(output)) ?? ofInput;
}

/** A language model waits for its server, so a few calls at the same time are right whatever the cores. */
function defaultWorkers(isBuiltin: boolean, rows: number): number {
  if (!isBuiltin) return 4;
  const worthwhile = Math.ceil(rows / rowsThatPayAWorker);
  return Math.max(1, Math.min(availableParallelism(), mostWorkers, worthwhile));
}

function usage(message: string): CommandFailure {
  return new CommandFailure({ code: 'invalid-input', message });
}
