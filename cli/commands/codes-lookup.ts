import { type Command, Option } from 'commander';
import { type LookupType, lookupTypes } from '../../core/codes/lookup-types.ts';
import { linesOfText } from '../../core/termsheet/report/text-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

interface LookupOptions {
  readonly type?: LookupType;
  readonly json?: boolean;
}

const help = `
Without --type every table that holds the number answers.

Examples:
  $ codes lookup 5812
  $ codes lookup 56103 --type UKSIC
  $ codes lookup C10.71 --type ISIC --json`;

/** `codes lookup`: title, parents, children and concordances of a code. */
export function addLookupCommand(codes: Command, { context, show }: CommandEnvironment): void {
  codes
    .command('lookup')
    .description('title, parents, children and concordances of a code')
    .argument('<code>', 'a code of any level, with or without dots, spaces and check digit')
    .addOption(new Option('--type <type>', 'the table').choices(lookupTypes))
    .option('--json', 'as JSON: a list, one entry a table')
    .addHelpText('after', help)
    .action(async (code: string, { type, json = false }: LookupOptions) => {
      const tables = await context.openTables();
      const { lookupCode } = await import('../../core/codes/lookup-code.ts');
      const found = lookupCode(tables, code, type);
      if (!found.ok) throw new CommandFailure(found.error);
      const { renderLookedUpCodes } = await import('../output/looked-up-codes.ts');
      if (json) context.stdout.write(`${JSON.stringify(found.value)}\n`);
      else await show(linesOfText(renderLookedUpCodes(found.value)));
    });
}
