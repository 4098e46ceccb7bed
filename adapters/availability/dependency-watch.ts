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
  #failingSinceMs: number | null = null;
  #failures = 0;

  /** @param nowMs a clock that is never set back */
  constructor(name: DependencyName, nowMs: () => number = () => performance.now()) {
    this.name = name;
    this.#nowMs = nowMs;
  }

  get isFailing(): boolean {
    return this.#failingSinceMs !== null;
  }

  get failures(): number {
    return this.#failures;
  }

  /** Tells of the changes from now on; before, they are only counted. */
  listen(listener: (change: DependencyChange) => void): void {
    this.#listener = listener;
  }

  fail(reason: string): void {
    if (this.#failingSinceMs !== null) return;
    this.#failingSinceMs = this.#nowMs();
    this.#failures += 1;
    this.#listener({ event: 'dependency-fail', dependency: this.name, reason });
  }

  recover(): void {
    if (this.#failingSinceMs === null) return;
    const failedForMs = Math.round(this.#nowMs() - this.#failingSinceMs);
    this.#failingSinceMs = null;
    this.#listener({ event: 'dependency-recover', dependency: this.name, failedForMs });
  }
}
