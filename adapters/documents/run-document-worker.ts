import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cancellation } from '../../core/cancellation.ts';
import type { Result } from '../../core/result.ts';
import type { TermSheetDocument } from '../../core/termsheet/document.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { packageRoot } from '../package-root.ts';
import type { DocumentJob } from './document-worker.ts';
import { isMemoryError } from './memory-error.ts';
import { memoryWatch } from './memory-watch.ts';
import { damagedDocument, documentTimeout, documentTooDemanding, readCancelled } from './read-failure.ts';

/** Bounds of one worker. */
export interface WorkerLimits {
  readonly timeoutMs: number;
  readonly maxOldGenerationSizeMb: number;
  readonly maxProcessGrowthMb: number;
}

type Reading = Result<TermSheetDocument, DocumentReadFailure>;

const pollMs = 25;
const kinds = { pdf: 'PDF', docx: 'Word document', doc: 'Word document', text: 'text file' } as const;

/** The compiled worker, also for tests that run from the sources: Node 20 cannot load TypeScript. */
const workerFile = join(packageRoot(), 'dist', 'adapters', 'documents', 'document-worker.js');

/**
 * Parses a document in a worker and ends the worker: on its answer, at the deadline (milliseconds of
 * `performance.now()`), when the caller cancels, or when it takes too much memory.
 */
export async function runDocumentWorker(
  job: DocumentJob,
  limits: WorkerLimits,
  deadline: number,
  cancellation: Cancellation,
): Promise<Reading> {
  const worker = new Worker(workerFile, {
    workerData: job,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxOldGenerationSizeMb },
  });
  memoryWatch.add(worker);
  let poll: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reading>((resolve) => {
      worker.once('message', (reading: Reading) => resolve(reading));
      worker.once('error', (error) => resolve(explain(error, job)));
      worker.once('exit', () => resolve(damagedDocument(kinds[job.format])));
      poll = setInterval(() => {
        if (cancellation.aborted) resolve(readCancelled());
        else if (performance.now() >= deadline) resolve(documentTimeout(limits.timeoutMs));
        else if (memoryWatch.mustEnd(worker, limits.maxProcessGrowthMb)) resolve(documentTooDemanding());
      }, pollMs);
    });
  } finally {
    clearInterval(poll);
    memoryWatch.remove(worker);
    await worker.terminate();
  }
}

/** Whatever a parser throws on bytes from outside, the bytes are at fault; memory has its own answer. */
function explain(error: unknown, job: DocumentJob): Reading {
  return isMemoryError(error) ? documentTooDemanding() : damagedDocument(kinds[job.format]);
}
