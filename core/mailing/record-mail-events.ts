import type { Clock } from '../clock.port.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';
import { parseEmailAddress } from './email-address.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export const mailEventKinds = ['bounce', 'soft-bounce', 'complaint'] as const;
/**
 * `bounce`: the mailbox is not there, for good. `soft-bounce`: it was full or away. `complaint`: its owner called a
 * mail of ours spam.
 */
export type MailEventKind = (typeof mailEventKinds)[number];

/** What a mail provider reports of an address. */
export interface MailEvent {
  readonly email: string;
  readonly kind: MailEventKind;
}

/** What became of the addresses. */
export interface MailEventReport {
  /** Taken off the list, or out of the sign-ups that wait. */
  readonly takenOff: number;
  /** Soft bounces: the address stays. */
  readonly kept: number;
  /** Not on the list, or taken off before. */
  readonly unknown: number;
  /** No usable address. */
  readonly invalid: number;
}

export interface MailEventDependencies {
  readonly subscribers: SubscriberList;
  readonly clock: Clock;
  readonly asciiDomain: AsciiDomain;
}

/**
 * Takes addresses off the list that no mail should go to any more, as if their owners had unsubscribed: an import does
 * not bring them back, and the retention rules delete them. Reporting the same again changes nothing.
 * @throws ListUnavailableError
 */
export async function recordMailEvents(
  dependencies: MailEventDependencies,
  events: readonly MailEvent[],
): Promise<MailEventReport> {
  const report = { takenOff: 0, kept: 0, unknown: 0, invalid: 0 };
  for (const event of events) report[await record(dependencies, event)] += 1;
  return report;
}

async function record(
  { subscribers, clock, asciiDomain }: MailEventDependencies,
  { email, kind }: MailEvent,
): Promise<keyof MailEventReport> {
  const address = parseEmailAddress(email, asciiDomain);
  if (!address.ok) return 'invalid';
  const known = await subscribers.findByEmail(address.value);
  const isPending = (await subscribers.findPending(address.value)) !== undefined;
  const isSubscribed = known?.state === 'subscribed';
  if (kind === 'soft-bounce') return isSubscribed || isPending ? 'kept' : 'unknown';
  if (!isSubscribed && !isPending) return 'unknown';
  const isTakenOff = isSubscribed
    ? await subscribers.unsubscribe(known.id, clock.now().toISOString())
    : // Of who left and was entered again, that they left is remembered; of others nothing has to be.
      await (known ? subscribers.endWaiting(known.email) : subscribers.remove(address.value));
  return isTakenOff ? 'takenOff' : 'unknown';
}
