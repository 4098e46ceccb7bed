import { setTimeout as sleep } from 'node:timers/promises';
import type { Cancellation } from '../../core/cancellation.ts';

const pollMs = 25;

/** Lets a number of tasks through at a time, first come, first served. */
export class Turnstile {
  readonly #places: number;
  readonly #waiting: symbol[] = [];
  #inside = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Waits for a place until the deadline, in milliseconds of `performance.now()`. */
  async enter(deadline: number, cancellation: Cancellation): Promise<'entered' | 'late' | 'cancelled'> {
    const ticket = Symbol('waiting');
    this.#waiting.push(ticket);
    try {
      while (this.#inside >= this.#places || this.#waiting[0] !== ticket) {
        if (cancellation.aborted) return 'cancelled';
        if (performance.now() >= deadline) return 'late';
        await sleep(pollMs);
      }
      this.#inside += 1;
      return 'entered';
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(ticket), 1);
    }
  }

  /** Gives the place back. */
  leave(): void {
    this.#inside -= 1;
  }
}
