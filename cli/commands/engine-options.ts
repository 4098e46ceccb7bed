import { type Command, Option } from 'commander';
import type { ModelRun } from '../../adapters/composition/open-language-model.ts';

/** Flags that choose the engine for one run. */
export interface EngineOptions {
  readonly provider?: string;
  readonly model?: string;
  readonly baseUrl?: string;
}

/** Flags that keep the answers of a language model, or answer from kept ones. */
export interface RecordingOptions {
  readonly record?: string;
  readonly replay?: string;
  /** The global `--quiet`. */
  readonly quiet?: boolean;
}

/** Adds the flags that override the configured engine. */
export function addEngineOptions(command: Command): Command {
  return command
    .addOption(new Option('--provider <name>', 'engine of this run').choices(['builtin', 'openai', 'ollama']))
    .option('--model <name>', 'model of this run')
    .option('--base-url <address>', 'server of this run');
}

/** Adds the flags that record and replay the answers of the language model. */
export function addRecordingOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--record <file>',
        'write the answers of the model there (confidential: they repeat the document)',
      ).conflicts('replay'),
    )
    .addOption(new Option('--replay <file>', 'take the answers of the model from there, without a network'));
}

/**
 * The configuration variables that the flags stand for. `--model` and `--base-url` mean the chosen provider;
 * where that is chosen outside the command line they are set for both, and only one of them is used.
 */
export function engineFlags({ provider, model, baseUrl }: EngineOptions): Readonly<Record<string, string>> {
  const isFor = (name: string) => provider === undefined || provider === name;
  return {
    ...(provider !== undefined && { LLM_PROVIDER: provider }),
    ...(model !== undefined && isFor('openai') && { OPENAI_MODEL: model }),
    ...(model !== undefined && isFor('ollama') && { OLLAMA_MODEL: model }),
    ...(baseUrl !== undefined && isFor('openai') && { OPENAI_BASE_URL: baseUrl }),
    ...(baseUrl !== undefined && isFor('ollama') && { OLLAMA_HOST: baseUrl }),
  };
}

/** How the flags want the language model to be used. */
export function modelRun({ record, replay, quiet = false }: RecordingOptions): ModelRun {
  return {
    isQuiet: quiet,
    recordTo: record,
    replayFrom: replay,
  };
}
