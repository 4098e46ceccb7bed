import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { writeBackupTables } from '../output/backup-tables.ts';

const restoreHelp = `
The database must be empty: DATABASE_URL names it. Stop the server first. Who was erased after the backup is in it
still: erase them again.`;

/** `restore`: the file of a backup into SQLite or PostgreSQL, whichever it came from. */
export function addRestoreCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('restore <file>')
    .description('bring the file of a backup back into an empty database')
    .option('--json', 'counts and digests as JSON')
    .addHelpText('after', restoreHelp)
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      const services = await context.openServices();
      const restore = await services.get('restoreMailingStore');
      const outcome = await restore(resolve(context.workingDirectory, file));
      if (!outcome.ok) throw new CommandFailure(outcome.error);
      writeBackupTables(outcome.value.tables, json, context.stdout);
      context.stderr.write('Restored and verified.\n');
    });
}
