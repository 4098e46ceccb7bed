/** What became of an entry that was offered to a queue. */
export interface Admission<Entry> {
  readonly isAdmitted: boolean;
  /** An entry of a client with more than its share, which had to leave for this one. */
  readonly displaced?: Entry;
}

/**
 * A bounded queue that serves its clients in turns. When it is full, a client with fewer entries than the one with
 * the most takes the place of the newest of those: who sends a hundred documents keeps nobody else out.
 */
export class FairQueue<Entry> {
  readonly #maxEntries: number;
  /** In the order in which the clients are served next. */
  readonly #entriesOf = new Map<string, Entry[]>();
  #size = 0;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#size;
  }

  /** Every entry that waits. */
  entries(): Entry[] {
    return [...this.#entriesOf.values()].flat();
  }

  /** Adds an entry of a client, or tells that there is no room for it. */
  offer(client: string, entry: Entry): Admission<Entry> {
    if (this.#size < this.#maxEntries) {
      this.#add(client, entry);
      return { isAdmitted: true };
    }
    const [greediest, waiting] = this.#mostWaiting();
    const own = this.#entriesOf.get(client)?.length ?? 0;
    const displaced = waiting.at(-1);
    if (displaced === undefined || waiting.length <= own + 1) return { isAdmitted: false };
    this.#remove(greediest, displaced);
    this.#add(client, entry);
    return { isAdmitted: true, displaced };
  }

  /** Takes the oldest entry of the client whose turn it is, among those that may have one. */
  take(mayHaveOne: (client: string) => boolean): { client: string; entry: Entry } | undefined {
    for (const [client, waiting] of this.#entriesOf) {
      const [entry] = waiting;
      if (entry === undefined || !mayHaveOne(client)) continue;
      this.#remove(client, entry);
      const rest = this.#entriesOf.get(client);
      if (rest) {
        this.#entriesOf.delete(client);
        this.#entriesOf.set(client, rest);
      }
      return { client, entry };
    }
    return undefined;
  }

  /** Takes an entry out, wherever it stands. */
  withdraw(entry: Entry): void {
    for (const client of this.#entriesOf.keys()) this.#remove(client, entry);
  }

  #add(client: string, entry: Entry): void {
    const waiting = this.#entriesOf.get(client);
    if (waiting) waiting.push(entry);
    else this.#entriesOf.set(client, [entry]);
    this.#size += 1;
  }

  #remove(client: string, entry: Entry): void {
    const waiting = this.#entriesOf.get(client) ?? [];
    const at = waiting.indexOf(entry);
    if (at < 0) return;
    waiting.splice(at, 1);
    this.#size -= 1;
    if (waiting.length === 0) this.#entriesOf.delete(client);
  }

  #mostWaiting(): [client: string, waiting: readonly Entry[]] {
    let most: [string, readonly Entry[]] = ['', []];
    for (const [client, waiting] of this.#entriesOf) {
      if (waiting.length > most[1].length) most = [client, waiting];
    }
    return most;
  }
}
