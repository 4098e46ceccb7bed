import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { addAnalyzeCommand } from './termsheet-analyze.ts';
import { addKnowledgeCommand } from './termsheet-knowledge.ts';
import { addWaterfallCommand } from './termsheet-waterfall.ts';

/** `termsheet …`: read an offer, or reckon an exit. */
export function addTermSheetCommands(program: Command, environment: CommandEnvironment): void {
  const termsheet = program.command('termsheet').description('check term sheets and reckon exits');
  addAnalyzeCommand(termsheet, environment);
  addWaterfallCommand(termsheet, environment);
  addKnowledgeCommand(termsheet, environment.context);
}
