import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
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

/** Where the server is and what it is asked for. */
export interface OpenAiSettings {
  /** Local servers take any key, so none is needed for them. */
  readonly apiKey?: string;
  /** Without it, OpenAI's own server. */
  readonly baseUrl?: string;
  readonly model: string;
}

type ResponseFormat = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming['response_format'];

/** Chat completions of any server that speaks OpenAI's protocol: OpenAI, Azure, vLLM, llama.cpp and others. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly provider = 'openai';
  readonly model: string;
  readonly #settings: OpenAiSettings;
  /** Set once a server has refused JSON schemas: it is asked for any JSON object from then on. */
  #knowsSchemas = true;

  constructor(settings: OpenAiSettings) {
    this.#settings = settings;
    this.model = settings.model;
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    const window = openCallWindow(call.timeoutMs, call.cancellation);
    try {
      return await this.#complete(call, window);
    } catch (error) {
      if (this.#knowsSchemas && isRefusedSchema(error)) {
        this.#knowsSchemas = false;
        return this.#complete(call, window).catch((again: unknown) => failed(explain(again, window)));
      }
      return failed(explain(error, window));
    }
  }

  async #complete<Value>(call: ModelCall<Value>, window: CallWindow) {
    const { apiKey = 'none', baseUrl, model } = this.#settings;
    const client = new OpenAI({
      apiKey,
      baseURL: baseUrl,
      maxRetries: 0,
      timeout: Math.max(1, call.timeoutMs),
      fetch: boundedFetch(window.signal),
    });
    const completion = await client.chat.completions.create(
      {
        model,
        messages: this.#messages(call),
        response_format: this.#responseFormat(call),
        stream: false,
      },
      { signal: window.signal },
    );
    const choice = completion.choices?.[0];
    const usage = {
      inputTokens: completion.usage?.prompt_tokens ?? 0,
      outputTokens: completion.usage?.completion_tokens ?? 0,
    };
    const finishReason = choice?.finish_reason ?? 'unknown';
    if (choice?.message?.refusal || finishReason === 'content_filter') {
      return failed<ModelFailure>({
        code: 'provider-refused',
        message: 'The language model refused to answer.',
        isRetryable: false,
        usage,
        finishReason,
      });
    }
    return parseAnswer({ text: choice?.message?.content ?? '', finishReason, usage }, call.schema);
  }

  #responseFormat<Value>({ schema, schemaName }: ModelCall<Value>): ResponseFormat {
    if (!this.#knowsSchemas) return { type: 'json_object' };
    return {
      type: 'json_schema',
      json_schema: { name: schemaName, strict: true, schema: providerSchema(schema) },
    };
  }

  /** A server without schemas gets the schema in words. */
  #messages<Value>({ messages, schema }: ModelCall<Value>) {
    if (this.#knowsSchemas) return [...messages];
    const instruction = `Answer with one JSON object that fits this JSON schema: ${JSON.stringify(z.toJSONSchema(schema))}`;
    return [{ role: 'system' as const, content: instruction }, ...messages];
  }
}

/** Servers that do not know `json_schema`, or cannot turn it into a grammar, answer 400 or 422 and name it. */
function isRefusedSchema(error: unknown): boolean {
  return (
    error instanceof APIError &&
    (error.status === 400 || error.status === 422) &&
    /response_format|schema|grammar/i.test(error.message)
  );
}

function explain(error: unknown, window: CallWindow): ModelFailure {
  const ended = window.failure();
  if (ended) return ended;
  if (!(error instanceof APIError)) return failureOfStatus(undefined);
  const failure = failureOfStatus(error.status, error.headers);
  // A used-up account answers 429 too, and asking again does not fill it.
  return error.code === 'insufficient_quota' ? { ...failure, isRetryable: false } : failure;
}
