import type { Command } from 'commander';
import type { ImportRow } from '../../core/mailing/import-columns.ts';
import { textOfBytes } from '../batch/batch-text.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { readInputFile } from '../input-file.ts';

const help = `
Reads the exports of the usual mailing programmes (Mailchimp, Brevo, MailerLite, Kit, HubSpot) and any table
with a column "Email". Nobody gets a mail for it. Who unsubscribed or bounced there is taken off here.`;

/** `subscribers import`: people of a list that the operator brings along. */
export function addSubscriberImportCommand(
  subscribers: Command,
  { context, finishWith }: CommandEnvironment,
): void {
  subscribers
    .command('import <file>')
    .description('add the people of a CSV file (- is stdin)')
    .option('--json', 'the counts as JSON')
    .addHelpText('after', help)
    .action(async (path: string, { json = false }: { json?: boolean }) => {
      const file = await readInputFile(path, context);
      const rows = await readTable(file.bytes);
      const services = await context.openServices();
      const outcome = await (await services.get('listKeeping')).importRows(rows);
      if (!outcome.ok) throw new CommandFailure(outcome.error);
      const { added, known, left, erased, invalidRows } = outcome.value;
      if (invalidRows.length > 0) finishWith(exitCodes.someRowsFailed);
      context.stdout.write(
        json
          ? `${JSON.stringify(outcome.value)}\n`
          : `${added} added, ${known} known, ${left} had left, ${erased} erased before, ${invalidRows.length} without a usable address\n`,
      );
      if (invalidRows.length > 0) {
        context.stderr.write(`rows without a usable address: ${invalidRows.join(', ')}\n`);
      }
    });
}

/** Exports differ in separators and have short rows; a quote that never ends is no table. */
async function readTable(bytes: Uint8Array): Promise<ImportRow[]> {
  const { parse } = await import('csv-parse/sync');
  try {
    return parse(await textOfBytes(bytes), {
      columns: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch {
    throw new CommandFailure({ code: 'batch-not-readable', message: 'The file is not a CSV table.' });
  }
}
