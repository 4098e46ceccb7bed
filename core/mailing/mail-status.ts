import type { Clock } from '../clock.port.ts';
import { hourBefore } from './mail-hour.ts';
import type { Outbox, OutboxState } from './outbox.port.ts';

/** The outbox at a glance: mails by state, and how much of the hour's budget is used. */
export type MailStatus = Readonly<Record<OutboxState, number>> & {
  /** Mails to the public that were handed over in the last hour. */
  readonly lastHour: number;
  /** At most so many may be. */
  readonly mailsPerHour: number;
};

export async function readMailStatus({
  outbox,
  clock,
  mailsPerHour,
}: {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly mailsPerHour: number;
}): Promise<MailStatus> {
  const [counts, lastHour] = await Promise.all([
    outbox.counts(),
    outbox.handedOverSince(hourBefore(clock.now())),
  ]);
  return { ...counts, lastHour, mailsPerHour };
}
