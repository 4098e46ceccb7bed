/** One file of a zip archive, as the directory at its end declares it. */
export interface ZipEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** How it is packed: 0 not at all, 8 by deflate. */
  readonly method: number;
  /** It says that only a password opens it. */
  readonly isEncrypted: boolean;
  /** Where its own header begins. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const encryptedFlag = 1;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
const mostEntries = 20_000;

/** The directory of a zip archive, or undefined when the archive is cut off or broken. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  while (entries.length < Math.min(count, mostEntries)) {
    if (offset + entryLength > view.byteLength || view.getUint32(offset, true) !== entrySignature) {
      return undefined;
    }
    const nameLength = view.getUint16(offset + 28, true);
    const nameStart = offset + entryLength;
    entries.push({
      name: decoder.decode(bytes.subarray(nameStart, nameStart + nameLength)).replaceAll('\\', '/'),
      packedBytes: view.getUint32(offset + 20, true),
      unpackedBytes: view.getUint32(offset + 24, true),
      method: view.getUint16(offset + 10, true),
      isEncrypted: (view.getUint16(offset + 8, true) & encryptedFlag) !== 0,
      offset: view.getUint32(offset + 42, true),
    });
    offset = nameStart + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}

/** The end record stands last, before a comment of up to 64 kB. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let offset = view.byteLength - endLength; offset >= lowest; offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  return undefined;
}
