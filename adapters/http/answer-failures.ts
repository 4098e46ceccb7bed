import type { Middleware } from 'koa';
import { HttpFailure, statusOfFailure } from './failures.ts';
import type { HttpContext, RequestState } from './request-state.ts';
import type { ServerLog } from './server-log.ts';

const internalErrorMessage = 'Something went wrong on our side. Please try again in a minute.';

// A database that is started again is up in less; a load balancer looks about as often.
const retryAfterOutageSeconds = '30';

/** Body of every failure: a sentence for the visitor, a stable code, and the number to quote to support. */
export interface FailureBody {
  readonly message: string;
  readonly code: string;
  readonly requestId: string;
}

/** Turns what handlers throw into the error body; what nobody expected is logged and told to nobody. */
export function answerFailures(log: ServerLog): Middleware<RequestState> {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const failure = error instanceof HttpFailure ? error : unexpected(error, context, log);
      context.status = statusOfFailure[failure.code];
      if (context.status === 503) context.set('Retry-After', retryAfterOutageSeconds);
      context.set({ ...failure.headers });
      context.body = {
        ...failureBody(context, failure),
        ...retryHint(String(context.response.get('Retry-After') ?? '')),
      };
    }
  };
}

/** The header again, for those who read the body alone, as they do of an event. */
export function retryHint(retryAfter: number | string | undefined): { readonly retryAfterSeconds?: number } {
  return retryAfter === undefined || retryAfter === '' ? {} : { retryAfterSeconds: Number(retryAfter) };
}

/** Writes a failure as the body of an answer or of an event. */
export function failureBody(context: HttpContext, failure: { code: string; message: string }): FailureBody {
  context.state.failureCode = failure.code;
  return { message: failure.message, code: failure.code, requestId: context.state.requestId };
}

/** Logs a fault of ours and gives what the client is told. */
export function unexpected(error: unknown, context: HttpContext, log: ServerLog): HttpFailure {
  log.fault({ event: 'fault', requestId: context.state.requestId, error });
  return new HttpFailure('internal-error', internalErrorMessage);
}
