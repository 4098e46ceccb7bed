import type { MailKind, OutboxState } from '../../core/mailing/outbox.port.ts';
import type { SignUpSource, SubscriberState } from '../../core/mailing/subscriber.ts';

/** The tables, the same in SQLite and PostgreSQL. Times are text, ISO 8601 in UTC, so that they sort. */
export interface MailingSchema {
  subscribers: SubscriberRow;
  pending_sign_ups: SignUpRow;
  outbox: OutboxRow;
  erasures: ErasureRow;
  settings: SettingRow;
}

/** A sign-up that waits to be confirmed: a table of its own, because nobody in it has agreed to anything yet. */
export interface SignUpRow {
  email: string;
  id: string;
  name: string;
  company: string;
  phone: string;
  message: string;
  source: SignUpSource;
  consent_text: string;
  subscribed_at: string;
}

export interface SubscriberRow extends SignUpRow {
  state: Exclude<SubscriberState, 'pending'>;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

export interface OutboxRow {
  id: string;
  kind: MailKind;
  email: string;
  state: OutboxState;
  attempts: number;
  /** When a waiting mail may be tried. */
  due_at: string;
  /** When it was claimed or settled. */
  changed_at: string;
  reason: string | null;
}

/** That an address was erased, as a digest that nobody can read without the secret of this list. */
export interface ErasureRow {
  address_digest: string;
  erased_at: string;
}

export interface SettingRow {
  name: string;
  value: string;
}
