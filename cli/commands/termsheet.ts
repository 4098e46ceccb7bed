import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { addAnalyzeCommand } from './termsheet-analyze.ts';
import { addCompareCommand } from './termsheet-compare.ts';
import { addKnowledgeCommand } from './termsheet-knowledge.ts';
import { addWaterfallCommand } from './termsheet-waterfall.ts';

/** `termsheet …`: read an offer, compare two, or work out an exit. */
export function addTermSheetCommands(program: Command, environment: CommandEnvironment): void {
  const termsheet = program
    .command('termsheet')
    .description('check and compare term sheets, and work out exit payouts');
  addAnalyzeCommand(termsheet, environment);
  addCompareCommand(termsheet, environment);
  addWaterfallCommand(termsheet, environment);
  addKnowledgeCommand(termsheet, environment.context);
}
