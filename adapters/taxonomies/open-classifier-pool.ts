import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { packageRoot } from '../package-root.ts';
import type { ClassifierJob } from './classifier-worker.ts';

/** The compiled worker, also for tests that run from the sources: Node 20 cannot load TypeScript. */
const workerFile = join(packageRoot(), 'dist', 'adapters', 'taxonomies', 'classifier-worker.js');

/**
 * In megabytes. The young generation takes what a row leaves behind: half of this costs a tenth of the rate, twice of
 * it 50 MB of the process in a long run. The old one holds the tables (38) and 300 rows of 20,000 characters.
 */
const memoryLimits = { maxYoungGenerationSizeMb: 20, maxOldGenerationSizeMb: 64 };

interface Waiting {
  readonly resolve: (answers: readonly BatchAnswer[]) => void;
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
  return {
    // Two pieces a lane: while one is worked on, the next already waits.
    concurrency: lanes.length * 2,
    classifyMany: (requests) => {
      const lane = lanes[turn++ % lanes.length];
      return lane ? lane({ number: number++, requests }) : Promise.resolve([]);
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

type Lane = ((job: ClassifierJob) => Promise<readonly BatchAnswer[]>) & { close(): Promise<void> };

function openLane(): Lane {
  const worker = new Worker(workerFile, { resourceLimits: memoryLimits });
  const waiting = new Map<number, Waiting>();
  let lost: Error | null = null;
  const fail = (error: Error) => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ number, answers }: { number: number; answers: readonly BatchAnswer[] }) => {
    waiting.get(number)?.resolve(answers);
    waiting.delete(number);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('a classification worker ended before its work was done')));
  const lane = (job: ClassifierJob) =>
    new Promise<readonly BatchAnswer[]>((resolve, reject) => {
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
