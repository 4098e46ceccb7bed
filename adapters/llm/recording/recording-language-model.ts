import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
} from '../../../core/llm/language-model.port.ts';
import type { Result } from '../../../core/result.ts';
import { callKey, withoutDelimiter } from './call-key.ts';
import type { RecordedCall } from './recorded-call.ts';

/**
 * Another model, whose answers and failures are written down on the way. What is written holds text of the
 * documents, so this is only put in where an operator asks for a recording.
 */
export class RecordingLanguageModel implements LanguageModel {
  readonly provider: string;
  readonly model: string;
  readonly #recorded: LanguageModel;
  readonly #write: (call: RecordedCall) => void;

  constructor(recorded: LanguageModel, write: (call: RecordedCall) => void) {
    this.provider = recorded.provider;
    this.model = recorded.model;
    this.#recorded = recorded;
    this.#write = write;
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    const outcome = await this.#recorded.generate(call);
    const recorded = this.#describe(call, outcome);
    if (recorded) this.#write(recorded);
    return outcome;
  }

  /** `null` for a call that its own caller gave up: that says nothing about the model. */
  #describe<Value>(
    call: ModelCall<Value>,
    outcome: Result<ModelAnswer<Value>, ModelFailure>,
  ): RecordedCall | null {
    const about = {
      version: 1 as const,
      key: callKey(this, call),
      provider: this.provider,
      model: this.model,
      promptVersion: call.promptVersion,
    };
    const said = outcome.ok ? outcome.value : outcome.error;
    if (said.answer && said.usage && said.finishReason !== undefined) {
      const text = withoutDelimiter(said.answer.reveal(), call);
      return { ...about, outcome: 'answer', text, finishReason: said.finishReason, usage: said.usage };
    }
    if (outcome.ok || outcome.error.code === 'cancelled') return null;
    const { code, message, isRetryable, retryAfterMs, usage, finishReason } = outcome.error;
    const optional = {
      retryAfterMs,
      usage,
      finishReason,
    };
    return { ...about, outcome: 'failure', failure: { code, message, isRetryable, ...optional } };
  }
}
