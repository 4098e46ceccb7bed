import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { refuseMissingList } from './existing-list.ts';

/** `mail …`: the outbox, and moving the list to another database. */
export function addMailCommands(program: Command, environment: CommandEnvironment): void {
  const mail = program.command('mail').description('mails on their way, and the database they are in');
  addFlushCommand(mail, environment);
  addStatusCommand(mail, environment);
  addMoveCommand(mail, environment);
}

const flushHelp = `
A mail goes out at most once. What was refused for good is "dead"; where the connection or the program ended
during the hand-over it is "uncertain". Neither is sent again unless you say --again.
Welcome and confirmation mails go out MAILS_PER_HOUR at most; the rest waits.`;

function addFlushCommand(mail: Command, { context }: CommandEnvironment): void {
  mail
    .command('flush')
    .description('send the mails that are due (the server does it by itself)')
    .option('--again', 'try dead and uncertain mails once more')
    .option('--json', 'the counts as JSON')
    .addHelpText('after', flushHelp)
    .action(async ({ again = false, json = false }: { again?: boolean; json?: boolean }) => {
      const services = await context.openServices();
      const deliver = await services.get('mailDelivery');
      if (!deliver) {
        const message = 'No mail server is configured. Please set SMTP_URL.';
        throw new CommandFailure({ code: 'smtp-not-configured', message });
      }
      if (again) {
        const { outbox } = await services.get('mailingStore');
        await outbox.revive((await services.get('clock')).now().toISOString());
      }
      const report = await deliver(context.signal);
      const { waiting, lastHour, mailsPerHour } = await (await services.get('mailStatus'))();
      if (waiting > 0 && lastHour >= mailsPerHour) {
        context.stderr.write(`${waiting} wait: ${mailsPerHour} an hour go out (MAILS_PER_HOUR).\n`);
      }
      context.stdout.write(
        json
          ? `${JSON.stringify(report)}\n`
          : `${report.sent} sent, ${report.deferred} deferred, ${report.dead} dead, ${report.uncertain} uncertain, ${report.dropped} dropped\n`,
      );
    });
}

function addStatusCommand(mail: Command, { context }: CommandEnvironment): void {
  mail
    .command('status')
    .description('how many mails wait, were sent, died or are uncertain, and how much of the hour is used')
    .option('--json', 'the counts as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const services = await context.openServices();
      await refuseMissingList(services);
      const status = await (await services.get('mailStatus'))();
      if (json) {
        context.stdout.write(`${JSON.stringify(status)}\n`);
        return;
      }
      const { lastHour, mailsPerHour, ...counts } = status;
      const lines = Object.entries(counts).map(([state, mails]) => `${state}\t${mails}\n`);
      context.stdout.write(`${lines.join('')}last hour\t${lastHour} of ${mailsPerHour}\n`);
    });
}

function addMoveCommand(mail: Command, { context }: CommandEnvironment): void {
  mail
    .command('move')
    .description('copy the list to another database and verify it; stop the server first')
    .requiredOption('--to <url>', 'postgres://… or sqlite:PATH')
    .option('--json', 'counts and digests as JSON')
    .action(async ({ to, json = false }: { to: string; json?: boolean }) => {
      const services = await context.openServices();
      const moveMailingStore = await services.get('moveMailingStore');
      const outcome = await moveMailingStore(to, (rows) => {
        if (context.stderr.isTerminal) context.stderr.write(`\r${rows} rows`);
      });
      if (!outcome.ok) throw new CommandFailure(outcome.error);
      context.stdout.write(
        json
          ? `${JSON.stringify(outcome.value)}\n`
          : outcome.value.tables.map(({ table, rows, digest }) => `${table}\t${rows}\t${digest}\n`).join(''),
      );
      context.stderr.write('Verified. Set DATABASE_URL to the new database and start the server.\n');
    });
}
