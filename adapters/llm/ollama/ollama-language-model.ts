import { Ollama } from 'ollama';
import { z } from 'zod';
import type {
  LanguageModel,
  ModelAnswer,
  ModelCall,
  ModelFailure,
} from '../../../core/llm/language-model.port.ts';
import { parseAnswer } from '../../../core/llm/parse-answer.ts';
import { failed, type Result } from '../../../core/result.ts';
import { type AnswerFormat, inAcceptedFormat, messagesFor } from '../answer-format.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { type CallWindow, openCallWindow } from '../call-window.ts';
import { explainFailure, notTheProtocol } from '../explain-failure.ts';
import { providerSchema } from '../provider-schema.ts';
import { tokenCount } from '../token-count.ts';
import { contextLength } from './context-length.ts';

export interface OllamaSettings {
  readonly host: string;
  readonly model: string;
}

/** What is read of an answer. */
const answerSchema = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().max(40).catch('unknown'),
  prompt_eval_count: tokenCount,
  eval_count: tokenCount,
});

/** A model on a local Ollama, which holds answers to the schema while it writes them. */
export class OllamaLanguageModel implements LanguageModel {
  readonly provider = 'ollama';
  readonly model: string;
  readonly #host: string;
  /** The most exact format that the server has not refused. */
  #format: AnswerFormat = 'schema';

  constructor({ host, model }: OllamaSettings) {
    this.#host = host;
    this.model = model;
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    const window = openCallWindow(call.timeoutMs, call.cancellation);
    try {
      const { format, answer } = await inAcceptedFormat(this.#format, (one) => this.#chat(call, window, one));
      this.#format = format;
      return read(answer, call);
    } catch (error) {
      return failed(explainFailure(error, window));
    }
  }

  async #chat<Value>(call: ModelCall<Value>, window: CallWindow, format: AnswerFormat): Promise<unknown> {
    // The library's own abort does not reach a call that is not streamed, so the fetch carries the signal.
    const client = new Ollama({ host: this.#host, fetch: boundedFetch(window.signal) });
    const messages = messagesFor(format, call);
    return client.chat({
      model: this.model,
      messages,
      ...(format === 'words-alone'
        ? {}
        : { format: format === 'schema' ? providerSchema(call.schema) : 'json' }),
      stream: false,
      options: { temperature: 0, num_ctx: contextLength(messages) },
    });
  }
}

function read<Value>(given: unknown, { schema }: ModelCall<Value>): Result<ModelAnswer<Value>, ModelFailure> {
  const answer = answerSchema.safeParse(given);
  if (!answer.success) return failed(notTheProtocol());
  const { message, done_reason, prompt_eval_count, eval_count } = answer.data;
  const usage = { inputTokens: prompt_eval_count, outputTokens: eval_count };
  return parseAnswer({ text: message.content, finishReason: done_reason, usage }, schema);
}
