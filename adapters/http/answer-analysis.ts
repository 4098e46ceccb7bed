import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import { failureBody, unexpected } from './answer-failures.ts';
import { type FailureCode, HttpFailure } from './failures.ts';
import type { AnalysisProgress } from './http-dependencies.ts';
import type { HttpContext } from './request-state.ts';
import type { ServerLog } from './server-log.ts';

type Failure = ExpectedFailure & { readonly code: FailureCode; readonly retryAfterSeconds?: number };
type Analysis<Value> = (progress: AnalysisProgress) => Promise<Result<Value, Failure>>;

// Proxies give up on a silent connection after about a minute.
const heartbeatMs = 15_000;

/**
 * Runs an analysis and answers with its result as JSON, or as server-sent events where the client asks for
 * `text/event-stream`: `stage` events while it runs, then one `result` or `error`. A client that goes away
 * cancels the analysis.
 */
export async function answerAnalysis<Value>(
  context: HttpContext,
  log: ServerLog,
  analyse: Analysis<Value>,
): Promise<void> {
  const cancellation = abortedWhenClientLeaves(context);
  if (context.accepts('application/json', 'text/event-stream') === 'text/event-stream') {
    streamAnalysis(context, log, cancellation, analyse);
    return;
  }
  const result = await analyse({ cancellation, onStage: () => {}, requestId: context.state.requestId });
  context.body = unwrap(result);
}

/** The value of a success; a failure is thrown for the one place that answers failures. */
export function unwrap<Value>(result: Result<Value, Failure>): Value {
  if (result.ok) return result.value;
  const { code, message, retryAfterSeconds } = result.error;
  throw new HttpFailure(
    code,
    message,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}

function abortedWhenClientLeaves(context: HttpContext): AbortSignal {
  const controller = new AbortController();
  context.res.once('close', () => {
    if (!context.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

function streamAnalysis<Value>(
  context: HttpContext,
  log: ServerLog,
  cancellation: AbortSignal,
  analyse: Analysis<Value>,
): void {
  const events = new PassThrough();
  const send = (event: string, data: unknown) => {
    if (!events.destroyed) events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const heartbeat = setInterval(() => events.write(': still working\n\n'), heartbeatMs);
  context.type = 'text/event-stream';
  // Without this header nginx would keep the events back until the end.
  context.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  context.body = events;
  void analyse({
    cancellation,
    onStage: (stage) => send('stage', stage),
    requestId: context.state.requestId,
  })
    .then(
      (result) => {
        if (result.ok) send('result', result.value);
        else send('error', failureBody(context, result.error));
      },
      (error: unknown) => send('error', failureBody(context, unexpected(error, context, log))),
    )
    .finally(() => {
      clearInterval(heartbeat);
      events.end();
    });
  // A client that leaves destroys the stream; that is its right and no fault.
  events.on('error', () => {});
  void once(context.res, 'close').then(() => events.destroy());
}
