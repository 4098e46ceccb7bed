import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { addEngineOptions, type EngineOptions, engineFlags } from './engine-options.ts';

interface EvaluateOptions extends EngineOptions {
  readonly dir?: string;
  readonly json?: boolean;
}

const termSheetHelp = `
Without --dir the golden set of the product is read. A folder of your own needs a truth.json beside its documents.

Examples:
  $ fettle eval termsheet
  $ fettle eval termsheet --dir samples --provider ollama --model name`;

/** `fettle eval`: how well the configured engine does on the golden sets. */
export function addEvalCommands(program: Command, environment: CommandEnvironment): void {
  const evaluate = program.command('eval').description('measure the engines on the golden sets');
  const termsheet = evaluate
    .command('termsheet')
    .description('facts precision and recall, types, refusals, red flags, quotes and time')
    .option('--dir <folder>', 'documents with a truth.json beside them')
    .option('--json', 'as JSON')
    .addHelpText('after', termSheetHelp);
  addEngineOptions(termsheet).action((options: EvaluateOptions) => evaluateTermSheets(options, environment));
  evaluate
    .command('codes')
    .description('right codes among the first answers, and how far the confidence can be trusted')
    .action(() => evaluateCodes(environment));
}

async function evaluateTermSheets(options: EvaluateOptions, { context }: CommandEnvironment): Promise<void> {
  const { formatSummary } = await import('../../core/termsheet/evaluation/golden-summary.ts');
  const services = await context.openServices(engineFlags(options, context.environment));
  try {
    const run = await services.get('evaluateTermSheets');
    const folder = options.dir === undefined ? undefined : resolve(context.workingDirectory, options.dir);
    const { summary, scores, medianMs, slowestMs } = await run(folder).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'the golden set cannot be read';
      throw new CommandFailure({ code: 'file-not-readable', message }, options.json);
    });
    context.stdout.write(
      options.json
        ? `${JSON.stringify({ summary, medianMs, slowestMs, scores })}\n`
        : `${formatSummary(summary, scores)}\ntime a document    median ${medianMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms\n`,
    );
  } finally {
    await services.close();
  }
}

async function evaluateCodes({ context }: CommandEnvironment): Promise<void> {
  const services = await context.openServices();
  try {
    const run = await services.get('evaluateCodes');
    context.stdout.write(`${run()}\n`);
  } finally {
    await services.close();
  }
}
