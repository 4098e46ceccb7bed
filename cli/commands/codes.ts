import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { addClassifyCommand } from './codes-classify.ts';
import { addExplainCommand } from './codes-explain.ts';
import { addLookupCommand } from './codes-lookup.ts';
import { addSearchCommand } from './codes-search.ts';

/** `codes …`: codes for a business, one or thousands, and the tables themselves. */
export function addCodesCommands(program: Command, environment: CommandEnvironment): void {
  const codes = program.command('codes').description('find UK SIC, US SIC, NAICS, ISIC and CPV codes');
  addClassifyCommand(codes, environment);
  addLookupCommand(codes, environment);
  addExplainCommand(codes, environment);
  addSearchCommand(codes, environment);
}
