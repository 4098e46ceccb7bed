import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentFormat } from '../../core/termsheet/document.ts';
import { parseDocument } from './parse-document.ts';

/** What the worker is given: one file, of which it keeps nothing. */
export interface DocumentJob {
  readonly format: DocumentFormat;
  readonly bytes: Uint8Array;
}

// pdf.js leaves promises behind on broken files; what counts is whether the document was read.
process.on('unhandledRejection', () => undefined);

const { format, bytes } = workerData as DocumentJob;
parentPort?.postMessage(await parseDocument(format, bytes));
