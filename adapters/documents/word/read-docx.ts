import type { Result } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { openDocx } from './open-docx.ts';
import { readWord } from './read-word.ts';

/** Reads a Word document (.docx) as if every tracked change were accepted, without its hidden text. */
export function readDocx(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  return readWord('docx', bytes, openDocx);
}
