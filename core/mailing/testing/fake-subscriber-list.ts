import type { Subscriber, SubscriberList } from '../subscriber-list.port.ts';

/** A mailing list in memory. `breakWith` makes every call fail, as a database out of reach does. */
export class FakeSubscriberList implements SubscriberList {
  readonly #byEmail = new Map<string, Subscriber>();
  #failure: Error | undefined;

  breakWith(failure: Error | undefined): void {
    this.#failure = failure;
  }

  async add(subscriber: Subscriber): Promise<{ readonly added: boolean }> {
    this.#mayFail();
    const added = !this.#byEmail.has(subscriber.email);
    if (added) this.#byEmail.set(subscriber.email, subscriber);
    return { added };
  }

  async list(): Promise<readonly Subscriber[]> {
    this.#mayFail();
    return [...this.#byEmail.values()].sort((a, b) => (a.subscribedAt < b.subscribedAt ? -1 : 1));
  }

  async remove(email: string): Promise<boolean> {
    this.#mayFail();
    return this.#byEmail.delete(email);
  }

  async count(): Promise<number> {
    this.#mayFail();
    return this.#byEmail.size;
  }

  #mayFail(): void {
    if (this.#failure) throw this.#failure;
  }
}
