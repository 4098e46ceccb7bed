import type { Cancellation } from '../cancellation.ts';
import { type ComposeEntryDependencies, composeEntry } from './compose-entry.ts';
import { hourBefore } from './mail-hour.ts';
import type { Mailer, MailOutcome } from './mailer.port.ts';
import type { Outbox, OutboxEntry, OutboxOutcome } from './outbox.port.ts';
import { nextAttemptAt } from './retry-schedule.ts';

export interface DeliverMailDependencies extends ComposeEntryDependencies {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** How many mails to the public may go out within an hour; the rest waits. */
  readonly mailsPerHour: number;
}

/** What became of the mails of one run. `dropped`: whose subscriber had gone by then. */
export interface DeliveryReport {
  readonly sent: number;
  readonly deferred: number;
  readonly dead: number;
  readonly uncertain: number;
  readonly dropped: number;
}

// Far longer than any mail server takes to answer; the mailer gives up after a fraction of it.
const longestHandOverMs = 10 * 60_000;

/**
 * Sends the mails that are due, one after another. At most once: a mail whose hand-over was cut off is set
 * aside as uncertain and not sent again. A mail that the server deferred waits longer after each attempt, and
 * once the hour's budget is used up the mails to the public wait for the next run that finds some left.
 */
export async function deliverMail(
  dependencies: DeliverMailDependencies,
  cancellation: Cancellation = { aborted: false },
): Promise<DeliveryReport> {
  const { outbox, clock, mailsPerHour } = dependencies;
  const report = { sent: 0, deferred: 0, dead: 0, uncertain: 0, dropped: 0 };
  const startedAt = clock.now();
  report.uncertain += await outbox.setAside(new Date(startedAt.getTime() - longestHandOverMs).toISOString());
  while (!cancellation.aborted) {
    const now = clock.now();
    const budget = { since: hourBefore(now), most: mailsPerHour };
    const entry = await outbox.claim(now.toISOString(), budget);
    if (!entry) break;
    const mail = await composeEntry(entry, dependencies);
    if (!mail) {
      await outbox.drop(entry.id);
      report.dropped += 1;
      continue;
    }
    const outcome = settle(entry, await dependencies.mailer.send(mail), clock.now());
    await outbox.settle(entry.id, outcome);
    report[outcome.state === 'waiting' ? 'deferred' : outcome.state] += 1;
  }
  return report;
}

function settle({ attempts }: OutboxEntry, outcome: MailOutcome, now: Date): OutboxOutcome {
  const at = now.toISOString();
  switch (outcome.outcome) {
    case 'accepted':
      return { state: 'sent', at };
    case 'uncertain':
      return { state: 'uncertain', at, reason: outcome.reason };
    case 'rejected':
      return { state: 'dead', at, reason: outcome.reason };
    case 'deferred': {
      const retryAt = nextAttemptAt(attempts, now);
      return retryAt === undefined
        ? { state: 'dead', at, reason: outcome.reason }
        : { state: 'waiting', retryAt, reason: outcome.reason };
    }
  }
}
