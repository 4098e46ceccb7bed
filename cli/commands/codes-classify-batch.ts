import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Services } from '../../adapters/composition/open-services.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { type BatchFormat, formatOfName } from '../batch/batch-input.ts';
import { openBatchTarget, partsOf } from '../batch/batch-target.ts';
import { isOwnOutput, openEarlierRecords } from '../batch/earlier-records.ts';
import { planRows } from '../batch/plan-rows.ts';
import { duration } from '../batch/progress-line.ts';
import { openBatch } from '../batch/read-batch.ts';
import { type BatchSummary, runBatch } from '../batch/run-batch.ts';
import { type BatchWriter, batchWriter } from '../batch/write-batch.ts';
import type { CommandContext, CommandEnvironment, TextOutput } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { refuseForeignExtension } from '../output/foreign-extension.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { refuseInterrupted } from '../until-interrupted.ts';
import { confirmReceiver } from './confirm-receiver.ts';
import { type EngineOptions, engineFlags, modelRun, type RecordingOptions } from './engine-options.ts';
import { noteWorkers } from './note-workers.ts';

/** The options of a batch. */
export interface BatchOptions extends EngineOptions, RecordingOptions {
  readonly batch: string;
  readonly column?: string;
  readonly concurrency?: number;
  readonly resume?: boolean;
  /** Workers of the queue do the work. */
  readonly queue?: boolean;
  readonly force?: boolean;
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
  if (options.queue && options.concurrency !== undefined)
    throw usage('--concurrency is said to the workers of a queue.');
  if (resume && options.force) throw usage('--resume and --force do not go together.');
  await refuseOverwriting(
    {
      output,
      inputs: [batch, ...(options.replay === undefined ? [] : [options.replay])],
      mayReplace: resume || options.force === true,
      alternative: ', --resume to go on',
    },
    context,
  );
  const input = await openBatch(batch, options.column, context);
  for (const note of input.notes) notes.write(`${note}\n`);
  const writer = batchWriter(outputFormat(options, input.format), input, /\.tsv$/i.test(output ?? ''));
  const earlier = resume ? await earlierOutputs(output ?? '', writer, context) : [];
  const rows = () => planRows(input, () => earlier.map((path) => openEarlierRecords(path, writer)));
  if (earlier.length > 0) await goThrough(rows(), context);
  const services = await context.openServices(engineFlags(options), modelRun(options));
  try {
    await confirmReceiver(services, context, {
      isQuiet: options.quiet === true,
      isQueued: options.queue === true,
    });
    const isBuiltin = (await services.get('languageModel')) === null;
    const classifier = options.queue
      ? await openQueue(services, notes, context)
      : await (await services.get('openBatchClassifier'))(
          options.concurrency ?? defaultWorkers(isBuiltin, input.total),
          context.signal,
        );
    try {
      const begunMs = performance.now();
      const summary = await runBatch(
        {
          rows,
          total: input.total,
          writer,
          target: await openBatchTarget(output, resume, context),
          classifier,
          pieceSize: isBuiltin ? pieceSize : 1,
        },
        notes,
        context.signal,
      );
      report(summary, performance.now() - begunMs);
    } finally {
      await classifier.close();
    }
  } finally {
    await services.close();
  }

  function report({ total, answered, failed, interrupted }: BatchSummary, tookMs: number): void {
    const where = isToFile ? ` of ${output}` : '';
    if (interrupted) {
      const hint = isToFile ? ' Run the same command with --resume to go on.' : '';
      notes.write(`interrupted: ${answered + failed} of ${total} rows are finished.${hint}\n`);
      finishWith(exitCodes.interrupted);
      return;
    }
    if (isToFile) notes.write(`${rowCount(total)} in ${duration(tookMs)}, written to ${output}.\n`);
    if (failed === 0) return;
    const reasons = failed === 1 ? 'its reason is' : 'their reasons are';
    const field = writer.format === 'csv' ? 'column' : 'field';
    notes.write(`${failed} of ${rowCount(total)} failed; ${reasons} in the error ${field}${where}.\n`);
    finishWith(exitCodes.someRowsFailed);
  }
}

async function openQueue(
  services: Services,
  notes: TextOutput,
  { signal }: CommandContext,
): Promise<BatchClassifier> {
  const classifier = await (await services.get('openQueuedClassifier'))(signal);
  await noteWorkers(classifier, notes);
  return classifier;
}

function rowCount(total: number): string {
  return total === 1 ? '1 row' : `${total} rows`;
}

/**
 * The files of an earlier run, the newest first.
 * @throws CommandFailure `output-not-ours` where a file there is no output of this command for these columns
 */
async function earlierOutputs(
  output: string,
  writer: BatchWriter,
  context: CommandContext,
): Promise<readonly string[]> {
  const name = resolve(context.workingDirectory, output);
  if (!(await isOwnOutput(name, writer))) {
    const message = `${output} is no output of this command for this input: nothing was changed.`;
    throw new CommandFailure({ code: 'output-not-ours', message }, output);
  }
  return [...(await partsOf(output, context)), name].filter((path) => existsSync(path));
}

/** All rows before any work, so that earlier records of other rows are refused while nothing is changed. */
async function goThrough(rows: AsyncIterable<unknown>, { signal }: CommandContext): Promise<void> {
  for await (const _ of rows) refuseInterrupted(signal);
}

function outputFormat({ json, output }: BatchOptions, ofInput: BatchFormat): BatchFormat {
  if (json) return 'jsonl';
  refuseForeignExtension(output, ['.csv', '.tsv', '.jsonl', '.ndjson', '.json']);
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
