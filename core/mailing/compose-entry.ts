import type { Clock } from '../clock.port.ts';
import {
  composeConfirmation,
  composeNotification,
  composeWelcome,
  type MailSettings,
} from './compose-mail.ts';
import { linkExpiresAt } from './confirmation-period.ts';
import type { ConfirmationTokens } from './confirmation-tokens.port.ts';
import type { Mail } from './mailer.port.ts';
import type { OutboxEntry } from './outbox.port.ts';
import type { SubscriberList } from './subscriber-list.port.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.port.ts';

export interface ComposeEntryDependencies {
  readonly subscribers: SubscriberList;
  readonly tokens: UnsubscribeTokens;
  readonly confirmationTokens: ConfirmationTokens;
  readonly clock: Clock;
  readonly settings: MailSettings;
}

/** Writes the mail from what is known now; nothing where the subscriber has left or nobody is to be told. */
export async function composeEntry(
  entry: OutboxEntry,
  dependencies: ComposeEntryDependencies,
): Promise<Mail | undefined> {
  const { subscribers, tokens, settings } = dependencies;
  const messageId = `<${entry.id}@${domainOf(settings.from)}>`;
  if (entry.kind === 'confirmation') return composeQuestion(entry, messageId, dependencies);
  const subscriber = await subscribers.findByEmail(entry.email);
  if (subscriber?.state !== 'subscribed') return undefined;
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

/** Nothing where the sign-up was confirmed, withdrawn or deleted in the meantime. */
async function composeQuestion(
  { email }: OutboxEntry,
  messageId: string,
  { subscribers, confirmationTokens, clock, settings }: ComposeEntryDependencies,
): Promise<Mail | undefined> {
  const signUp = await subscribers.findPending(email);
  if (!signUp) return undefined;
  const expiresAt = linkExpiresAt(signUp.subscribedAt, clock.now());
  const token = await confirmationTokens.issue({ id: signUp.id, expiresAt });
  const confirmationUrl = `${settings.publicUrl}/api/confirm?token=${encodeURIComponent(token)}`;
  return composeConfirmation(signUp, settings, { messageId, confirmationUrl, expiresAt });
}

function domainOf(from: string): string {
  const at = from.lastIndexOf('@');
  return (at < 0 ? undefined : /^[^\s>]+/.exec(from.slice(at + 1))?.[0]) ?? 'localhost';
}
