import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { addCodesEvaluation } from './eval-codes.ts';
import { addTermSheetEvaluation } from './eval-termsheet.ts';

/** `fettle eval`: how well the engines do on the golden sets, so that an operator can choose by figures. */
export function addEvalCommands(program: Command, environment: CommandEnvironment): void {
  const evaluate = program.command('eval').description('measure the engines on the golden sets');
  addTermSheetEvaluation(evaluate, environment);
  addCodesEvaluation(evaluate, environment);
}
