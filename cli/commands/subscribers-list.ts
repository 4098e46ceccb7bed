import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';

/** `subscribers list`: one line a person, the oldest first. */
export function addSubscriberListCommand(subscribers: Command, { context }: CommandEnvironment): void {
  subscribers
    .command('list')
    .description('who is subscribed, the oldest first')
    .option('--all', 'those too who unsubscribed and are not deleted yet')
    .option('--json', 'as one JSON array')
    .action(async ({ all = false, json = false }: { all?: boolean; json?: boolean }) => {
      const { readSubscribers } = await import('../output/subscriber-table.ts');
      const listed = await readSubscribers(context, all);
      context.stdout.write(
        json
          ? `${JSON.stringify(listed)}\n`
          : listed
              .map(({ email, source, subscribedAt, state }) =>
                [email, source, subscribedAt.slice(0, 10), ...(all ? [state] : [])].join('\t').concat('\n'),
              )
              .join(''),
      );
      context.stderr.write(`${listed.length} subscribers\n`);
    });
}
