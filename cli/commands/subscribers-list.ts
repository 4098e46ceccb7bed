import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import type { ListedSubscriber } from '../output/subscriber-table.ts';

/** `subscribers list`: one line a person, the oldest first. */
export function addSubscriberListCommand(subscribers: Command, { context }: CommandEnvironment): void {
  subscribers
    .command('list')
    .description('who is subscribed, the oldest first')
    .option('--all', 'those too who have not confirmed yet, or unsubscribed and are not deleted yet')
    .option('--json', 'as one JSON array')
    .action(async ({ all = false, json = false }: { all?: boolean; json?: boolean }) => {
      const { readSubscribers } = await import('../output/subscriber-table.ts');
      const everybody = await readSubscribers(context, true);
      const listed = everybody.filter(({ state }) => all || state === 'subscribed');
      context.stdout.write(
        json
          ? `${JSON.stringify(listed)}\n`
          : listed
              .map(({ email, source, subscribedAt, state }) =>
                [email, source, subscribedAt.slice(0, 10), ...(all ? [state] : [])].join('\t').concat('\n'),
              )
              .join(''),
      );
      const isPending = ({ state }: ListedSubscriber) => state === 'pending';
      const pending = everybody.filter(isPending).length;
      const waiting = pending > 0 ? `, ${pending} to be confirmed` : '';
      const count = listed.filter((one) => !isPending(one)).length;
      context.stderr.write(`${count} ${count === 1 ? 'subscriber' : 'subscribers'}${waiting}\n`);
    });
}
