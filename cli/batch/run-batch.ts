import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cancellation } from '../../core/cancellation.ts';
import type { WrittenAnswer } from '../../core/codes/batch/batch-answer.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { inOrder, inPieces } from '../../core/codes/batch/in-order.ts';
import { writtenAnswer } from '../../core/codes/batch/written-answer.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import type { TextOutput } from '../command-context.ts';
import type { BatchTarget } from './batch-target.ts';
import type { PlannedRow } from './plan-rows.ts';
import { progressLine } from './progress-line.ts';
import type { BatchWriter } from './write-batch.ts';

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
  /** The rows with what an earlier run left; each call begins anew. */
  readonly rows: () => AsyncIterable<PlannedRow>;
  readonly total: number;
  readonly writer: BatchWriter;
  readonly target: BatchTarget;
  readonly classifier: BatchClassifier;
  /** Rows a worker takes at a time. */
  readonly pieceSize: number;
}

/** The record of a row; `isNew` where it was made in this run. */
interface WrittenRow {
  readonly record: string;
  readonly isNew: boolean;
  readonly hasFailed: boolean;
}

/**
 * Classifies every row that is not finished and writes all of them in the order of the input. Interrupted, it adds
 * what an earlier run wrote for the rows after those, so that nothing is lost.
 * @param notes where progress is shown
 */
export async function runBatch(
  { rows, total, writer, target, classifier, pieceSize }: BatchRun,
  notes: TextOutput,
  cancellation: Cancellation,
): Promise<BatchSummary> {
  const progress = progressLine(notes, total, () => performance.now());
  let written = 0;
  let made = 0;
  let failed = 0;
  await target.write(writer.head);
  const answered = async (requests: readonly ClassificationRequest[]): Promise<readonly WrittenAnswer[]> => {
    if (classifier.writeMany) return classifier.writeMany(requests, writer.answerForm);
    const answers = await classifier.classifyMany(requests);
    return answers.map((answer) => writtenAnswer(answer, writer.answerForm));
  };
  /** `null` where the run was interrupted while a row waited for its answer: the row is not finished. */
  const work = async (piece: readonly PlannedRow[]): Promise<readonly WrittenRow[] | null> => {
    // A turn of the event loop, or an interrupt would wait for the whole batch.
    await nextTurn();
    const requests = piece.flatMap(({ input: { row }, earlier }) =>
      row.request.ok && !earlier?.isFinished ? [row.request.value] : [],
    );
    const answers = [...(await answered(requests))];
    if (answers.some(({ failure }) => failure === 'cancelled')) return null;
    return piece.map(({ input, earlier }) => {
      if (earlier?.isFinished) return { record: earlier.text, isNew: false, hasFailed: false };
      const { request } = input.row;
      const answer = request.ok
        ? (answers.shift() as WrittenAnswer)
        : writtenAnswer(request, writer.answerForm);
      return { record: writer.record(input, answer), isNew: true, hasFailed: answer.failure !== null };
    });
  };
  const pieces = inPieces(rows(), pieceSize);
  for await (const finished of inOrder(pieces, work, classifier.concurrency, cancellation)) {
    if (finished === null) break;
    for (const { record, isNew, hasFailed } of finished) {
      await target.write(record);
      if (isNew) made++;
      if (hasFailed) failed++;
    }
    written += finished.length;
    progress.advance(written, made);
  }
  progress.end();
  const kept = written < total ? await keepRest(rows(), written, target) : 0;
  await target.close();
  return { total, answered: written + kept - failed, failed, interrupted: written < total };
}

/** Each record stands at the place of its row, so the first row without one ends them. Gives how many there are. */
async function keepRest(
  rows: AsyncIterable<PlannedRow>,
  written: number,
  target: BatchTarget,
): Promise<number> {
  let place = 0;
  for await (const { earlier } of rows) {
    if (place++ < written) continue;
    if (!earlier) return place - 1 - written;
    await target.write(earlier.text);
  }
  return place - written;
}
