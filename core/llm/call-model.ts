import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
  ModelUsage,
} from './language-model.port.ts';
import type { ModelLimits } from './model-limits.ts';
import type { Wait } from './waiting.port.ts';

/** Repeats after a failure that may pass, on top of the first attempt. */
const mostRetries = 2;
const firstRetryDelayMs = 2000;
/** A provider that asks for a longer wait is not waited for. */
const longestRetryAfterMs = 60_000;

export interface CallModelDependencies {
  readonly model: LanguageModel;
  readonly limits: ModelLimits;
  readonly clock: Clock;
  readonly wait: Wait;
}

/** A call with a deadline for all attempts together. */
export interface DeadlinedCall<Value> extends Omit<ModelCall<Value>, 'timeoutMs'> {
  /** Milliseconds since the epoch. */
  readonly deadlineAt: number;
}

/** What an answer took. */
export interface ModelAnswerWithEffort<Value> extends ModelAnswer<Value> {
  readonly retries: number;
  readonly repairs: number;
}

/**
 * The one policy for calls to a model: a place in the queue, the daily budget, at most two retries and only
 * where the failure may pass, one repair of an answer that does not fit its schema, and one deadline over
 * all of it. The usage of every attempt is added up.
 */
export async function callModel<Value>(
  dependencies: CallModelDependencies,
  call: DeadlinedCall<Value>,
): Promise<Result<ModelAnswerWithEffort<Value>, ModelFailure>> {
  const { limits, clock } = dependencies;
  const refusal = limits.refusal(clock.now());
  if (refusal) return failed(refusal);
  const release = await limits.enter(call.cancellation);
  try {
    return await attempt(dependencies, call);
  } finally {
    release();
  }
}

async function attempt<Value>(
  { model, limits, clock, wait }: CallModelDependencies,
  call: DeadlinedCall<Value>,
): Promise<Result<ModelAnswerWithEffort<Value>, ModelFailure>> {
  let { messages } = call;
  let retries = 0;
  let repairs = 0;
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  for (;;) {
    const timeoutMs = call.deadlineAt - clock.now().getTime();
    if (call.cancellation?.aborted) return failed(cancelled(usage));
    if (timeoutMs <= 0) return failed(timedOut(usage));
    const outcome = await model.generate({ ...call, messages, timeoutMs });
    usage = add(usage, outcome.ok ? outcome.value.usage : outcome.error.usage);
    limits.spend(outcome.ok ? outcome.value.usage : outcome.error.usage, clock.now());
    if (outcome.ok) return success({ ...outcome.value, usage, retries, repairs });
    const failure = outcome.error;
    if (failure.code === 'provider-invalid-answer' && repairs === 0 && failure.answer) {
      repairs += 1;
      messages = [
        ...call.messages,
        { role: 'assistant', content: failure.answer.reveal() },
        { role: 'user', content: repairRequest(failure.issues ?? []) },
      ];
      continue;
    }
    const delayMs = retryDelayMs(failure, retries);
    const remainingMs = call.deadlineAt - clock.now().getTime();
    if (delayMs === null || delayMs >= remainingMs) return failed({ ...failure, usage });
    retries += 1;
    await wait(delayMs, call.cancellation);
  }
}

/** How long to wait before the next attempt; `null` where there must be none. */
function retryDelayMs(failure: ModelFailure, retries: number): number | null {
  if (!failure.isRetryable || retries >= mostRetries) return null;
  const { retryAfterMs } = failure;
  if (retryAfterMs === undefined) return firstRetryDelayMs * 2 ** retries;
  return retryAfterMs >= 0 && retryAfterMs < longestRetryAfterMs ? retryAfterMs : null;
}

function repairRequest(issues: readonly string[]): string {
  return [
    'Your answer does not fit the schema. Answer again with one JSON object and nothing else.',
    ...issues.map((issue) => `- ${issue}`),
  ].join('\n');
}

function add(one: ModelUsage, other: ModelUsage | undefined): ModelUsage {
  return {
    inputTokens: one.inputTokens + (other?.inputTokens ?? 0),
    outputTokens: one.outputTokens + (other?.outputTokens ?? 0),
  };
}

function cancelled(usage: ModelUsage): ModelFailure {
  return { code: 'cancelled', message: 'The analysis was cancelled.', isRetryable: false, usage };
}

function timedOut(usage: ModelUsage): ModelFailure {
  return {
    code: 'provider-timeout',
    message: 'The language model did not answer in time.',
    isRetryable: false,
    usage,
  };
}
