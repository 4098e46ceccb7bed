import type { Outbox } from '../outbox.port.ts';
import type { SubscriberList } from '../subscriber-list.port.ts';

/** A list with its outbox under test, and what tidies up after it. */
export interface StoreUnderTest {
  readonly subscribers: SubscriberList;
  readonly outbox: Outbox;
  close(): Promise<void>;
}
