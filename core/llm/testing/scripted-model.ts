import type { Result } from '../../result.ts';
import type { LanguageModel, ModelAnswer, ModelCall, ModelFailure } from '../language-model.port.ts';
import { parseAnswer } from '../parse-answer.ts';

/** One thing that a scripted model does: answer with text, or fail. */
export type ScriptedReply = string | ModelFailure;

/** A model that says what it was told to say, records its calls, and throws when asked once too often. */
export class ScriptedModel implements LanguageModel {
  readonly provider = 'scripted';
  readonly model = 'scripted-model';
  readonly calls: ModelCall<unknown>[] = [];
  readonly #replies: ScriptedReply[];

  constructor(replies: readonly ScriptedReply[] = []) {
    this.#replies = [...replies];
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    this.calls.push(call);
    if (call.cancellation?.aborted) {
      return { ok: false, error: { code: 'cancelled', message: 'Cancelled.', isRetryable: false } };
    }
    const reply = this.#replies.shift();
    if (reply === undefined) throw new Error('the test did not expect this call: no reply is left');
    if (typeof reply !== 'string') return { ok: false, error: reply };
    const usage = { inputTokens: 100, outputTokens: 10 };
    return parseAnswer({ text: reply, finishReason: 'stop', usage }, call.schema);
  }
}
