import { type Job, Worker } from 'bullmq';
import type { BatchAnswer } from '../../core/codes/batch/batch-classifier.port.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import { connectQueue, outcomesKey, queueName } from './queue-connection.ts';

/** A piece of a batch on the queue. Its job has the name of the piece as its id. */
export interface WorkPiece {
  readonly requests: readonly ClassificationRequest[];
}

export interface QueueWorkerSettings {
  /** REDIS_URL */
  readonly url: string;
  /** Pieces at one time. */
  readonly concurrency: number;
  classifyMany(requests: readonly ClassificationRequest[]): Promise<readonly BatchAnswer[]>;
  /** Is told of each piece that has been answered. */
  onPiece(rows: number): void;
  onFault(error: unknown): void;
  /** How long a worker may be silent before its piece goes to another. */
  readonly lockMs?: number;
}

export interface QueueWorker {
  /** Finishes the pieces under way and takes no others. */
  close(): Promise<void>;
}

const defaultLockMs = 15_000;
/** A worker may be killed again and again: that says nothing against the piece. */
const mostStalls = 20;
/** What nobody fetches, Redis deletes. */
const outcomesKeptSeconds = 24 * 3600;

/**
 * Works on pieces of any batch until it is closed. Killed, its pieces go to other workers. The first worker that has
 * the outcomes of a piece keeps them: one that was taken for dead and was not changes nothing any more.
 */
export function workOnQueue(settings: QueueWorkerSettings): QueueWorker {
  const { url, concurrency, classifyMany, onPiece, onFault, lockMs = defaultLockMs } = settings;
  const { redis, options, close } = connectQueue(url);
  const worker = new Worker(
    queueName,
    async ({ id = '', data: { requests } }: Job<WorkPiece>) => {
      const answers = JSON.stringify(await classifyMany(requests));
      await redis.set(outcomesKey(id), answers, 'EX', outcomesKeptSeconds, 'NX');
      onPiece(requests.length);
    },
    { ...options, concurrency, lockDuration: lockMs, stalledInterval: lockMs, maxStalledCount: mostStalls },
  );
  worker.on('failed', (_job, error) => onFault(error));
  worker.on('error', onFault);
  return {
    async close() {
      await worker.close();
      await close();
    },
  };
}
