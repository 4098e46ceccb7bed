import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import type { LanguageModel } from '../../../core/llm/language-model.port.ts';
import { bindService } from '../bind-service.ts';
import { ConfigurationError } from '../configuration.ts';
import type { VariableValues } from '../variables.ts';
import { writeServerLog } from '../write-server-log.ts';

/** The language model that LLM_PROVIDER names; `null` where the built-in engine answers alone. */
export const modelModule = new ContainerModule((options) => {
  bindService(options, 'languageModel', async (get) => {
    const { values } = await get('configuration');
    return openLanguageModel(values);
  });
  bindService(options, 'modelAnalysis', async (get) => {
    const model = await get('languageModel');
    if (!model) return null;
    const { values } = await get('configuration');
    const { ModelLimits } = await import('../../../core/llm/model-limits.ts');
    return {
      model,
      limits: new ModelLimits({
        concurrency: values.LLM_CONCURRENCY,
        tokensPerDay: values.LLM_TOKENS_PER_DAY ?? null,
      }),
      clock: await get('clock'),
      wait: async (delayMs, cancellation) => {
        const signal = cancellation instanceof AbortSignal ? { signal: cancellation } : {};
        // A wait that is cut short is no fault: the caller looks at the cancellation next.
        await delay(delayMs, undefined, signal).catch(() => undefined);
      },
      log: writeServerLog(process.stderr).modelCall,
      timeoutMs: values.LLM_TIMEOUT_MS,
      newDelimiter: () => randomBytes(12).toString('hex'),
    };
  });
  bindService(options, 'engine', async (get) => {
    const model = await get('languageModel');
    const { values } = await get('configuration');
    return () =>
      model
        ? { provider: model.provider, model: model.model, sendsTextTo: receiverOf(values) }
        : { provider: 'builtin', model: null, sendsTextTo: null };
  });
});

async function openLanguageModel(values: VariableValues): Promise<LanguageModel | null> {
  if (values.LLM_PROVIDER === 'openai') {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = values;
    if (!model) throw new ConfigurationError('OPENAI_MODEL must be set when LLM_PROVIDER is openai');
    if (!apiKey && !baseUrl) {
      throw new ConfigurationError(
        'OPENAI_API_KEY must be set when LLM_PROVIDER is openai',
        'provider-not-configured',
      );
    }
    const { OpenAiLanguageModel } = await import('../../llm/openai/openai-language-model.ts');
    return new OpenAiLanguageModel({
      model,
      ...(apiKey ? { apiKey } : {}),
      ...(baseUrl ? { baseUrl } : {}),
    });
  }
  if (values.LLM_PROVIDER === 'ollama') {
    const { OLLAMA_HOST: host, OLLAMA_MODEL: model } = values;
    if (!model) throw new ConfigurationError('OLLAMA_MODEL must be set when LLM_PROVIDER is ollama');
    const { OllamaLanguageModel } = await import('../../llm/ollama/ollama-language-model.ts');
    return new OllamaLanguageModel({ host, model });
  }
  return null;
}

/** Who reads a visitor's text, in words: the host of the server, or this machine. */
function receiverOf({ LLM_PROVIDER, OPENAI_BASE_URL, OLLAMA_HOST }: VariableValues): string | null {
  const address = LLM_PROVIDER === 'ollama' ? OLLAMA_HOST : OPENAI_BASE_URL;
  if (address === undefined) return 'OpenAI (api.openai.com)';
  const { hostname, host } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere ? null : host;
}
