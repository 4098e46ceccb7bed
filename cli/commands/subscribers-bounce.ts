import { type Command, Option } from 'commander';
import { type MailEventKind, mailEventKinds } from '../../core/mailing/record-mail-events.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { refuseMissingList } from './existing-list.ts';

const help = `
bounce and complaint take an address off the list, as if its owner had unsubscribed: no import brings it back.
soft-bounce leaves it there. Servers take the same from a mail provider at POST /api/mail-events
(MAIL_EVENTS_TOKEN).`;

/** `subscribers bounce`: addresses whose mail came back, or whose owners complained. */
export function addSubscriberBounceCommand(subscribers: Command, { context }: CommandEnvironment): void {
  subscribers
    .command('bounce <email...>')
    .description('take addresses off the list whose mail came back, or whose owners complained')
    .addOption(new Option('--kind <kind>', 'what happened').choices(mailEventKinds).default('bounce'))
    .option('--json', 'the counts as JSON')
    .addHelpText('after', help)
    .action(async (emails: string[], { kind, json = false }: { kind: MailEventKind; json?: boolean }) => {
      const services = await context.openServices();
      await refuseMissingList(services);
      const record = await services.get('recordMailEvents');
      const report = await record(emails.map((email) => ({ email, kind })));
      const { takenOff, kept, unknown, invalid } = report;
      if (takenOff + kept === 0) {
        const message =
          invalid > 0 ? 'Please enter a valid email address' : 'This address is not on the list.';
        throw new CommandFailure({ code: invalid > 0 ? 'invalid-email' : 'not-on-the-list', message });
      }
      context.stdout.write(
        json
          ? `${JSON.stringify(report)}\n`
          : `${takenOff} taken off, ${kept} kept, ${unknown} not on the list, ${invalid} without a usable address\n`,
      );
    });
}
