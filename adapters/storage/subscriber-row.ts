import type { SignUp, Subscriber } from '../../core/mailing/subscriber.ts';
import type { SignUpRow, SubscriberRow } from './schema.ts';

/** What goes at once when somebody leaves. */
export const emptied = { name: '', company: '', phone: '', message: '' } as const;

export function signUpRowOf({ subscribedAt, consentText, ...fields }: SignUp): SignUpRow {
  return { ...fields, consent_text: consentText, subscribed_at: subscribedAt };
}

/** Somebody who is on the list from now on. */
export function rowOf(signUp: SignUp, confirmedAt: string | null): SubscriberRow {
  return { ...signUpRowOf(signUp), state: 'subscribed', confirmed_at: confirmedAt, unsubscribed_at: null };
}

export function signUpOf({ subscribed_at, consent_text, ...fields }: SignUpRow): SignUp {
  return { ...fields, consentText: consent_text, subscribedAt: subscribed_at };
}

export function subscriberOf({ state, confirmed_at, unsubscribed_at, ...signUp }: SubscriberRow): Subscriber {
  return { ...signUpOf(signUp), state, confirmedAt: confirmed_at, unsubscribedAt: unsubscribed_at };
}

/** A sign-up that waits, as it is listed. */
export function pendingOf(row: SignUpRow): Subscriber {
  return { ...signUpOf(row), state: 'pending', confirmedAt: null, unsubscribedAt: null };
}
