import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { writeBackupTables } from '../output/backup-tables.ts';
import { refuseMissingList } from './existing-list.ts';

const backupHelp = `
The file holds everybody on the list, the mails on their way and the list's secret: keep it encrypted, and no longer
than the privacy policy allows. The server may go on working.`;

/** `backup`: the mailing list as one file, from SQLite and PostgreSQL. */
export function addBackupCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('backup <file>')
    .description('write the mailing list with all that belongs to it into a new file')
    .option('--json', 'counts and digests as JSON')
    .addHelpText('after', backupHelp)
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const services = await context.openServices();
      await refuseMissingList(services);
      const backUp = await services.get('backUpMailingStore');
      const outcome = await backUp(resolve(context.workingDirectory, file));
      if (!outcome.ok) throw new CommandFailure(outcome.error);
      writeBackupTables(outcome.value.tables, json, context.stdout);
      context.stderr.write(`Written to ${file}.\n`);
    });
}
