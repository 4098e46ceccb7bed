import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument, tooMuchToRead } from '../read-failure.ts';
import { ReadingMeter } from '../reading-meter.ts';
import { openDoc } from './open-doc.ts';
import { openDocx } from './open-docx.ts';
import type { WordDocument } from './word-document.ts';
import { wordParts } from './word-parts.ts';
import { warningsOf } from './word-warnings.ts';
import { joinWrapped } from './wrapped-paragraphs.ts';

/**
 * Reads a Word document, binary or packed, as if every tracked change were accepted, without its hidden text. What
 * makes its reader give up, the bytes are at fault for.
 */
export async function readWord(
  format: 'doc' | 'docx',
  bytes: Uint8Array,
): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  const meter = new ReadingMeter(bytes.length);
  let document: WordDocument;
  try {
    document = await (format === 'doc' ? openDoc : openDocx)(bytes, meter);
  } catch (error) {
    if (meter.overrun !== undefined) return tooMuchToRead(meter.overrun);
    if (isMemoryError(error)) throw error;
    return damagedDocument('Word document');
  }
  const blocks = joinWrapped(document.blocks);
  return success({
    format,
    parts: wordParts({ ...document, blocks }),
    pageCount: 0,
    warnings: warningsOf(document),
  });
}
