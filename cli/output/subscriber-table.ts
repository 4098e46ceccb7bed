import { stringify } from 'csv-stringify/sync';
import type { Subscriber } from '../../core/mailing/subscriber.ts';
import type { CommandContext } from '../command-context.ts';
import { refuseMissingList } from '../commands/existing-list.ts';

/** What is shown of a subscriber: everything but the id, which is the key of their links. */
export type ListedSubscriber = Omit<Subscriber, 'id'>;

const columns = [
  'email',
  'name',
  'company',
  'phone',
  'message',
  'source',
  'state',
  'subscribedAt',
  'confirmedAt',
  'unsubscribedAt',
  'consentText',
] as const satisfies (keyof ListedSubscriber)[];

/** Reads the list; `all` includes those who unsubscribed or have not confirmed yet. */
export async function readSubscribers(context: CommandContext, all: boolean): Promise<ListedSubscriber[]> {
  const services = await context.openServices();
  await refuseMissingList(services);
  const { subscribers } = await services.get('mailingStore');
  const everybody = await subscribers.list();
  return everybody.filter(({ state }) => all || state === 'subscribed').map(({ id: _, ...listed }) => listed);
}

/** A table with a head. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function subscribersAsCsv(listed: readonly ListedSubscriber[]): string {
  return stringify([...listed], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
