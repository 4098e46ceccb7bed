import type { Middleware } from 'koa';
import { waitsForTurn } from './bodies-in-turns/turn-taking-message.ts';
import { HttpFailure } from './failures.ts';
import { sharerOf } from './limit-rate.ts';
import type { HttpContext, RequestState } from './request-state.ts';

/** What may be on its way into the server at one time. */
export interface BodyBounds {
  readonly maxBodies: number;
  readonly maxBytes: number;
  /** A body that brings less in one such interval is given up. */
  readonly progressIntervalMs: number;
  readonly leastBytesPerInterval: number;
}

/** 4 kB a second is half of what a telephone line gave; half of the room is left to other clients. */
export const defaultBodyBounds: BodyBounds = {
  maxBodies: 256,
  maxBytes: 64 * 1024 * 1024,
  progressIntervalMs: 5000,
  leastBytesPerInterval: 20 * 1024,
};

/** A server that comes this late to its look at a body was kept from reading it: that is not held against its sender. */
const lateInterval = 1.1;

const retryAfterSeconds = '5';
const busyMessage = 'Many documents are being sent just now. Please try again in a moment.';

interface Load {
  bodies: number;
  bytes: number;
}

/**
 * Bounds the bodies that are being received, of all clients and of each, and gives up those that make no progress.
 * What it makes is one account: routes that share it share the room.
 */
export class BodyAdmission {
  readonly #bounds: BodyBounds;
  readonly #all: Load = { bodies: 0, bytes: 0 };
  readonly #loadOf = new Map<string, Load>();

  constructor(bounds: BodyBounds = defaultBodyBounds) {
    this.#bounds = bounds;
  }

  /** Wraps what reads a body of at most `maxBytes`. */
  admit(maxBytes: number, receive: Middleware<RequestState>): Middleware<RequestState> {
    return async (context, next) => {
      const client = sharerOf(context.ip);
      const bytes = Math.min(Number(context.request.get('Content-Length')) || maxBytes, maxBytes);
      if (!this.#hasRoom(client, bytes)) {
        throw new HttpFailure('busy', busyMessage, { 'Retry-After': retryAfterSeconds });
      }
      const release = this.#take(client, bytes);
      try {
        await this.#whileItProgresses(context, () => receive(context, async () => {}) as Promise<void>);
      } finally {
        release();
      }
      await next();
    };
  }

  #hasRoom(client: string, bytes: number): boolean {
    const { maxBodies, maxBytes } = this.#bounds;
    const own = this.#loadOf.get(client) ?? { bodies: 0, bytes: 0 };
    const fits = (load: Load, share: number) =>
      load.bodies === 0 || (load.bodies < maxBodies / share && load.bytes + bytes <= maxBytes / share);
    return fits(this.#all, 1) && fits(own, 2);
  }

  #take(client: string, bytes: number): () => void {
    const own = this.#loadOf.get(client) ?? { bodies: 0, bytes: 0 };
    this.#loadOf.set(client, own);
    for (const load of [this.#all, own]) {
      load.bodies += 1;
      load.bytes += bytes;
    }
    return () => {
      for (const load of [this.#all, own]) {
        load.bodies -= 1;
        load.bytes -= bytes;
      }
      if (own.bodies === 0) this.#loadOf.delete(client);
    };
  }

  async #whileItProgresses(context: HttpContext, receive: () => Promise<void>): Promise<void> {
    const { progressIntervalMs, leastBytesPerInterval } = this.#bounds;
    let stalled: NodeJS.Timeout | undefined;
    const gaveUp = new Promise<never>((_resolve, reject) => {
      let before = context.socket.bytesRead;
      let lookedAt = performance.now();
      stalled = setInterval(() => {
        const brought = context.socket.bytesRead - before;
        before += brought;
        const isLate = performance.now() - lookedAt > progressIntervalMs * lateInterval;
        lookedAt = performance.now();
        if (brought >= leastBytesPerInterval || context.req.complete || waitsForTurn(context.req)) return;
        if (isLate) return;
        // The connection ends with the answer, and with it what has been received.
        const message = 'The upload came to a halt. Please check your connection and send it again.';
        reject(new HttpFailure('upload-too-slow', message, { Connection: 'close' }));
      }, progressIntervalMs);
    });
    const received = receive();
    // What is left of it fails when the connection closes; nobody waits for that.
    received.catch(() => undefined);
    try {
      await Promise.race([received, gaveUp]);
    } finally {
      clearInterval(stalled);
    }
  }
}
