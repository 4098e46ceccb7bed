import type { ModelFailure } from '../../core/llm/language-model.port.ts';
import type { CallWindow } from './call-window.ts';
import { failureOfStatus } from './failure-of-status.ts';
import { isUnusableAnswer, refusedCall } from './refused-call.ts';

/** What a call that threw means. */
export function explainFailure(error: unknown, window: CallWindow): ModelFailure {
  const ended = window.failure();
  if (ended) return ended;
  if (isUnusableAnswer(error)) return notTheProtocol();
  const refused = refusedCall(error);
  if (refused === null) return failureOfStatus(undefined);
  const failure = failureOfStatus(refused.status, refused.headers);
  // A used-up account answers 429 too, and asking again does not fill it.
  return /insufficient_quota/.test(refused.words.reveal()) ? { ...failure, isRetryable: false } : failure;
}

/** An answer that no repair helps: it did not come from a model. */
export function notTheProtocol(): ModelFailure {
  return {
    code: 'provider-invalid-answer',
    message: 'The server of the language model did not answer in its provider’s protocol.',
    isRetryable: false,
  };
}
