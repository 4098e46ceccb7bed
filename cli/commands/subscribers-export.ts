import { type Command, Option } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';

interface ExportOptions {
  readonly format: 'csv' | 'json';
  readonly all?: boolean;
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
}

/** `subscribers export`: the list with its consent records. */
export function addSubscriberExportCommand(subscribers: Command, { context }: CommandEnvironment): void {
  subscribers
    .command('export')
    .description('the list with its consent records')
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'json']).default('csv'))
    .option('--json', 'the same as --format json')
    .option('--all', 'those too who have not confirmed yet, or unsubscribed and are not deleted yet')
    .option('-o, --output <file>', 'write to a file')
    .option('--force', 'replace the file of -o if it exists')
    .action(async ({ format, all = false, json = false, output, force = false }: ExportOptions) => {
      await refuseOverwriting({ output, inputs: [], mayReplace: force }, context);
      const { readSubscribers, subscribersAsCsv } = await import('../output/subscriber-table.ts');
      const listed = await readSubscribers(context, all);
      const text =
        json || format === 'json' ? `${JSON.stringify(listed, null, 2)}\n` : subscribersAsCsv(listed);
      await writeOutput(text, output, context);
    });
}
