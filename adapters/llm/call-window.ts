import type { Cancellation } from '../../core/cancellation.ts';
import type { ModelFailure } from '../../core/llm/language-model.port.ts';

/** The time that one call has, and who may end it early. */
export interface CallWindow {
  readonly signal: AbortSignal;
  /** The failure to report when the signal ended the call, `null` when it did not. */
  failure(): ModelFailure | null;
}

/** Joins the deadline of a call with the cancellation of its caller. */
export function openCallWindow(timeoutMs: number, cancellation: Cancellation | undefined): CallWindow {
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const caller = cancellation instanceof AbortSignal ? [cancellation] : [];
  return {
    signal: AbortSignal.any([deadline, ...caller]),
    failure: () => {
      if (cancellation?.aborted) {
        return { code: 'cancelled', message: 'The analysis was cancelled.', isRetryable: false };
      }
      if (!deadline.aborted) return null;
      return {
        code: 'provider-timeout',
        message: 'The language model did not answer in time.',
        isRetryable: false,
      };
    },
  };
}
