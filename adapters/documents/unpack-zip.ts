import { createInflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-directory.ts';

const headerSignature = 0x04034b50;
const headerLength = 30;
const stored = 0;
const deflated = 8;

/**
 * The content of one file of an archive, in pieces: whoever reads them may stop at any piece, so that what an entry
 * says about its size is not believed, and never more than a piece is held.
 * @throws Error where the entry points out of the archive or is packed in a way that Office does not use
 */
export async function* unpackEntry(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = packedContent(bytes, entry);
  if (entry.method === stored) {
    yield packed;
    return;
  }
  if (entry.method !== deflated) throw new Error(`the entry is packed by method ${entry.method}`);
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  inflate.end(packed);
  yield* inflate;
}

/** The bytes behind the entry's own header, which repeats its name and has a length of its own. */
function packedContent(bytes: Uint8Array, { offset, packedBytes }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(offset, true) !== headerSignature) throw new Error('the entry has no header');
  const nameBytes = view.getUint16(offset + 26, true);
  const extraBytes = view.getUint16(offset + 28, true);
  const start = offset + headerLength + nameBytes + extraBytes;
  if (start + packedBytes > bytes.length) throw new Error('the entry reaches beyond the archive');
  return bytes.subarray(start, start + packedBytes);
}
