import { Ollama } from 'ollama';
import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
} from '../../../core/llm/language-model.port.ts';
import { parseAnswer } from '../../../core/llm/parse-answer.ts';
import { failed, type Result } from '../../../core/result.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { type CallWindow, openCallWindow } from '../call-window.ts';
import { failureOfStatus } from '../failure-of-status.ts';
import { providerSchema } from '../provider-schema.ts';
import { contextLength } from './context-length.ts';

export interface OllamaSettings {
  readonly host: string;
  readonly model: string;
}

/** A model on a local Ollama, which holds answers to the schema while it writes them. */
export class OllamaLanguageModel implements LanguageModel {
  readonly provider = 'ollama';
  readonly model: string;
  readonly #host: string;

  constructor({ host, model }: OllamaSettings) {
    this.#host = host;
    this.model = model;
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    const window = openCallWindow(call.timeoutMs, call.cancellation);
    // The library's own abort does not reach a call that is not streamed, so the fetch carries the signal.
    const client = new Ollama({ host: this.#host, fetch: refusingFetch(boundedFetch(window.signal)) });
    try {
      const { message, done_reason, prompt_eval_count, eval_count } = await client.chat({
        model: this.model,
        messages: [...call.messages],
        format: providerSchema(call.schema),
        stream: false,
        options: { temperature: 0, num_ctx: contextLength(call.messages) },
      });
      const usage = { inputTokens: prompt_eval_count ?? 0, outputTokens: eval_count ?? 0 };
      return parseAnswer(
        { text: message?.content ?? '', finishReason: done_reason ?? 'unknown', usage },
        call.schema,
      );
    } catch (error) {
      return failed(explain(error, window));
    }
  }
}

/** A status that is none of success, caught before the library prints the provider's words. */
class RefusedCall extends Error {
  readonly status: number;
  readonly headers: Headers;

  constructor({ status, headers }: Response) {
    super(`status ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

function refusingFetch(fetchOnce: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, init);
    if (!response.ok) throw new RefusedCall(response);
    return response;
  };
}

function explain(error: unknown, window: CallWindow): ModelFailure {
  const ended = window.failure();
  if (ended) return ended;
  return error instanceof RefusedCall
    ? failureOfStatus(error.status, error.headers)
    : failureOfStatus(undefined);
}
