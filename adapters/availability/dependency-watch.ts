/** A service outside this process that the server works with, or without for a while. */
export type DependencyName = 'database' | 'redis';

/** That a dependency failed, or serves again; one entry of the log. */
export type DependencyChange =
  | {
      readonly event: 'dependency-fail';
      readonly dependency: DependencyName;
      /** A code such as `SQLITE_FULL`, `57P03` or `no-answer`; never an address. */
      readonly reason: string;
    }
  | {
      readonly event: 'dependency-recover';
      readonly dependency: DependencyName;
      readonly failedForMs: number;
    };

/** What can be read of a dependency at any time. */
export interface DependencyReading {
  readonly name: DependencyName;
  readonly isFailing: boolean;
  /** How often it has failed; a failure that lasts counts once. */
  readonly failures: number;
}

/**
 * Remembers whether a dependency serves, and tells of each change once, however many requests meet it.
 * @example watch.listen((change) => log.dependency(change)); watch.fail('no-answer'); watch.recover()
 */
export class DependencyWatch implements DependencyReading {
  readonly name: DependencyName;
  readonly #nowMs: () => number;
  #listener: (change: DependencyChange) => void = () => {};
  #failing: { readonly sinceMs: number; readonly reason: string } | null = null;
  #failures = 0;

  /** @param nowMs a clock that is never set back */
  constructor(name: DependencyName, nowMs: () => number = () => performance.now()) {
    this.name = name;
    this.#nowMs = nowMs;
  }

  get isFailing(): boolean {
    return this.#failing !== null;
  }

  get failures(): number {
    return this.#failures;
  }

  /** Tells of the changes from now on, and of a failure that lasts already; others before it are only counted. */
  listen(listener: (change: DependencyChange) => void): void {
    this.#listener = listener;
    if (this.#failing) this.#tellOfFailure(this.#failing.reason);
  }

  fail(reason: string): void {
    if (this.#failing) return;
    this.#failing = { sinceMs: this.#nowMs(), reason };
    this.#failures += 1;
    this.#tellOfFailure(reason);
  }

  recover(): void {
    if (!this.#failing) return;
    const failedForMs = Math.round(this.#nowMs() - this.#failing.sinceMs);
    this.#failing = null;
    this.#listener({ event: 'dependency-recover', dependency: this.name, failedForMs });
  }

  #tellOfFailure(reason: string): void {
    this.#listener({ event: 'dependency-fail', dependency: this.name, reason });
  }
}
