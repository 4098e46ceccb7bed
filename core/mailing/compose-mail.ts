import { brand } from '../brand/brand.ts';
import { letter } from './letter.ts';
import type { Mail } from './mailer.port.ts';
import type { SignUp, Subscriber } from './subscriber.ts';

/** Who writes, who reads along, and where the site is. */
export interface MailSettings {
  /** MAIL_FROM: an address, or `Name <address>`. */
  readonly from: string;
  /** MAIL_TO: the operator, if sign-ups are to be announced. */
  readonly operator: string | undefined;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
}

interface ConfirmationLink {
  readonly messageId: string;
  readonly confirmationUrl: string;
  readonly expiresAt: Date;
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
    `You are on the list because this address was entered at ${publicUrl} on ${reasonOf(subscriber)}. If that was not you, one click takes it off again:`,
  ];
  return {
    messageId,
    from,
    to: subscriber.email,
    subject: `Welcome to the ${brand.name} mailing list`,
    ...letter(paragraphs, { url: unsubscribeUrl, label: 'Unsubscribe' }),
    unsubscribeUrl,
  };
}

/** What the owner of an address gets before it is on the list: the question, and nothing to sell. */
export function composeConfirmation(
  signUp: SignUp,
  { from, publicUrl }: MailSettings,
  { messageId, confirmationUrl, expiresAt }: ConfirmationLink,
): Mail {
  const paragraphs = [
    `Somebody entered this address at ${publicUrl} on ${dayOf(signUp.subscribedAt)} to join the ${brand.name} mailing list.`,
    'If that was not you, please do nothing: you are not on the list, and the address is deleted within a few days.',
    `If it was you, please confirm it. The link works until ${timeOf(expiresAt)}:`,
  ];
  return {
    messageId,
    from,
    to: signUp.email,
    subject: `Please confirm: the ${brand.name} mailing list`,
    ...letter(paragraphs, { url: confirmationUrl, label: 'Confirm' }),
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
    ...(subscriber.confirmedAt === null ? [] : [['Confirmed', subscriber.confirmedAt]]),
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

function reasonOf({ subscribedAt, confirmedAt }: Subscriber): string {
  const entered = dayOf(subscribedAt);
  return confirmedAt === null ? entered : `${entered} and confirmed on ${dayOf(confirmedAt)}`;
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
