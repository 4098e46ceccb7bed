import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Services } from '../../adapters/composition/open-services.ts';
import { progressOf } from '../batch/progress-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { exitCodes } from '../exit-codes.ts';
import { modelRun } from './engine-options.ts';
import {
  addEvaluationOptions,
  type EvaluationFlags,
  evaluationVariables,
  notes,
  tokenPrice,
} from './evaluation-options.ts';
import { failIfRefused, finishEvaluation } from './finish-evaluation.ts';

interface CodesEvaluationFlags extends EvaluationFlags {
  readonly dir?: string;
}

const help = `
Without a provider: the built-in engine on every labelled set, and how far its confidence can be trusted. With one:
the built-in engine and its model side by side on the golden sets, codes that the checks refused, time, tokens and,
with prices, cost.

Examples:
  $ fettle eval codes
  $ fettle eval codes --provider ollama --model name --limit 50
  $ fettle eval codes --provider openai --model name --price-input 2.5 --price-output 10 --currency GBP`;

/** `fettle eval codes`: how often the engines have the right code among their first answers. */
export function addCodesEvaluation(evaluate: Command, environment: CommandEnvironment): void {
  const command = evaluate
    .command('codes')
    .description('right codes among the first answers, calibration; time, tokens and cost of a model')
    .addHelpText('after', help);
  addEvaluationOptions(command)
    .option('--dir <folder>', 'labelled texts besides: owner_dev.jsonl, naics_dev.jsonl, cpv_dev.jsonl')
    .action((_: CodesEvaluationFlags, self: Command) =>
      run(self.optsWithGlobals<CodesEvaluationFlags>(), environment),
    );
}

async function run(flags: CodesEvaluationFlags, environment: CommandEnvironment): Promise<void> {
  const { context } = environment;
  const price = tokenPrice(flags);
  const services = await context.openServices(evaluationVariables(flags), modelRun(flags));
  try {
    const isCompared = flags.limit !== undefined || (await services.get('languageModel')) !== null;
    if (isCompared) await compare(services, flags, price, environment);
    else await measure(services, flags, environment);
  } finally {
    await services.close();
  }
}

async function measure(
  services: Services,
  { json, dir }: CodesEvaluationFlags,
  { context, finishWith }: CommandEnvironment,
) {
  const folder = dir === undefined ? undefined : resolve(context.workingDirectory, dir);
  const measured = await (await services.get('measureCodes'))(folder, context.signal);
  if (measured === null) {
    finishWith(exitCodes.interrupted);
    return;
  }
  const sets = measured.sets.map(({ name, evaluation: { scores }, millisecondsEach }) => ({
    name,
    scores,
    millisecondsEach,
  }));
  context.stdout.write(json ? `${JSON.stringify({ sets })}\n` : `${measured.tables}\n`);
}

async function compare(
  services: Services,
  flags: EvaluationFlags,
  price: ReturnType<typeof tokenPrice>,
  environment: CommandEnvironment,
): Promise<void> {
  const { context } = environment;
  const { comparisonRows } = await import('../../core/codes/evaluation/comparison-rows.ts');
  const { enginesAsJson, evaluationTable } = await import('../output/evaluation-table.ts');
  const progress = progressOf(notes(flags, context), () => performance.now(), 'descriptions');
  const comparison = await (await services.get('compareCodes'))({
    limit: flags.limit,
    cancellation: context.signal,
    onProgress: progress.advance,
  });
  progress.end();
  failIfRefused(comparison);
  const { engines } = comparison;
  if (flags.json) {
    context.stdout.write(`${JSON.stringify({ engines: enginesAsJson(engines, price) })}\n`);
  } else {
    const accuracy = comparisonRows(engines.map(({ sets }) => sets));
    const words = { what: 'description', named: 'codes' };
    context.stdout.write(`${evaluationTable(engines, accuracy, price, words)}\n`);
  }
  finishEvaluation(comparison, environment);
}
