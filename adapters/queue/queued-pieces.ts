import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { Cancellation } from '../../core/cancellation.ts';
import { connectQueue, outcomesKey, type PieceKind, queueName } from './queue-connection.ts';

const pollMs = 50;
const pollsPerFailureCheck = 40;
/** What nobody asks for again, Redis deletes. */
const failedKeptSeconds = 24 * 3600;

/** A piece that fails by itself is tried again later; one whose worker died is not counted as failed. */
const jobOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: { age: failedKeptSeconds },
} as const;

/** What became of a piece: its answer as JSON, or why there is none. */
export type PieceOutcome =
  | { readonly state: 'answered'; readonly answer: string }
  | { readonly state: 'cancelled' | 'given-up' };

interface Waiting {
  readonly resolve: (outcome: PieceOutcome) => void;
  readonly reject: (error: unknown) => void;
  readonly outcome: Promise<PieceOutcome>;
}

/**
 * Hands pieces of work to `fettle worker` processes, on this machine and others. A piece is named by what it holds:
 * a run that was broken off and begun again finds what was answered meanwhile.
 */
export class QueuedPieces {
  readonly #salt: string;
  readonly #cancellation: Cancellation;
  readonly #connection: ReturnType<typeof connectQueue>;
  readonly #queue: Queue;
  readonly #waiting = new Map<string, Waiting>();
  #polling: Promise<void> | undefined;

  /**
   * @param url REDIS_URL
   * @param salt what else decides the answers, such as the model
   */
  constructor(url: string, salt: string, cancellation: Cancellation) {
    this.#salt = salt;
    this.#cancellation = cancellation;
    this.#connection = connectQueue(url);
    this.#queue = new Queue(queueName, this.#connection.options);
    this.#queue.on('error', () => {});
  }

  /** @param work what a worker of this kind is given, to be written as JSON */
  async ask(kind: PieceKind, work: object): Promise<PieceOutcome> {
    if (this.#cancellation.aborted) return { state: 'cancelled' };
    const piece = createHash('sha256')
      .update(JSON.stringify([this.#salt, kind, work]))
      .digest('hex');
    const same = this.#waiting.get(piece);
    if (same) return same.outcome;
    const waiting = waitingForOutcome();
    this.#waiting.set(piece, waiting);
    // Answered in an earlier run that nobody was left to fetch it for, or to be tried again after it was given up.
    const earlier = await this.#queue.getJob(piece);
    if (earlier && (await earlier.isFailed())) await earlier.remove();
    if ((await this.#connection.redis.exists(outcomesKey(piece))) === 0) {
      await this.#queue.add(kind, work, { ...jobOptions, jobId: piece });
    }
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined;
    });
    return waiting.outcome;
  }

  /** How many worker processes listen now. */
  countWorkers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  async close(): Promise<void> {
    await this.#polling;
    await this.#queue.close();
    await this.#connection.close();
  }

  /** Looks for all outcomes at once, until nobody waits. */
  async #poll(): Promise<void> {
    try {
      for (let polls = 1; this.#waiting.size > 0; polls += 1) {
        if (this.#cancellation.aborted) {
          for (const piece of [...this.#waiting.keys()]) this.#settle(piece, { state: 'cancelled' });
          return;
        }
        await this.#fetch();
        if (polls % pollsPerFailureCheck === 0) await this.#giveUp();
        await sleep(pollMs);
      }
    } catch (error) {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    }
  }

  async #fetch(): Promise<void> {
    const pieces = [...this.#waiting.keys()];
    const answers = await this.#connection.redis.mget(pieces.map(outcomesKey));
    const answered = pieces.filter((_, at) => answers[at] !== null);
    for (const [at, piece] of pieces.entries()) {
      const answer = answers[at];
      if (typeof answer === 'string') this.#settle(piece, { state: 'answered', answer });
    }
    if (answered.length > 0) await this.#connection.redis.del(answered.map(outcomesKey));
  }

  async #giveUp(): Promise<void> {
    for (const piece of [...this.#waiting.keys()]) {
      const job = await this.#queue.getJob(piece);
      if (!job || !(await job.isFailed())) continue;
      await job.remove();
      this.#settle(piece, { state: 'given-up' });
    }
  }

  #settle(piece: string, outcome: PieceOutcome): void {
    this.#waiting.get(piece)?.resolve(outcome);
    this.#waiting.delete(piece);
  }
}

function waitingForOutcome(): Waiting {
  const settle: Partial<Pick<Waiting, 'resolve' | 'reject'>> = {};
  const outcome = new Promise<PieceOutcome>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  return { outcome, ...(settle as Pick<Waiting, 'resolve' | 'reject'>) };
}
