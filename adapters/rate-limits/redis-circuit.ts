import type { Redis } from 'ioredis';
import type { DependencyWatch } from '../availability/dependency-watch.ts';

/**
 * Says whether Redis may be asked. The first command that fails opens the circuit: from then on nobody waits for
 * Redis. The client's own reconnecting is what tries again: a connection that has become ready and has carried
 * out a command as real ones do closes the circuit.
 *
 * A command too late is taken for an outage at once. Being wrong costs a reconnection and a moment of counting in
 * this process; waiting for a second sign would cost one more visitor the time limit.
 */
export class RedisCircuit {
  readonly #redis: Redis;
  readonly #watch: DependencyWatch;
  readonly #probe: () => Promise<unknown>;
  readonly #isFirstKnown: Promise<void>;
  #knowFirst = () => {};
  #state: 'unknown' | 'closed' | 'open' = 'unknown';
  #wasReady = false;
  #isEnding = false;

  /** @param probe carries out a command; it rejects where Redis does not do what commands ask */
  constructor(redis: Redis, watch: DependencyWatch, probe: () => Promise<unknown>) {
    this.#redis = redis;
    this.#watch = watch;
    this.#probe = probe;
    this.#isFirstKnown = new Promise((resolve) => {
      this.#knowFirst = resolve;
    });
    redis.on('ready', () => void this.#tryAgain());
    redis.on('close', () => this.#noteClosedConnection());
  }

  /** Whether Redis may be asked; right after the start it waits for the first connection to come or to fail. */
  async isClosed(): Promise<boolean> {
    await this.#isFirstKnown;
    return this.#state === 'closed';
  }

  /** Takes note that a command failed. */
  open(error: unknown): void {
    if (this.#isEnding || this.#state === 'open') return;
    this.#state = 'open';
    this.#watch.fail(reasonOf(error, this.#redis.status));
    this.#knowFirst();
    this.#reconnect();
  }

  /** Whether Redis carries out commands now; opens the circuit where it does not. */
  async check(): Promise<boolean> {
    if (!(await this.isClosed())) return false;
    try {
      await this.#probe();
      return true;
    } catch (error) {
      this.open(error);
      return false;
    }
  }

  end(): void {
    this.#isEnding = true;
    this.#redis.disconnect();
    this.#knowFirst();
  }

  async #tryAgain(): Promise<void> {
    this.#wasReady = true;
    if (this.#state === 'closed') return;
    try {
      await this.#probe();
      this.#state = 'closed';
      this.#watch.recover();
      this.#knowFirst();
    } catch (error) {
      this.open(error);
      this.#reconnect();
    }
  }

  /** A connection that ends is made again at once; only where that fails Redis is away. */
  #noteClosedConnection(): void {
    if (!this.#wasReady) this.open(new Error('no connection'));
    this.#wasReady = false;
  }

  /** The present connection may lead nowhere for a quarter of an hour before the network says so. */
  #reconnect(): void {
    if (!this.#isEnding && this.#redis.status === 'ready') this.#redis.disconnect(true);
  }
}

function reasonOf(error: unknown, status: string): string {
  if (status !== 'ready') return 'not-connected';
  return error instanceof Error && error.name === 'ReplyError' ? 'refused' : 'no-answer';
}
