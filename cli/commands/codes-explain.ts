import { type Command, Option } from 'commander';
import { type LookupType, lookupTypes } from '../../core/codes/lookup-types.ts';
import { linesOfText } from '../../core/termsheet/report/text-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

interface ExplainOptions {
  readonly system?: LookupType;
  readonly json?: boolean;
}

const help = `
Without --system every table that holds the number answers.

Examples:
  $ codes explain 311811
  $ codes explain 56103 --system UKSIC
  $ codes explain 15811000-6 --json`;

/** `codes explain`: what a code covers, what goes with it elsewhere, and what is near it. */
export function addExplainCommand(codes: Command, { context, show }: CommandEnvironment): void {
  codes
    .command('explain')
    .description('what a code covers, its counterparts, and the codes near it with how they differ')
    .argument('<code>', 'a code of any level, with or without dots, spaces and check digit')
    .addOption(new Option('--system <system>', 'the table').choices(lookupTypes))
    .option('--json', 'as JSON: a list, one entry a table')
    .addHelpText('after', help)
    .action(async (code: string, { system, json = false }: ExplainOptions) => {
      const tables = await context.openTables();
      const { explainCode } = await import('../../core/codes/explanation/explain-code.ts');
      const explained = explainCode(tables, code, system);
      if (!explained.ok) throw new CommandFailure(explained.error);
      const { renderExplanations } = await import('../output/code-explanations.ts');
      if (json) context.stdout.write(`${JSON.stringify(explained.value)}\n`);
      else await show(linesOfText(renderExplanations(explained.value)));
    });
}
