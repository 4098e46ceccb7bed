import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { refuseMissingList } from './existing-list.ts';
import { addSubscriberBounceCommand } from './subscribers-bounce.ts';
import { addSubscriberExportCommand } from './subscribers-export.ts';
import { addSubscriberImportCommand } from './subscribers-import.ts';
import { addSubscriberListCommand } from './subscribers-list.ts';

/** `subscribers …`: what operators do with the mailing list. */
export function addSubscriberCommands(program: Command, environment: CommandEnvironment): void {
  const subscribers = program.command('subscribers').description('the mailing list, for operators');
  addSubscriberListCommand(subscribers, environment);
  addSubscriberExportCommand(subscribers, environment);
  addSubscriberImportCommand(subscribers, environment);
  addForgetCommands(subscribers, environment);
  addPruneCommand(subscribers, environment);
  addSubscriberBounceCommand(subscribers, environment);
}

const forgetting = {
  remove: ['delete somebody at once and remember nothing', 'Removed'],
  erase: ['answer a request for erasure: delete, and keep an import from bringing them back', 'Erased'],
} as const;

function addForgetCommands(subscribers: Command, { context }: CommandEnvironment): void {
  for (const how of ['remove', 'erase'] as const) {
    const [description, done] = forgetting[how];
    subscribers
      .command(`${how} <email>`)
      .description(description)
      .action(async (email: string) => {
        const services = await context.openServices();
        await refuseMissingList(services);
        const { forget } = await services.get('listKeeping');
        const outcome = await forget(email, how);
        if (!outcome.ok) throw new CommandFailure(outcome.error);
        context.stderr.write(`${done}.\n`);
      });
  }
}

function addPruneCommand(subscribers: Command, { context }: CommandEnvironment): void {
  subscribers
    .command('prune')
    .description('delete what the privacy policy says must go by now (the server does it every day)')
    .option('--dry-run', 'count only')
    .option('--json', 'the counts as JSON')
    .action(async ({ dryRun = false, json = false }: { dryRun?: boolean; json?: boolean }) => {
      const services = await context.openServices();
      await refuseMissingList(services);
      const report = await (await services.get('listKeeping')).prune(dryRun);
      if (json) {
        context.stdout.write(`${JSON.stringify({ dryRun, ...report })}\n`);
        return;
      }
      const verb = dryRun ? 'would be deleted' : 'deleted';
      context.stdout.write(
        [
          `${report.unsubscribed} unsubscribed addresses ${verb} (policy: within 30 days)`,
          `${report.expired} sign-ups ${verb} (policy: after 5 years)`,
          `${report.pending} addresses that nobody confirmed ${verb} (after 7 days)`,
          `${report.enquiries} enquiries ${dryRun ? 'would be emptied' : 'emptied'} (policy: after 3 years)`,
          `${report.mails} mails that were sent or given up ${verb} (within 30 days)`,
          '',
        ].join('\n'),
      );
    });
}
