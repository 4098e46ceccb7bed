import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Worker } from 'bullmq';
import type { BatchAnswer } from '../../core/codes/batch/batch-answer.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import type { AnalysisOptions } from '../../core/termsheet/analyze-document.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import { connectQueue, outcomesKey, type PieceKind, queueName } from './queue-connection.ts';
import type { SheetAnswer } from './queued-sheets.ts';

/** A piece of a batch on the queue. Its job has the kind as its name and the name of the piece as its id. */
interface WorkPiece {
  readonly requests: readonly ClassificationRequest[];
  readonly sheet: { readonly name: string; readonly bytes: string };
  readonly options: AnalysisOptions;
}

export interface QueueWorkerSettings {
  /** REDIS_URL */
  readonly url: string;
  /** Pieces at one time. */
  readonly concurrency: number;
  classifyMany(requests: readonly ClassificationRequest[]): Promise<readonly BatchAnswer[]>;
  analyze(file: SourceFile, options: AnalysisOptions): Promise<SheetAnswer>;
  /** Is told of each piece that has been answered: how many rows or documents it held. */
  onPiece(answers: number): void;
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
  const { url, concurrency, onPiece, onFault, lockMs = defaultLockMs } = settings;
  const { redis, options, close } = connectQueue(url);
  const worker = new Worker(
    queueName,
    async ({ id = '', name, data }: Job<WorkPiece, void, PieceKind>) => {
      const { answer, answers } = await answerPiece(settings, name, data);
      await redis.set(outcomesKey(id), JSON.stringify(answer), 'EX', outcomesKeptSeconds, 'NX');
      onPiece(answers);
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

async function answerPiece(
  { classifyMany, analyze }: QueueWorkerSettings,
  kind: PieceKind,
  { requests, sheet, options }: WorkPiece,
): Promise<{ readonly answer: unknown; readonly answers: number }> {
  if (kind === 'classify') return { answer: await classifyMany(requests), answers: requests.length };
  const file = { name: sheet.name, bytes: Buffer.from(sheet.bytes, 'base64') };
  for (;;) {
    const answer = await analyze(file, options);
    // Its processes have no time just now, which says nothing about the document.
    if (answer.ok || answer.error.code !== 'busy') return { answer, answers: 1 };
    await sleep(answer.error.retryAfterSeconds * 1000);
  }
}
