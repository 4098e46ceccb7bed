import { setImmediate } from 'node:timers/promises';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import { AnalysisEvents } from './analysis-events.ts';
import { failureBody, retryHint, unexpected } from './answer-failures.ts';
import { abortedWhenClientLeaves } from './client-leaving.ts';
import { type FailureCode, HttpFailure } from './failures.ts';
import type { AnalysisProgress } from './http-dependencies.ts';
import { sharerOf } from './limit-rate.ts';
import type { HttpContext } from './request-state.ts';
import type { ServerLog } from './server-log.ts';

type Failure = ExpectedFailure & { readonly code: FailureCode; readonly retryAfterSeconds?: number };
type Outcome<Value> = Result<Value, Failure>;
type Analysis<Value> = (progress: AnalysisProgress) => Promise<Outcome<Value>>;

/**
 * Runs an analysis and answers with its result as JSON, or as server-sent events where the client asks for
 * `text/event-stream`: `stage` events while it runs, then one `result` or `error`. A client that goes away
 * cancels the analysis.
 * @param form `events` where the address asks for them already
 */
export async function answerAnalysis<Value>(
  context: HttpContext,
  log: ServerLog,
  analyse: Analysis<Value>,
  form: 'as-asked' | 'events' = 'as-asked',
): Promise<void> {
  const events = new AnalysisEvents();
  const running = analyse({
    cancellation: abortedWhenClientLeaves(context),
    onStage: (stage) => events.send('stage', stage),
    requestId: context.state.requestId,
    client: sharerOf(context.ip),
  });
  if (
    form === 'as-asked' &&
    context.accepts('application/json', 'text/event-stream') !== 'text/event-stream'
  ) {
    context.body = unwrap(await running);
    return;
  }
  // A server that is busy says so with the status and the header, whatever form of answer is wanted.
  const early = await Promise.race([running.catch(() => undefined), setImmediate(undefined)]);
  if (early?.ok === false && early.error.code === 'busy') unwrap(early);
  events.open(context);
  void sendOutcome(context, log, events, running);
}

/** The value of a success; a failure is thrown for the one place that answers failures. */
export function unwrap<Value>(result: Outcome<Value>): Value {
  if (result.ok) return result.value;
  const { code, message, retryAfterSeconds } = result.error;
  throw new HttpFailure(
    code,
    message,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}

async function sendOutcome<Value>(
  context: HttpContext,
  log: ServerLog,
  events: AnalysisEvents,
  running: Promise<Outcome<Value>>,
): Promise<void> {
  try {
    const outcome = await running;
    if (outcome.ok) events.send('result', outcome.value);
    else {
      const { retryAfterSeconds } = outcome.error;
      events.send('error', { ...failureBody(context, outcome.error), ...retryHint(retryAfterSeconds) });
    }
  } catch (error) {
    events.send('error', failureBody(context, unexpected(error, context, log)));
  } finally {
    events.end();
  }
}
