/** A file of an archive, with what the archive says of it. */
export interface ZipPart {
  readonly name: string;
  /** As it is packed. */
  readonly packed: Uint8Array;
  /** What it says its size is. */
  readonly claims?: number;
  /** How it is packed: 8 by deflate, 0 not at all. */
  readonly method?: number;
}

const headerBytes = 30;
const entryBytes = 46;
const endBytes = 22;

/** An archive that may lie about its files. Those of the same bytes share them, as overlapping files do. */
export function buildZip(parts: readonly ZipPart[]): Uint8Array {
  const pieces: Buffer[] = [];
  const places = new Map<Uint8Array, number>();
  let length = 0;
  for (const { name, packed, method = 8 } of parts) {
    if (places.has(packed)) continue;
    places.set(packed, length);
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(method, 8);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    pieces.push(header, Buffer.from(name), Buffer.from(packed));
    length += headerBytes + Buffer.byteLength(name) + packed.length;
  }
  const directory = parts.map((part) => directoryEntry(part, places.get(part.packed) ?? 0));
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(length, 16);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, end]));
}

function directoryEntry({ name, packed, claims = 1024, method = 8 }: ZipPart, offset: number): Buffer {
  const entry = Buffer.alloc(entryBytes);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claims, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(name)]);
}
