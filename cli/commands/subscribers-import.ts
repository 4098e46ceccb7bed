import type { Command } from 'commander';
import Papa from 'papaparse';
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
      const text = new TextDecoder().decode(file.bytes);
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
      const services = await context.openServices();
      const outcome = await (await services.get('listKeeping')).importRows(data);
      if (!outcome.ok) throw new CommandFailure(outcome.error, json);
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
