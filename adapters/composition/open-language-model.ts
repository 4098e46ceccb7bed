import type { LanguageModel } from '../../core/llm/language-model.port.ts';
import { ConfigurationError } from './configuration.ts';
import type { VariableValues } from './variables.ts';

/** How the language model is used in one run. */
export interface ModelRun {
  /** Files that the answers go to or come from; neither unless an operator asks. */
  readonly recordTo?: string;
  readonly replayFrom?: string;
  /** Nothing is written to the log. */
  readonly isQuiet?: boolean;
}

/**
 * The language model of a run: the configured one, the same with its answers written down, or a recording of one;
 * `null` where the built-in engine answers alone.
 * @throws ConfigurationError when a key, a model or a file is missing.
 */
export async function openLanguageModel(
  values: VariableValues,
  { recordTo, replayFrom }: ModelRun,
): Promise<LanguageModel | null> {
  if (replayFrom !== undefined) return openReplay(values, replayFrom);
  const model = await openConfiguredModel(values);
  if (recordTo === undefined) return model;
  if (!model) throw new ConfigurationError('A recording needs a language model: name one with --provider');
  const { startRecording } = await import('../llm/recording/recording-file.ts');
  const { RecordingLanguageModel } = await import('../llm/recording/recording-language-model.ts');
  const file = startRecording(recordTo);
  if (!file.ok) throw new ConfigurationError(file.error.message, file.error.code);
  return new RecordingLanguageModel(model, file.value);
}

/** Plays the model that is configured, or else the one that was recorded. */
async function openReplay(values: VariableValues, path: string): Promise<LanguageModel> {
  const { readRecording } = await import('../llm/recording/recording-file.ts');
  const { ReplayLanguageModel } = await import('../llm/recording/replay-language-model.ts');
  const recording = readRecording(path);
  if (!recording.ok) throw new ConfigurationError(recording.error.message, recording.error.code);
  const [first] = recording.value;
  const { LLM_PROVIDER: provider } = values;
  const model = provider === 'ollama' ? values.OLLAMA_MODEL : values.OPENAI_MODEL;
  const isNamed = provider !== 'builtin' && model !== undefined;
  const played = isNamed ? { provider, model } : first;
  if (!played) throw new ConfigurationError(`${path} holds no model answers.`, 'file-not-readable');
  return new ReplayLanguageModel(played, recording.value);
}

async function openConfiguredModel(values: VariableValues): Promise<LanguageModel | null> {
  if (values.LLM_PROVIDER === 'openai') {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = values;
    if (!model) throw new ConfigurationError('OPENAI_MODEL must be set when LLM_PROVIDER is openai');
    if (!apiKey && !baseUrl) {
      throw new ConfigurationError(
        'OPENAI_API_KEY must be set when LLM_PROVIDER is openai',
        'provider-not-configured',
      );
    }
    const { OpenAiLanguageModel } = await import('../llm/openai/openai-language-model.ts');
    return new OpenAiLanguageModel({
      model,
      ...(apiKey ? { apiKey } : {}),
      ...(baseUrl ? { baseUrl } : {}),
    });
  }
  if (values.LLM_PROVIDER === 'ollama') {
    const { OLLAMA_HOST: host, OLLAMA_MODEL: model } = values;
    if (!model) throw new ConfigurationError('OLLAMA_MODEL must be set when LLM_PROVIDER is ollama');
    const { OllamaLanguageModel } = await import('../llm/ollama/ollama-language-model.ts');
    return new OllamaLanguageModel({ host, model });
  }
  return null;
}
