import {
  handedOverStates,
  type MailBudget,
  type MailKind,
  mailKinds,
  type Outbox,
  type OutboxEntry,
  type OutboxOutcome,
  type OutboxState,
  outboxStates,
  publicMailKinds,
} from '../outbox.port.ts';

interface Kept extends OutboxEntry {
  readonly state: OutboxState;
  /** When it may be tried, or when it was claimed or settled. */
  readonly at: string;
}

/** Which mails of an address: all of them, unless said otherwise. */
interface Forgotten {
  readonly kinds?: readonly MailKind[];
  readonly states?: readonly OutboxState[];
}

/** An outbox in memory. */
export class FakeOutbox implements Outbox {
  readonly #mails = new Map<string, Kept>();
  readonly #mayFail: () => void;
  #last = 0;

  constructor(mayFail: () => void) {
    this.#mayFail = mayFail;
  }

  put(kind: MailKind, email: string, at: string): void {
    this.#last += 1;
    const id = `mail-${this.#last}`;
    this.#mails.set(id, { id, kind, email, attempts: 0, state: 'waiting', at });
  }

  forget(email: string, { kinds = mailKinds, states = outboxStates }: Forgotten = {}): void {
    for (const { id, kind, email: to, state } of this.#mails.values()) {
      if (to === email && kinds.includes(kind) && states.includes(state)) this.#mails.delete(id);
    }
  }

  asksAlready(email: string): boolean {
    return [...this.#mails.values()].some(
      (mail) => mail.kind === 'confirmation' && mail.email === email && mail.state === 'waiting',
    );
  }

  settledBefore(time: string, dryRun: boolean): number {
    const old = [...this.#mails.values()].filter(
      ({ state, at }) => ['sent', 'dead', 'uncertain'].includes(state) && at < time,
    );
    if (!dryRun) for (const { id } of old) this.#mails.delete(id);
    return old.length;
  }

  async claim(now: string, { since, most }: MailBudget): Promise<OutboxEntry | undefined> {
    this.#mayFail();
    const isUsedUp = this.#handedOverAfter(since) >= most;
    const [next] = [...this.#mails.values()]
      .filter(({ state, at, kind }) => state === 'waiting' && at <= now && !(isUsedUp && isPublic(kind)))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    if (!next) return undefined;
    const { id, kind, email } = next;
    const attempts = next.attempts + 1;
    this.#mails.set(id, { ...next, attempts, state: 'sending', at: now });
    return { id, kind, email, attempts };
  }

  async handedOverSince(time: string): Promise<number> {
    this.#mayFail();
    return this.#handedOverAfter(time);
  }

  async settle(id: string, outcome: OutboxOutcome): Promise<void> {
    this.#mayFail();
    const mail = this.#mails.get(id);
    const at = outcome.state === 'waiting' ? outcome.retryAt : outcome.at;
    if (mail) this.#mails.set(id, { ...mail, state: outcome.state, at });
  }

  async drop(id: string): Promise<void> {
    this.#mayFail();
    this.#mails.delete(id);
  }

  async setAside(claimedBefore: string): Promise<number> {
    return this.#change(({ state, at }) => state === 'sending' && at < claimedBefore, {
      state: 'uncertain',
    });
  }

  async revive(now: string): Promise<number> {
    return this.#change(({ state }) => state === 'dead' || state === 'uncertain', {
      state: 'waiting',
      at: now,
      attempts: 0,
    });
  }

  async counts(): Promise<Readonly<Record<OutboxState, number>>> {
    this.#mayFail();
    const counts = Object.fromEntries(outboxStates.map((state) => [state, 0])) as Record<OutboxState, number>;
    for (const { state } of this.#mails.values()) counts[state] += 1;
    return counts;
  }

  #handedOverAfter(time: string): number {
    return [...this.#mails.values()].filter(
      ({ kind, state, at }) => isPublic(kind) && wasHandedOver(state) && at > time,
    ).length;
  }

  #change(which: (mail: Kept) => boolean, change: Partial<Kept>): number {
    this.#mayFail();
    const chosen = [...this.#mails.values()].filter(which);
    for (const mail of chosen) this.#mails.set(mail.id, { ...mail, ...change });
    return chosen.length;
  }
}

function isPublic(kind: MailKind): boolean {
  return publicMailKinds.some((one) => one === kind);
}

function wasHandedOver(state: OutboxState): boolean {
  return handedOverStates.some((one) => one === state);
}
