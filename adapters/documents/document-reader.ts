import type { Cancellation } from '../../core/cancellation.ts';
import type { DocumentFormat } from '../../core/termsheet/document/term-sheet-document.ts';
import type { DocumentReader } from '../../core/termsheet/document-reader.port.ts';
import { detectFormat } from './detect-format.ts';
import { isMemoryError } from './memory-error.ts';
import { parseDocument } from './parse-document.ts';
import { damagedDocument, documentTooDemanding, documentTooLarge, readCancelled } from './read-failure.ts';

/** Bounds of reading one document. */
export interface DocumentReaderOptions {
  /** Largest file that is looked at. */
  readonly maxBytes: number;
}

export const defaultMaxBytes = 10 * 1024 * 1024;

const kinds: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word document',
  doc: 'Word document',
  text: 'text file',
};

/**
 * Reads PDF, DOCX, DOC and plain text where it is called; a server has it called in a worker.
 *
 * @example
 * const reader = createDocumentReader();
 * const reading = await reader.read({ name: 'terms.pdf', bytes });
 */
export function createDocumentReader({
  maxBytes = defaultMaxBytes,
}: Partial<DocumentReaderOptions> = {}): DocumentReader {
  return {
    async read({ bytes }, cancellation: Cancellation = { aborted: false }) {
      if (cancellation.aborted) return readCancelled();
      if (bytes.length > maxBytes) return documentTooLarge(maxBytes);
      const format = detectFormat(bytes);
      if (!format.ok) return format;
      try {
        // pdf.js takes the bytes it is given; the caller's stay as they are.
        return await parseDocument(format.value, bytes.slice());
      } catch (error) {
        // Whatever a parser throws on bytes from outside, the bytes are at fault; memory has its own answer.
        return isMemoryError(error) ? documentTooDemanding() : damagedDocument(kinds[format.value]);
      }
    },
  };
}
