import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
  ModelMessage,
  ModelUsage,
} from './language-model.port.ts';
import type { ModelLimits } from './model-limits.ts';
import type { ModelLog } from './model-log.port.ts';
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
  readonly log: ModelLog;
}

/** A call with a deadline for all attempts together. */
export interface DeadlinedCall<Value> extends Omit<ModelCall<Value>, 'timeoutMs'> {
  /** Milliseconds since the epoch. */
  readonly deadlineAt: number;
  readonly requestId?: string;
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
  const { limits, clock, model, log } = dependencies;
  const startedAt = clock.now();
  const release = await limits.enter(call.cancellation);
  const effort: Effort = { retries: 0, repairs: 0, usage: { inputTokens: 0, outputTokens: 0 } };
  try {
    const outcome = await attempt(dependencies, call, effort);
    log({
      event: 'model-call-end',
      requestId: call.requestId,
      provider: model.provider,
      model: model.model,
      promptVersion: call.promptVersion,
      outcome: outcome.ok ? 'ok' : outcome.error.code,
      inputTokens: effort.usage.inputTokens,
      outputTokens: effort.usage.outputTokens,
      retries: effort.retries,
      repairs: effort.repairs,
      durationMs: clock.now().getTime() - startedAt.getTime(),
    });
    return outcome;
  } finally {
    release();
  }
}

/** What the attempts have taken so far. */
interface Effort {
  retries: number;
  repairs: number;
  usage: ModelUsage;
}

async function attempt<Value>(
  { model, limits, clock, wait }: CallModelDependencies,
  call: DeadlinedCall<Value>,
  effort: Effort,
): Promise<Result<ModelAnswerWithEffort<Value>, ModelFailure>> {
  let { messages } = call;
  for (;;) {
    const timeoutMs = call.deadlineAt - clock.now().getTime();
    if (call.cancellation?.aborted) return failed(cancelled(effort.usage));
    if (timeoutMs <= 0) return failed(timedOut(effort.usage));
    // Looked at before every attempt: calls that waited in the queue together may have spent what was left.
    const refusal = limits.refusal(clock.now());
    if (refusal) return failed({ ...refusal, usage: effort.usage });
    const outcome = await model.generate({ ...call, messages, timeoutMs });
    const { usage } = outcome.ok ? outcome.value : outcome.error;
    effort.usage = add(effort.usage, usage);
    limits.spend(usage, clock.now());
    if (outcome.ok) return success({ ...outcome.value, ...effort });
    const failure = outcome.error;
    if (failure.code === 'provider-invalid-answer' && effort.repairs === 0 && failure.answer) {
      effort.repairs += 1;
      messages = repairMessages(call.messages, failure.answer.reveal(), failure.issues ?? []);
      continue;
    }
    const delayMs = retryDelayMs(failure, effort.retries);
    const remainingMs = call.deadlineAt - clock.now().getTime();
    if (delayMs === null || delayMs >= remainingMs) return failed({ ...failure, usage: effort.usage });
    effort.retries += 1;
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

/** An empty answer is asked for again as if for the first time: servers refuse an empty turn. */
function repairMessages(
  messages: readonly ModelMessage[],
  answer: string,
  issues: readonly string[],
): readonly ModelMessage[] {
  if (answer.trim() === '') return messages;
  return [
    ...messages,
    { role: 'assistant', content: answer },
    { role: 'user', content: repairRequest(issues) },
  ];
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
