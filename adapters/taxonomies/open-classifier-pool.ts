import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, WrittenAnswer } from '../../core/codes/batch/batch-answer.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { packageRoot } from '../package-root.ts';
import type { ClassifierJob } from './classifier-worker.ts';

/** The compiled worker, also for tests that run from the sources: Node 20 cannot load TypeScript. */
const workerFile = join(packageRoot(), 'dist', 'adapters', 'taxonomies', 'classifier-worker.js');

/**
 * In megabytes. A worker's tables take 45; two workers and the program stay under 400 together. With less for what is
 * young a run takes a tenth longer, most of it in clearing up; with 64 it holds 60 more.
 */
const memoryLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 84 };

interface Waiting {
  readonly resolve: (answers: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens workers that classify with the built-in engine; each loads the tables once. A worker holds about as
 * much memory as the program itself, so more than there are cores gains nothing.
 */
export function openClassifierPool(size: number): BatchClassifier {
  const lanes = Array.from({ length: Math.max(1, size) }, () => openLane());
  let turn = 0;
  let number = 0;
  const have = (work: Omit<ClassifierJob, 'number'>): Promise<readonly unknown[]> => {
    const lane = lanes[turn++ % lanes.length];
    return lane ? lane({ number: number++, ...work }) : Promise.resolve([]);
  };
  return {
    // Two pieces a lane: while one is worked on, the next already waits.
    concurrency: lanes.length * 2,
    classifyMany: (requests) => have({ requests }) as Promise<readonly BatchAnswer[]>,
    writeMany: (requests, form) => have({ requests, form }) as Promise<readonly WrittenAnswer[]>,
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type Lane = ((job: ClassifierJob) => Promise<readonly unknown[]>) & { close(): Promise<void> };

function openLane(): Lane {
  const worker = new Worker(workerFile, { resourceLimits: memoryLimits });
  const waiting = new Map<number, Waiting>();
  let lost: Error | null = null;
  const fail = (error: Error) => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ number, answers }: { number: number; answers: readonly unknown[] }) => {
    waiting.get(number)?.resolve(answers);
    waiting.delete(number);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('a classification worker ended before its work was done')));
  const lane = (job: ClassifierJob) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      if (lost) {
        reject(lost);
        return;
      }
      waiting.set(job.number, { resolve, reject });
      worker.postMessage(job);
    });
  return Object.assign(lane, {
    close: async () => {
      await worker.terminate();
    },
  });
}
