import { type Command, Option } from 'commander';

/** Flags that choose the engine for one run. */
export interface EngineOptions {
  readonly provider?: string;
  readonly model?: string;
  readonly baseUrl?: string;
}

/** Adds the flags that override the configured engine. */
export function addEngineOptions(command: Command): Command {
  return command
    .addOption(new Option('--provider <name>', 'engine of this run').choices(['builtin', 'openai', 'ollama']))
    .option('--model <name>', 'model of this run')
    .option('--base-url <address>', 'server of this run');
}

/** The configuration variables that the flags stand for. `--model` and `--base-url` go to the chosen provider. */
export function engineFlags(
  { provider, model, baseUrl }: EngineOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const isOllama = (provider ?? environment.LLM_PROVIDER) === 'ollama';
  return {
    ...(provider === undefined ? {} : { LLM_PROVIDER: provider }),
    ...(model === undefined ? {} : { [isOllama ? 'OLLAMA_MODEL' : 'OPENAI_MODEL']: model }),
    ...(baseUrl === undefined ? {} : { [isOllama ? 'OLLAMA_HOST' : 'OPENAI_BASE_URL']: baseUrl }),
  };
}
