import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import type { DocumentFormat } from '../../core/termsheet/document/term-sheet-document.ts';
import type { DocumentReadFailure } from '../../core/termsheet/document-reader.port.ts';
import { detectCompoundFile } from './detect-compound-file.ts';
import { detectZip } from './detect-zip.ts';
import { knownForeignKind } from './foreign-kinds.ts';
import { emptyDocument, unsupportedType } from './read-failure.ts';
import { looksBinary } from './text-encoding.ts';

/** The format of a file, found by its content; the name plays no part. */
export function detectFormat(bytes: Uint8Array): Result<DocumentFormat, DocumentReadFailure> {
  if (bytes.length === 0) return emptyDocument();
  if (hasPdfHeader(bytes)) return success('pdf');
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return detectZip(bytes);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return detectCompoundFile(bytes);
  const foreign = knownForeignKind(bytes);
  if (foreign) return unsupportedType(foreign);
  if (looksBinary(bytes)) return unsupportedType('a binary file of an unknown kind');
  return success('text');
}

/** The header stands at the start, or after a few bytes of junk that mail programs put before it. */
function hasPdfHeader(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  return /^(?:[^A-Za-z]{0,1000})%PDF-\d/u.test(head);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
