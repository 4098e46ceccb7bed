import type { Cancellation } from '../cancellation.ts';
import type { Result } from '../result.ts';
import type { TermSheetDocument } from './document/term-sheet-document.ts';

/** A file as it was handed in. The name is a hint for messages only: the content decides the format. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a file could not be read; the message says what to do next. */
export interface DocumentReadFailure {
  readonly code:
    | 'unsupported-type'
    | 'empty-document'
    | 'encrypted-document'
    | 'damaged-document'
    | 'no-text-layer'
    | 'document-too-large'
    | 'document-timeout'
    | 'cancelled';
  readonly message: string;
}

/**
 * Turns files into documents. An implementation reads PDF, DOCX, DOC and plain text, tells them apart by
 * content, bounds the memory and time of each, and keeps nothing after it has answered.
 */
export interface DocumentReader {
  read(
    file: SourceFile,
    cancellation?: Cancellation,
  ): Promise<Result<TermSheetDocument, DocumentReadFailure>>;
}
