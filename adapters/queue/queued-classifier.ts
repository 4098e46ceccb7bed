import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { Cancellation } from '../../core/cancellation.ts';
import type { BatchAnswer, BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import { connectQueue, outcomesKey, queueName } from './queue-connection.ts';

/** More than workers hold at one time, and little enough for Redis. */
const piecesAhead = 128;
const pollMs = 50;
const pollsPerFailureCheck = 40;

/** A piece that fails by itself is tried again later; one whose worker died is not counted as failed. */
const jobOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
} as const;

const interrupted = { ok: false, error: { code: 'cancelled', message: 'interrupted' } } as const;
const givenUp = {
  ok: false,
  error: { code: 'provider-unavailable', message: 'The workers gave this row up after four tries.' },
} as const;

interface Waiting {
  readonly requests: readonly ClassificationRequest[];
  readonly resolve: (answers: readonly BatchAnswer[]) => void;
  readonly reject: (error: unknown) => void;
  readonly answers: Promise<readonly BatchAnswer[]>;
}

/** What a batch hands to a queue. */
export interface QueuedClassifier extends BatchClassifier {
  /** How many worker processes listen now. */
  countWorkers(): Promise<number>;
}

/**
 * A batch classifier whose work is done by `fettle worker` processes, on this machine and others. A piece is named by
 * what it holds: a run that was broken off and begun again finds what was answered meanwhile.
 * @param url REDIS_URL
 * @param salt what else decides the answers, such as the model
 */
export function openQueuedClassifier(
  url: string,
  salt: string,
  cancellation: Cancellation = { aborted: false },
): QueuedClassifier {
  return new ClassifierOnQueue(url, salt, cancellation);
}

class ClassifierOnQueue implements QueuedClassifier {
  readonly concurrency = piecesAhead;
  readonly #salt: string;
  readonly #cancellation: Cancellation;
  readonly #connection: ReturnType<typeof connectQueue>;
  readonly #queue: Queue;
  readonly #waiting = new Map<string, Waiting>();
  #polling: Promise<void> | undefined;

  constructor(url: string, salt: string, cancellation: Cancellation) {
    this.#salt = salt;
    this.#cancellation = cancellation;
    this.#connection = connectQueue(url);
    this.#queue = new Queue(queueName, this.#connection.options);
    this.#queue.on('error', () => {});
  }

  async classifyMany(requests: readonly ClassificationRequest[]): Promise<readonly BatchAnswer[]> {
    if (requests.length === 0) return [];
    if (this.#cancellation.aborted) return requests.map(() => interrupted);
    const piece = createHash('sha256')
      .update(JSON.stringify([this.#salt, requests]))
      .digest('hex');
    const same = this.#waiting.get(piece);
    if (same) return same.answers;
    const waiting = waitingFor(requests);
    this.#waiting.set(piece, waiting);
    // Answered in an earlier run that nobody was left to fetch it for, or to be tried again after it was given up.
    const earlier = await this.#queue.getJob(piece);
    if (earlier && (await earlier.isFailed())) await earlier.remove();
    if ((await this.#connection.redis.exists(outcomesKey(piece))) === 0) {
      await this.#queue.add('classify', { requests }, { ...jobOptions, jobId: piece });
    }
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined;
    });
    return waiting.answers;
  }

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
          for (const piece of [...this.#waiting.keys()]) this.#settle(piece, interrupted);
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
    const texts = await this.#connection.redis.mget(pieces.map(outcomesKey));
    const answered = pieces.filter((_, at) => texts[at] !== null);
    for (const [at, piece] of pieces.entries()) {
      const text = texts[at];
      if (typeof text !== 'string') continue;
      this.#waiting.get(piece)?.resolve(JSON.parse(text));
      this.#waiting.delete(piece);
    }
    if (answered.length > 0) await this.#connection.redis.del(answered.map(outcomesKey));
  }

  async #giveUp(): Promise<void> {
    for (const piece of [...this.#waiting.keys()]) {
      const job = await this.#queue.getJob(piece);
      if (!job || !(await job.isFailed())) continue;
      await job.remove();
      this.#settle(piece, givenUp);
    }
  }

  #settle(piece: string, answer: BatchAnswer): void {
    const waiting = this.#waiting.get(piece);
    this.#waiting.delete(piece);
    waiting?.resolve(waiting.requests.map(() => answer));
  }
}

function waitingFor(requests: readonly ClassificationRequest[]): Waiting {
  const settle: Partial<Pick<Waiting, 'resolve' | 'reject'>> = {};
  const answers = new Promise<readonly BatchAnswer[]>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  return { requests, answers, ...(settle as Pick<Waiting, 'resolve' | 'reject'>) };
}
