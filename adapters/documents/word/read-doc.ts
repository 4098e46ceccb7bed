import WordExtractor from 'word-extractor';
import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument } from '../read-failure.ts';
import { boundSectorChains } from './bounded-chains.ts';
import { docParts } from './doc-parts.ts';

/** Reads the body of a binary Word document (.doc); notes, headers and comments stay out of it. */
export async function readDoc(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  const body = await extractBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (body === undefined) return damagedDocument('Word document');
  return success({ format: 'doc', parts: docParts(body), pageCount: 0, warnings: [] });
}

/** Undefined when the library gives up on the bytes, for whatever reason. */
async function extractBody(bytes: Buffer): Promise<string | undefined> {
  boundSectorChains();
  try {
    const document = await new WordExtractor().extract(bytes);
    return document.getBody({ filterUnicode: false });
  } catch (error) {
    if (isMemoryError(error)) throw error;
    return undefined;
  }
}
