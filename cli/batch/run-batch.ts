import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cancellation } from '../../core/cancellation.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { inOrder, inPieces } from '../../core/codes/batch/in-order.ts';
import type { CommandContext, TextOutput } from '../command-context.ts';
import { type BatchTarget, earlierOutput } from './batch-target.ts';
import { finishedRecords } from './finished-records.ts';
import { progressLine } from './progress-line.ts';
import type { BatchFormat, BatchInput } from './read-batch.ts';
import type { BatchWriter, RowOutcome } from './write-batch.ts';

/** What a batch came to. */
export interface BatchSummary {
  readonly total: number;
  /** Rows with an answer, those of an earlier run included. */
  readonly answered: number;
  readonly failed: number;
  readonly interrupted: boolean;
}

/** Everything a batch is run with. */
export interface BatchRun {
  readonly input: BatchInput;
  readonly writer: BatchWriter;
  readonly target: BatchTarget;
  readonly classifier: BatchClassifier;
  /** Finished records of an earlier run by the index of their row. */
  readonly finished: ReadonlyMap<number, string>;
  /** Rows a worker takes at a time. */
  readonly pieceSize: number;
}

/**
 * Classifies every row that is not finished and writes all of them in the order of the input.
 * @param notes where progress is shown
 */
export async function runBatch(
  { input, writer, target, classifier, finished, pieceSize }: BatchRun,
  notes: TextOutput,
  cancellation: Cancellation,
): Promise<BatchSummary> {
  const { rows } = input;
  const progress = progressLine(notes, rows.length, () => performance.now());
  let written = 0;
  let failed = 0;
  target.write(writer.head);
  /** `null` where the run was interrupted while a row waited for its answer: the row is not finished. */
  const work = async (indices: readonly number[]): Promise<string[] | null> => {
    // A turn of the event loop, or an interrupt would wait for the whole batch.
    await nextTurn();
    const requests = indices.flatMap((index) => {
      const request = rows[index]?.request;
      return request?.ok && !finished.has(index) ? [request.value] : [];
    });
    const answers = [...(await classifier.classifyMany(requests))];
    if (answers.some((answer) => !answer.ok && answer.error.code === 'cancelled')) return null;
    return indices.map((index) => {
      const earlier = finished.get(index);
      if (earlier !== undefined) return earlier;
      const request = rows[index]?.request;
      const outcome = (request?.ok ? answers.shift() : request) as RowOutcome;
      if (!outcome.ok) failed++;
      return writer.record(index, outcome);
    });
  };
  const pieces = inPieces([...rows.keys()], pieceSize);
  for await (const records of inOrder(pieces, work, classifier.concurrency, cancellation)) {
    if (records === null) break;
    for (const record of records) target.write(record);
    written += records.length;
    progress.advance(written);
  }
  progress.end();
  const rest = [...finished].filter(([index]) => index >= written).sort(([one], [other]) => one - other);
  // Only an unbroken run keeps each record at the place of its row.
  const unbroken = rest.filter(([index], at) => index === written + at).map(([, record]) => record);
  target.close(unbroken);
  return { total: rows.length, answered: written - failed, failed, interrupted: written < rows.length };
}

/** Finished records of earlier runs; the first that has a row wins. */
export async function finishedEarlier(
  path: string,
  format: BatchFormat,
  input: BatchInput,
  writer: BatchWriter,
  context: CommandContext,
): Promise<ReadonlyMap<number, string>> {
  const finished = new Map<number, string>();
  for (const earlier of await earlierOutput(path, context)) {
    for (const [index, record] of finishedRecords(earlier, format, input, writer)) {
      if (!finished.has(index)) finished.set(index, record);
    }
  }
  return finished;
}
