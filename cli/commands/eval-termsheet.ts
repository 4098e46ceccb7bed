import { resolve } from 'node:path';
import type { Command } from 'commander';
import { progressOf } from '../batch/progress-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { modelRun } from './engine-options.ts';
import {
  addEvaluationOptions,
  type EvaluationFlags,
  evaluationVariables,
  notes,
  tokenPrice,
} from './evaluation-options.ts';
import { failIfRefused, finishEvaluation } from './finish-evaluation.ts';

interface TermSheetFlags extends EvaluationFlags {
  readonly dir?: string;
}

const help = `
Without --dir the golden set of the product is read. A folder of your own needs a truth.json beside its documents.
With a provider, the built-in engine stands beside its model: accuracy, findings that the checks left out, time,
tokens and, with prices, cost. A recording repeats the documents: keep it as you keep them.

Examples:
  $ fettle eval termsheet
  $ fettle eval termsheet --provider ollama --model name --limit 5
  $ fettle eval termsheet --provider openai --model name --price-input 2.5 --price-output 10 --record answers.jsonl
  $ fettle eval termsheet --replay answers.jsonl --json`;

/** `fettle eval termsheet`: how well the engines read the golden term sheets. */
export function addTermSheetEvaluation(evaluate: Command, environment: CommandEnvironment): void {
  const command = evaluate
    .command('termsheet')
    .description('facts, types, refusals, red flags, quotes; time, tokens and cost of a model')
    .option('--dir <folder>', 'documents with a truth.json beside them')
    .addHelpText('after', help);
  addEvaluationOptions(command).action((_: TermSheetFlags, self: Command) =>
    run(self.optsWithGlobals<TermSheetFlags>(), environment),
  );
}

async function run(flags: TermSheetFlags, environment: CommandEnvironment): Promise<void> {
  const { context } = environment;
  const { summaryRows, mismatchLines } = await import('../../core/termsheet/evaluation/golden-summary.ts');
  const { enginesAsJson, evaluationTable } = await import('../output/evaluation-table.ts');
  const price = tokenPrice(flags);
  const services = await context.openServices(evaluationVariables(flags), modelRun(flags));
  try {
    const evaluate = await services.get('evaluateTermSheets');
    const progress = progressOf(notes(flags, context), () => performance.now(), 'documents');
    const evaluation = await evaluate({
      ...(flags.dir === undefined ? {} : { folder: resolve(context.workingDirectory, flags.dir) }),
      limit: flags.limit,
      cancellation: context.signal,
      onProgress: progress.advance,
    }).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'the golden set cannot be read';
      throw new CommandFailure({ code: 'file-not-readable', message });
    });
    progress.end();
    failIfRefused(evaluation);
    const { engines } = evaluation;
    if (flags.json) {
      const measured = enginesAsJson(engines, price);
      // The engine that was asked for comes last; its figures stand at the top, where they were without a model.
      context.stdout.write(`${JSON.stringify({ ...measured.at(-1), engines: measured })}\n`);
    } else {
      const accuracy = summaryRows(engines.map(({ summary }) => summary));
      const words = { what: 'document', named: 'findings' };
      const mismatches = mismatchLines(engines.at(-1)?.scores ?? []);
      context.stdout.write(
        `${[evaluationTable(engines, accuracy, price, words), ...mismatches].join('\n')}\n`,
      );
    }
    finishEvaluation(evaluation, environment);
  } finally {
    await services.close();
  }
}
