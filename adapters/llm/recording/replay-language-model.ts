import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
} from '../../../core/llm/language-model.port.ts';
import { parseAnswer } from '../../../core/llm/parse-answer.ts';
import { failed, type Result } from '../../../core/result.ts';
import { callKey, withDelimiter } from './call-key.ts';
import type { RecordedCall } from './recorded-call.ts';

/**
 * Answers from a recording and reaches no network. A recorded answer takes the way of a live one, so that it is
 * validated again; a call that was made several times is answered in the recorded order, the last answer stays.
 */
export class ReplayLanguageModel implements LanguageModel {
  readonly provider: string;
  readonly model: string;
  readonly #calls = new Map<string, RecordedCall[]>();

  constructor({ provider, model }: { provider: string; model: string }, recording: readonly RecordedCall[]) {
    this.provider = provider;
    this.model = model;
    for (const call of recording) this.#calls.set(call.key, [...(this.#calls.get(call.key) ?? []), call]);
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    if (call.cancellation?.aborted) {
      return failed({ code: 'cancelled', message: 'The analysis was cancelled.', isRetryable: false });
    }
    const calls = this.#calls.get(callKey(this, call)) ?? [];
    const recorded = calls.length > 1 ? calls.shift() : calls[0];
    if (!recorded) return failed(notRecorded(this));
    if (recorded.outcome === 'answer') {
      const { finishReason, usage } = recorded;
      return parseAnswer({ text: withDelimiter(recorded.text, call), finishReason, usage }, call.schema);
    }
    const { retryAfterMs, usage, finishReason, ...failure } = recorded.failure;
    return failed({
      ...failure,
      retryAfterMs,
      usage,
      finishReason,
    });
  }
}

function notRecorded({ provider, model }: LanguageModel): ModelFailure {
  return {
    code: 'provider-unavailable',
    message: `The recording holds no answer of ${provider} ${model} to this call: the document, the prompt or the model has changed since it was made.`,
    isRetryable: false,
  };
}
