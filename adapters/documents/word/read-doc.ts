import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument } from '../read-failure.ts';
import { boundSectorChains } from './bounded-chains.ts';
import { type ExtractedBody, extractDocBody } from './doc-extractor.ts';
import { docParts } from './doc-parts.ts';
import { hiddenTextWarning, trackedChangesWarning } from './word-warnings.ts';

/**
 * Reads the body of a binary Word document (.doc) as if every tracked change were accepted, without its hidden
 * text; notes, headers and comments stay out of it.
 */
export async function readDoc(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  const extracted = await extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (extracted === undefined) return damagedDocument('Word document');
  const { body, runs } = extracted;
  const warnings = [
    ...(runs.hasTrackedChanges ? [trackedChangesWarning] : []),
    ...(runs.hidden.length > 0 ? [hiddenTextWarning] : []),
  ];
  return success({ format: 'doc', parts: docParts(body), pageCount: 0, warnings });
}

/** Undefined when the library gives up on the bytes, for whatever reason. */
async function extract(bytes: Buffer): Promise<ExtractedBody | undefined> {
  boundSectorChains();
  try {
    return await extractDocBody(bytes);
  } catch (error) {
    if (isMemoryError(error)) throw error;
    return undefined;
  }
}
