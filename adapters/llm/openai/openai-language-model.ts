import OpenAI from 'openai';
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
import { failureOfStatus } from '../failure-of-status.ts';
import { providerSchema } from '../provider-schema.ts';
import { completionSchema, failureSchema, textOf } from './completion.ts';

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
  /** The most exact format that the server has not refused. */
  #format: AnswerFormat = 'schema';

  constructor(settings: OpenAiSettings) {
    this.#settings = settings;
    this.model = settings.model;
  }

  async generate<Value>(call: ModelCall<Value>): Promise<Result<ModelAnswer<Value>, ModelFailure>> {
    const window = openCallWindow(call.timeoutMs, call.cancellation);
    try {
      const { format, answer } = await inAcceptedFormat(this.#format, (one) =>
        this.#complete(call, window, one),
      );
      this.#format = format;
      return read(answer, call);
    } catch (error) {
      return failed(explainFailure(error, window));
    }
  }

  async #complete<Value>(call: ModelCall<Value>, window: CallWindow, format: AnswerFormat): Promise<unknown> {
    const { apiKey = 'none', baseUrl, model } = this.#settings;
    const client = new OpenAI({
      apiKey,
      baseURL: baseUrl,
      maxRetries: 0,
      timeout: Math.max(1, call.timeoutMs),
      fetch: boundedFetch(window.signal),
      // The library's own log holds the whole call, and the environment could switch it on.
      logLevel: 'off',
    });
    const responseFormat = responseFormatOf(format, call);
    return client.chat.completions.create(
      {
        model,
        messages: messagesFor(format, call),
        response_format: responseFormat,
        stream: false,
      },
      { signal: window.signal },
    );
  }
}

function responseFormatOf<Value>(
  format: AnswerFormat,
  { schema, schemaName }: ModelCall<Value>,
): ResponseFormat {
  if (format === 'words-alone') return undefined;
  if (format === 'any-object') return { type: 'json_object' };
  return {
    type: 'json_schema',
    json_schema: { name: schemaName, strict: true, schema: providerSchema(schema) },
  };
}

function read<Value>(
  answer: unknown,
  { schema }: ModelCall<Value>,
): Result<ModelAnswer<Value>, ModelFailure> {
  const completion = completionSchema.safeParse(answer);
  if (!completion.success) {
    // Gateways report a failure behind them with a status of success.
    const failure = failureSchema.safeParse(answer);
    return failed(failure.success ? failureOfStatus(failure.data.error.code) : notTheProtocol());
  }
  const { choices, usage: counted } = completion.data;
  const { finish_reason, message } = choices[0];
  const usage = { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens };
  const finishReason = finish_reason ?? 'unknown';
  if (message.refusal || finishReason === 'content_filter') {
    return failed({
      code: 'provider-refused',
      message: 'The language model refused to answer.',
      isRetryable: false,
      usage,
      finishReason,
    });
  }
  return parseAnswer({ text: textOf(message.content), finishReason, usage }, schema);
}
