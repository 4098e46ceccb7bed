import { brand } from '../brand/brand.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mailer.port.ts';
import type { Subscriber } from './subscriber.ts';

/** Who writes, who reads along, and where the site is. */
export interface MailSettings {
  /** MAIL_FROM: an address, or `Name <address>`. */
  readonly from: string;
  /** MAIL_TO: the operator, if sign-ups are to be announced. */
  readonly operator: string | undefined;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
}

/** What the subscriber gets: the promise in writing, and the way out. */
export function composeWelcome(
  subscriber: Subscriber,
  { from, publicUrl }: MailSettings,
  { messageId, unsubscribeUrl }: { messageId: string; unsubscribeUrl: string },
): Mail {
  const paragraphs = [
    `Thank you for joining the ${brand.name} mailing list.`,
    'We write now and then with practical notes for people who run small firms. No spam, unsubscribe anytime.',
    `You are on the list because this address was entered at ${publicUrl} on ${dayOf(subscriber)}. If that was not you, one click takes it off again:`,
  ];
  return {
    messageId,
    from,
    to: subscriber.email,
    subject: `Welcome to the ${brand.name} mailing list`,
    text: [...paragraphs, unsubscribeUrl, '', signature()].join('\n\n'),
    html: [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`,
      `<p>${escapeHtml(signature()).replaceAll('\n', '<br>')}</p>`,
    ].join('\n'),
    unsubscribeUrl,
  };
}

/** What the operator gets: the sign-up as it was entered, as plain text. */
export function composeNotification(
  subscriber: Subscriber,
  { from }: MailSettings,
  { messageId, operator }: { messageId: string; operator: string },
): Mail {
  const lines = [
    ['Address', subscriber.email],
    ['Name', subscriber.name],
    ['Company', subscriber.company],
    ['Phone', subscriber.phone],
    ['Form', subscriber.source],
    ['When', subscriber.subscribedAt],
    ['Message', subscriber.message],
  ];
  return {
    messageId,
    from,
    to: operator,
    subject: `New sign-up (${subscriber.source})`,
    text: lines.map(([label, value]) => `${label}: ${value || '-'}`).join('\n'),
  };
}

function dayOf({ subscribedAt }: Subscriber): string {
  return subscribedAt.slice(0, 10);
}

function signature(): string {
  const { legalName, address, registration } = brand.company;
  return `${legalName}\n${registration}\n${address}`;
}
