import { type Command, InvalidArgumentError } from 'commander';
import type { TokenPrice } from '../../core/llm/evaluation/price.ts';
import type { CommandContext, TextOutput } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { positiveWholeNumber } from './codes-search.ts';
import {
  addEngineOptions,
  addRecordingOptions,
  type EngineOptions,
  engineFlags,
  type RecordingOptions,
} from './engine-options.ts';

/** The options of a measurement. */
export interface EvaluationFlags extends EngineOptions, RecordingOptions {
  readonly limit?: number;
  readonly concurrency?: number;
  readonly timeoutMs?: number;
  readonly priceInput?: number;
  readonly priceOutput?: number;
  readonly currency: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Adds what both measurements take. */
export function addEvaluationOptions(command: Command): Command {
  command
    .option('--limit <count>', 'at most this many of each set, spread over it', positiveWholeNumber)
    .option('--concurrency <count>', 'calls to the model at the same time', positiveWholeNumber)
    .option('--timeout-ms <milliseconds>', 'deadline of one answer', positiveWholeNumber)
    .option('--price-input <amount>', 'price of a million tokens in', amount)
    .option('--price-output <amount>', 'price of a million tokens out', amount)
    .option('--currency <code>', 'currency of the prices', currencyCode, 'USD')
    .option('--json', 'as JSON');
  return addRecordingOptions(addEngineOptions(command));
}

/** Where progress goes: nowhere under `--quiet`. */
export function notes({ quiet }: EvaluationFlags, { stderr }: CommandContext): TextOutput {
  return quiet ? { write: () => undefined, isTerminal: false } : stderr;
}

/** The configuration variables that the options stand for. */
export function evaluationVariables(flags: EvaluationFlags): Readonly<Record<string, string>> {
  const { concurrency, timeoutMs } = flags;
  return {
    ...engineFlags(flags),
    ...(concurrency === undefined ? {} : { LLM_CONCURRENCY: String(concurrency) }),
    ...(timeoutMs === undefined ? {} : { LLM_TIMEOUT_MS: String(timeoutMs) }),
  };
}

/** The price that was given; `null` without one, since nobody's price list can be known here. */
export function tokenPrice({ priceInput, priceOutput, currency }: EvaluationFlags): TokenPrice | null {
  if (priceInput === undefined && priceOutput === undefined) return null;
  if (priceInput === undefined || priceOutput === undefined) {
    const message = '--price-input and --price-output go together.';
    throw new CommandFailure({ code: 'invalid-input', message });
  }
  return { inputPerMillion: priceInput, outputPerMillion: priceOutput, currency };
}

function amount(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('It must be an amount such as 2.50.');
  return Number(text);
}

function currencyCode(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new InvalidArgumentError('It must be three capitals such as GBP.');
  return text;
}
