import type { Cancellation } from '../../core/cancellation.ts';
import type { DocumentReader } from '../../core/termsheet/document-reader.port.ts';
import { detectFormat } from './detect-format.ts';
import { documentTimeout, documentTooLarge, readCancelled } from './read-failure.ts';
import { runDocumentWorker } from './run-document-worker.ts';
import { Turnstile } from './turnstile.ts';

/** Bounds of reading one document. */
export interface DocumentReaderOptions {
  /** Largest file that is looked at. */
  readonly maxBytes: number;
  /** Time for one file, waiting for a free worker included. */
  readonly timeoutMs: number;
  /**
   * Heap limit of one worker. V8 ends the whole process when one allocation leaps over it, so it stands well above
   * `maxProcessGrowthMb`, which ends the worker alone.
   */
  readonly maxOldGenerationSizeMb: number;
  /** Growth of the whole process, buffers outside the heap included, at which the longest running worker ends. */
  readonly maxProcessGrowthMb: number;
  /** Workers at one time; further files wait. */
  readonly maxWorkers: number;
}

/** Bounds that suit a small server: a term sheet takes a fraction of each. */
export const documentReaderDefaults: DocumentReaderOptions = {
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 12_000,
  maxOldGenerationSizeMb: 2048,
  maxProcessGrowthMb: 512,
  maxWorkers: 2,
};

/**
 * Reads PDF, DOCX, DOC and plain text, each in a worker of its own that ends with the file.
 *
 * @example
 * const reader = createDocumentReader();
 * const reading = await reader.read({ name: 'terms.pdf', bytes });
 */
export function createDocumentReader(options: Partial<DocumentReaderOptions> = {}): DocumentReader {
  const limits = { ...documentReaderDefaults, ...options };
  const turnstile = new Turnstile(limits.maxWorkers);
  return {
    async read({ bytes }, cancellation: Cancellation = { aborted: false }) {
      if (cancellation.aborted) return readCancelled();
      if (bytes.length > limits.maxBytes) return documentTooLarge(limits.maxBytes);
      const format = detectFormat(bytes);
      if (!format.ok) return format;
      const deadline = performance.now() + limits.timeoutMs;
      const entered = await turnstile.enter(deadline, cancellation);
      if (entered === 'cancelled') return readCancelled();
      if (entered === 'late') return documentTimeout(limits.timeoutMs);
      try {
        return await runDocumentWorker({ format: format.value, bytes }, limits, deadline, cancellation);
      } finally {
        turnstile.leave();
      }
    },
  };
}
