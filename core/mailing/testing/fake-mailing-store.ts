import type { MailKind, Outbox } from '../outbox.port.ts';
import type { RetentionDates, RetentionReport } from '../retention.ts';
import type { SignUp, Subscriber } from '../subscriber.ts';
import type { SubscriberList } from '../subscriber-list.port.ts';
import { FakeOutbox } from './fake-outbox.ts';

/** A list and its outbox in memory. `breakWith` makes every call fail, as a database out of reach does. */
export class FakeMailingStore {
  readonly fakeOutbox = new FakeOutbox(() => this.#mayFail());
  readonly outbox: Outbox = this.fakeOutbox;
  readonly #byEmail = new Map<string, Subscriber>();
  readonly #erased = new Map<string, string>();
  #failure: Error | undefined;

  readonly subscribers: SubscriberList = {
    add: async (signUp, mails) => this.#add(signUp, mails),
    list: async () => this.#sorted(),
    findByEmail: async (email) => {
      this.#mayFail();
      return this.#byEmail.get(email);
    },
    count: async () => this.#sorted().filter(({ state }) => state === 'subscribed').length,
    unsubscribe: async (id, at) => this.#unsubscribe(id, at),
    remove: async (email) => this.#remove(email),
    erase: async (email, at) => {
      const removed = this.#remove(email);
      if (removed) this.#erased.set(email, at);
      return removed;
    },
    wasErased: async (email) => {
      this.#mayFail();
      return this.#erased.has(email);
    },
    prune: async (dates, dryRun) => this.#prune(dates, dryRun),
  };

  breakWith(failure: Error | undefined): void {
    this.#failure = failure;
  }

  #mayFail(): void {
    if (this.#failure) throw this.#failure;
  }

  #sorted(): Subscriber[] {
    this.#mayFail();
    const key = ({ subscribedAt, email }: Subscriber) => `${subscribedAt} ${email}`;
    return [...this.#byEmail.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }

  #add(signUp: SignUp, mails: readonly MailKind[]): { added: boolean } {
    this.#mayFail();
    const known = this.#byEmail.get(signUp.email);
    if (known?.state === 'subscribed') return { added: false };
    const id = known?.id ?? signUp.id;
    this.#byEmail.set(signUp.email, { ...signUp, id, state: 'subscribed', unsubscribedAt: null });
    this.#erased.delete(signUp.email);
    for (const kind of mails) this.fakeOutbox.put(kind, signUp.email, signUp.subscribedAt);
    return { added: true };
  }

  #unsubscribe(id: string, at: string): boolean {
    this.#mayFail();
    const subscriber = [...this.#byEmail.values()].find((one) => one.id === id);
    if (subscriber?.state !== 'subscribed') return false;
    const emptied = { name: '', company: '', phone: '', message: '' };
    this.#byEmail.set(subscriber.email, {
      ...subscriber,
      ...emptied,
      state: 'unsubscribed',
      unsubscribedAt: at,
    });
    this.fakeOutbox.forget(subscriber.email);
    return true;
  }

  #remove(email: string): boolean {
    this.#mayFail();
    this.fakeOutbox.forget(email);
    return this.#byEmail.delete(email);
  }

  #prune(dates: RetentionDates, dryRun: boolean): RetentionReport {
    const everybody = this.#sorted();
    const gone = everybody.filter(
      ({ unsubscribedAt }) => unsubscribedAt !== null && unsubscribedAt < dates.unsubscribedBefore,
    );
    const expired = everybody.filter((one) => one.subscribedAt < dates.consentBefore && !gone.includes(one));
    const enquiries = everybody.filter(
      (one) =>
        one.subscribedAt < dates.enquiryBefore &&
        one.company + one.phone + one.message !== '' &&
        !expired.includes(one),
    );
    const mails = this.fakeOutbox.settledBefore(dates.mailSettledBefore, dryRun);
    if (!dryRun) {
      for (const { email } of [...gone, ...expired]) this.#remove(email);
      for (const one of gone) this.#erased.set(one.email, one.unsubscribedAt ?? '');
      for (const one of enquiries) {
        this.#byEmail.set(one.email, { ...one, company: '', phone: '', message: '' });
      }
    }
    return {
      unsubscribed: gone.length,
      enquiries: enquiries.length,
      expired: expired.length,
      mails,
    };
  }
}
