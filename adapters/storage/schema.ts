import type { SignUpSource } from '../../core/mailing/subscriber-list.port.ts';

/** The tables, the same in SQLite and PostgreSQL. Times are text, ISO 8601 in UTC, so that they sort. */
export interface MailingSchema {
  subscribers: SubscriberRow;
}

export interface SubscriberRow {
  email: string;
  name: string;
  company: string;
  phone: string;
  message: string;
  source: SignUpSource;
  subscribed_at: string;
}
