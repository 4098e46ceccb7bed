import type { MailKind, Outbox } from '../outbox.port.ts';
import type { RetentionDates, RetentionReport } from '../retention.ts';
import type { SignUp, Subscriber } from '../subscriber.ts';
import type { ConfirmationOutcome, SubscriberList } from '../subscriber-list.port.ts';
import { FakeOutbox } from './fake-outbox.ts';

/** A list and its outbox in memory. `breakWith` makes every call fail, as a database out of reach does. */
export class FakeMailingStore {
  readonly fakeOutbox = new FakeOutbox(() => this.#mayFail());
  readonly outbox: Outbox = this.fakeOutbox;
  readonly #byEmail = new Map<string, Subscriber>();
  readonly #pending = new Map<string, SignUp>();
  readonly #erased = new Map<string, string>();
  #failure: Error | undefined;

  readonly subscribers: SubscriberList = {
    add: async (signUp, mails) => this.#add(signUp, mails),
    request: async (signUp, renewBefore) => this.#request(signUp, renewBefore),
    confirm: async (id, at, mails) => this.#confirm(id, at, mails),
    findPending: async (email) => {
      this.#mayFail();
      return this.#pending.get(email);
    },
    list: async () => this.#sorted(),
    findByEmail: async (email) => {
      this.#mayFail();
      return this.#byEmail.get(email);
    },
    count: async () => this.#sorted().filter(({ state }) => state === 'subscribed').length,
    unsubscribe: async (id, at) => this.#unsubscribe(id, at),
    endWaiting: async (email) => {
      this.#mayFail();
      this.fakeOutbox.forget(email);
      return this.#pending.delete(email);
    },
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
    const waiting = [...this.#pending.values()].map((signUp) => asSubscriber(signUp, 'pending'));
    return [...this.#byEmail.values(), ...waiting].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }

  #add(signUp: SignUp, mails: readonly MailKind[]): { added: boolean } {
    return { added: this.#subscribe(asSubscriber(signUp, 'subscribed'), mails, signUp.subscribedAt) };
  }

  #request(signUp: SignUp, renewBefore: string): { requested: boolean } {
    this.#mayFail();
    const { email } = signUp;
    const known = this.#byEmail.get(email);
    const waiting = this.#pending.get(email);
    const isFresh = waiting !== undefined && waiting.subscribedAt >= renewBefore;
    if (known?.state === 'subscribed' || isFresh) return { requested: false };
    this.#pending.set(email, { ...signUp, id: waiting?.id ?? known?.id ?? signUp.id });
    if (!this.fakeOutbox.asksAlready(email)) this.fakeOutbox.put('confirmation', email, signUp.subscribedAt);
    return { requested: true };
  }

  #confirm(id: string, at: string, mails: readonly MailKind[]): ConfirmationOutcome {
    this.#mayFail();
    const signUp = [...this.#pending.values()].find((one) => one.id === id);
    if (signUp) {
      this.#subscribe({ ...asSubscriber(signUp, 'subscribed'), confirmedAt: at }, mails, at);
      return 'confirmed';
    }
    const known = [...this.#byEmail.values()].find((one) => one.id === id);
    return known?.state === 'subscribed' ? 'subscribed-before' : 'unknown';
  }

  #subscribe(signUp: Subscriber, mails: readonly MailKind[], at: string): boolean {
    this.#mayFail();
    this.#pending.delete(signUp.email);
    this.fakeOutbox.forget(signUp.email, { kinds: ['confirmation'], states: ['waiting'] });
    const known = this.#byEmail.get(signUp.email);
    if (known?.state === 'subscribed') return false;
    this.#byEmail.set(signUp.email, { ...signUp, id: known?.id ?? signUp.id });
    this.#erased.delete(signUp.email);
    for (const kind of mails) this.fakeOutbox.put(kind, signUp.email, at);
    return true;
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
    this.fakeOutbox.forget(subscriber.email, { states: ['waiting'] });
    return true;
  }

  #remove(email: string): boolean {
    this.#mayFail();
    this.fakeOutbox.forget(email);
    const wasWaiting = this.#pending.delete(email);
    return this.#byEmail.delete(email) || wasWaiting;
  }

  #prune(dates: RetentionDates, dryRun: boolean): RetentionReport {
    this.#mayFail();
    const everybody = [...this.#byEmail.values()];
    const waiting = [...this.#pending.values()].filter((one) => one.subscribedAt < dates.pendingBefore);
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
      for (const { email } of waiting) {
        this.#pending.delete(email);
        this.fakeOutbox.forget(email, { kinds: ['confirmation'] });
      }
      for (const { email } of [...gone, ...expired]) {
        this.#byEmail.delete(email);
        this.fakeOutbox.forget(email, { kinds: ['welcome', 'notification'] });
      }
      for (const one of gone) this.#erased.set(one.email, one.unsubscribedAt ?? '');
      for (const one of enquiries) {
        this.#byEmail.set(one.email, { ...one, company: '', phone: '', message: '' });
      }
    }
    return {
      unsubscribed: gone.length,
      enquiries: enquiries.length,
      expired: expired.length,
      pending: waiting.length,
      mails,
    };
  }
}

function asSubscriber(signUp: SignUp, state: 'pending' | 'subscribed'): Subscriber {
  return { ...signUp, state, confirmedAt: null, unsubscribedAt: null };
}
