import type { Cancellation } from '../../cancellation.ts';
import type { Result } from '../../result.ts';
import { failed, success } from '../../result.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import type { TermSheetDocument } from '../document/term-sheet-document.ts';
import type { DocumentReader, DocumentReadFailure, SourceFile } from '../document-reader.port.ts';

/** A reader of plain ASCII text that records what it was asked to read, and fails where a test tells it to. */
export class FakeDocumentReader implements DocumentReader {
  readonly files: SourceFile[] = [];
  readonly #maxBytes: number;
  readonly #failure: DocumentReadFailure | undefined;

  constructor(options: { readonly maxBytes?: number; readonly failure?: DocumentReadFailure } = {}) {
    this.#maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY;
    this.#failure = options.failure;
  }

  async read(
    file: SourceFile,
    cancellation?: Cancellation,
  ): Promise<Result<TermSheetDocument, DocumentReadFailure>> {
    this.files.push(file);
    if (cancellation?.aborted) return failed({ code: 'cancelled', message: 'Reading was cancelled.' });
    if (this.#failure) return failed(this.#failure);
    if (file.bytes.length > this.#maxBytes) {
      return failed({
        code: 'document-too-large',
        message: 'The file is too large. Please upload a smaller one.',
      });
    }
    const text = String.fromCharCode(...file.bytes);
    if (text.trim() === '') {
      return failed({ code: 'empty-document', message: 'The file is empty. Please choose another one.' });
    }
    if (text.includes('\0')) {
      return failed({ code: 'unsupported-type', message: 'The file is a binary file. Please upload text.' });
    }
    return success(readPlainText(text));
  }
}
