import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CodeType, codeTypes } from '../../core/codes/classification.ts';
import { linesOfText } from '../../core/termsheet/report/text-line.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { exitCodes } from '../exit-codes.ts';
import { renderCodeList } from '../output/code-list.ts';

interface SearchOptions {
  readonly system: CodeType;
  readonly limit: number;
  readonly json?: boolean;
}

const help = `
Examples:
  $ codes search bakery --system NAICS
  $ codes search window cleaning --system CPV --limit 5 --json`;

/** `codes search`: the titles and index terms of one table, without guessing. */
export function addSearchCommand(codes: Command, { context, finishWith, show }: CommandEnvironment): void {
  codes
    .command('search')
    .description('search the titles and index terms of one table; exit code 1 where nothing is found')
    .argument('<words...>', 'words to look for')
    .addOption(new Option('--system <system>', 'the table').choices(codeTypes).makeOptionMandatory())
    .option('--limit <count>', 'at most this many codes', positiveWholeNumber, 10)
    .option('--json', 'as JSON')
    .addHelpText('after', help)
    .action(async (words: readonly string[], options: SearchOptions) => {
      const services = await context.openServices();
      try {
        const tables = await services.get('codeTables');
        const { searchCodes } = await import('../../core/codes/search-codes.ts');
        const { systemOfType } = await import('../../core/codes/existing-code/system-names.ts');
        const found = searchCodes(tables, words.join(' '), systemOfType[options.system], options.limit);
        if (found.length === 0) finishWith(exitCodes.failure);
        if (options.json) {
          context.stdout.write(`${JSON.stringify(found)}\n`);
        } else if (found.length === 0) {
          context.stderr.write(`No code of ${options.system} mentions these words.\n`);
        } else {
          await show(linesOfText(renderCodeList(found)));
        }
      } finally {
        await services.close();
      }
    });
}

/** Reads an option that counts something. */
export function positiveWholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}
