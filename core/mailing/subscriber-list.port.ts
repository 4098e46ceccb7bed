import type { MailKind } from './outbox.port.ts';
import type { RetentionDates, RetentionReport } from './retention.ts';
import type { SignUp, Subscriber } from './subscriber.ts';

/**
 * The mailing list. Every change is durable when it resolves: an address that was answered with success
 * survives a crash. Each method throws `ListUnavailableError` when the storage is out of reach.
 */
export interface SubscriberList {
  /**
   * Adds an address, or takes one back that had unsubscribed, and puts the mails that follow into the outbox,
   * all or nothing. A known subscriber stays as it is. Fresh consent also ends an earlier erasure, and what was
   * still to be confirmed is confirmed by it.
   * @returns whether the list changed
   */
  add(signUp: SignUp, mails: readonly MailKind[]): Promise<{ readonly added: boolean }>;
  /**
   * Keeps a sign-up until the owner of the address confirms it, and puts the mail that asks into the outbox, all
   * or nothing. A subscriber stays as it is. A sign-up that waits already is replaced, and asked about again,
   * only if it is from before `renewBefore`, so that nobody can fill a mailbox with our questions.
   * @returns whether the list changed
   */
  request(signUp: SignUp, renewBefore: string): Promise<{ readonly requested: boolean }>;
  /**
   * Adds the address of a waiting sign-up by its id, as `add` does.
   * @returns `subscribed-before` when the link was used already, `unknown` when nothing waits under this id
   */
  confirm(id: string, at: string, mails: readonly MailKind[]): Promise<ConfirmationOutcome>;
  /** A sign-up that waits to be confirmed. */
  findPending(email: string): Promise<SignUp | undefined>;
  /**
   * Everybody who is kept, oldest first: those who unsubscribed and those who have not confirmed too. Who left and
   * was entered again is there twice until then.
   */
  list(): Promise<readonly Subscriber[]>;
  /** A present or former subscriber, not a sign-up that waits. */
  findByEmail(email: string): Promise<Subscriber | undefined>;
  /** How many are subscribed. */
  count(): Promise<number>;
  /**
   * Takes a subscriber off by the id of a link: the address stays until it is pruned, everything else about
   * the person goes at once, and so do the mails that wait for them.
   * @returns whether somebody was subscribed under this id
   */
  unsubscribe(id: string, at: string): Promise<boolean>;
  /**
   * Deletes a sign-up that waits, and the question that was not asked yet; a former subscriber stays remembered.
   * @returns whether one waited
   */
  endWaiting(email: string): Promise<boolean>;
  /** Deletes an address, waiting or not, with its mails and remembers nothing. @returns whether it was there. */
  remove(email: string): Promise<boolean>;
  /**
   * Deletes an address with its mails and keeps a keyed digest of it, so that no later import brings it back.
   * @returns whether it was there
   */
  erase(email: string, at: string): Promise<boolean>;
  wasErased(email: string): Promise<boolean>;
  /** Deletes what is older than the dates allow; `dryRun` only counts. */
  prune(dates: RetentionDates, dryRun: boolean): Promise<RetentionReport>;
}

export type ConfirmationOutcome = 'confirmed' | 'subscribed-before' | 'unknown';
