import { Readable } from 'node:stream';
import type { Middleware } from 'koa';
import { batchLine } from '../../../core/codes/batch/batch-line.ts';
import { writtenAnswer } from '../../../core/codes/batch/written-answer.ts';
import { abortedWhenClientLeaves } from '../client-leaving.ts';
import { HttpFailure } from '../failures.ts';
import type { AnalysisProgress, HttpDependencies } from '../http-dependencies.ts';
import { sharerOf } from '../limit-rate.ts';
import { LoopTurns } from '../loop-turns.ts';
import { malformed } from '../parse-body.ts';
import type { RequestState } from '../request-state.ts';
import { countRows, linesWithRows, readBoundedRow } from './batch-lines.ts';

export const usualBatchRows = 1000;
const retryAfterSeconds = '10';
const alreadyRunning = 'A batch from your network is under way. Please send the next one when it has ended.';

/**
 * POST /api/classify-batch: JSON Lines in, one line out for each in the same order, as `codes classify --batch` writes
 * them. The answer begins with the first row; a row that fails holds its error and the rest goes on. One batch a
 * client at a time, one row after another, so that visitors of the pages wait for a row and never for a batch.
 */
export function classifyBatchRoute(dependencies: HttpDependencies): Middleware<RequestState> {
  const clients = new Set<string>();
  // One row of all batches in one turn of the event loop: twenty of them would keep it twenty times as long.
  const turns = new LoopTurns(1);
  const itsTurn = () => new Promise<void>((resolve) => turns.ask(resolve));
  return (context) => {
    const text = String(context.request.body);
    refuseTooManyRows(text, dependencies.limits.maxBatchRows ?? usualBatchRows);
    const client = sharerOf(context.ip);
    if (clients.has(client))
      throw new HttpFailure('busy', alreadyRunning, { 'Retry-After': retryAfterSeconds });
    clients.add(client);
    const lines = Readable.from(
      answerRows(dependencies, text, itsTurn, {
        cancellation: abortedWhenClientLeaves(context),
        onStage: () => {},
        requestId: context.state.requestId,
        client,
      }),
    );
    // Also where the client has gone before the first row.
    lines.once('close', () => clients.delete(client));
    context.res.once('close', () => lines.destroy());
    context.set({ 'Content-Type': 'application/x-ndjson; charset=utf-8', 'X-Accel-Buffering': 'no' });
    context.body = lines;
  };
}

function refuseTooManyRows(text: string, mostRows: number): void {
  const rows = countRows(text, mostRows + 1);
  if (rows === 0) throw malformed('The batch holds no rows. Please send one JSON object a line.');
  if (rows > mostRows) {
    const message = `The batch has more than the ${mostRows} rows that this server takes. Please send it in parts.`;
    throw new HttpFailure('batch-too-long', message);
  }
}

async function* answerRows(
  { classifyBusiness, log }: HttpDependencies,
  text: string,
  itsTurn: () => Promise<void>,
  progress: AnalysisProgress,
): AsyncGenerator<string> {
  let number = 0;
  for (const line of linesWithRows(text)) {
    await itsTurn();
    if (progress.cancellation.aborted) return;
    number += 1;
    const row = readBoundedRow(line, number);
    const { request } = row;
    const outcome = request.ok ? await classifyBusiness(request.value, progress).catch(fault) : request;
    yield batchLine(row, writtenAnswer(outcome, 'json'));
  }

  function fault(error: unknown) {
    log.fault({ event: 'fault', requestId: progress.requestId, error });
    const message = 'Something went wrong on our side with this row.';
    return { ok: false, error: { code: 'internal-error', message } } as const;
  }
}
