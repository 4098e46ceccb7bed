import type { Subscriber } from '../../core/mailing/subscriber.ts';
import type { SubscriberRow } from './schema.ts';

/** What goes at once when somebody leaves. */
export const emptied = { name: '', company: '', phone: '', message: '' } as const;

export function rowOf({ subscribedAt, unsubscribedAt, consentText, ...fields }: Subscriber): SubscriberRow {
  return {
    ...fields,
    consent_text: consentText,
    subscribed_at: subscribedAt,
    unsubscribed_at: unsubscribedAt,
  };
}

export function subscriberOf({
  subscribed_at,
  unsubscribed_at,
  consent_text,
  ...fields
}: SubscriberRow): Subscriber {
  return {
    ...fields,
    consentText: consent_text,
    subscribedAt: subscribed_at,
    unsubscribedAt: unsubscribed_at,
  };
}
