import type { Result } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { openDoc } from './open-doc.ts';
import { readWord } from './read-word.ts';

/** Reads a binary Word document (.doc) as if every tracked change were accepted, without its hidden text. */
export function readDoc(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  return readWord('doc', bytes, openDoc);
}
