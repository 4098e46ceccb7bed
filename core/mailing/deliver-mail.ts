import type { Cancellation } from '../cancellation.ts';
import type { Clock } from '../clock.port.ts';
import { composeNotification, composeWelcome, type MailSettings } from './compose-mail.ts';
import type { Mail, Mailer, MailOutcome } from './mailer.port.ts';
import type { Outbox, OutboxEntry, OutboxOutcome } from './outbox.port.ts';
import { nextAttemptAt } from './retry-schedule.ts';
import type { SubscriberList } from './subscriber-list.port.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.port.ts';

export interface DeliverMailDependencies {
  readonly outbox: Outbox;
  readonly subscribers: SubscriberList;
  readonly mailer: Mailer;
  readonly tokens: UnsubscribeTokens;
  readonly clock: Clock;
  readonly settings: MailSettings;
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
 * aside as uncertain and not sent again. A mail that the server deferred waits longer after each attempt.
 */
export async function deliverMail(
  dependencies: DeliverMailDependencies,
  cancellation: Cancellation = { aborted: false },
): Promise<DeliveryReport> {
  const { outbox, clock } = dependencies;
  const report = { sent: 0, deferred: 0, dead: 0, uncertain: 0, dropped: 0 };
  const startedAt = clock.now();
  report.uncertain += await outbox.setAside(new Date(startedAt.getTime() - longestHandOverMs).toISOString());
  while (!cancellation.aborted) {
    const entry = await outbox.claim(clock.now().toISOString());
    if (!entry) break;
    const mail = await compose(entry, dependencies);
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

/** Writes the mail from what is known now; nothing where the subscriber has left or nobody is to be told. */
async function compose(
  entry: OutboxEntry,
  { subscribers, tokens, settings }: DeliverMailDependencies,
): Promise<Mail | undefined> {
  const subscriber = await subscribers.findByEmail(entry.email);
  if (subscriber?.state !== 'subscribed') return undefined;
  const messageId = `<${entry.id}@${domainOf(settings.from)}>`;
  if (entry.kind === 'notification') {
    const { operator } = settings;
    return operator === undefined
      ? undefined
      : composeNotification(subscriber, settings, { messageId, operator });
  }
  const token = await tokens.issue(subscriber.id);
  const unsubscribeUrl = `${settings.publicUrl}/api/unsubscribe?token=${encodeURIComponent(token)}`;
  return composeWelcome(subscriber, settings, { messageId, unsubscribeUrl });
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

function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
