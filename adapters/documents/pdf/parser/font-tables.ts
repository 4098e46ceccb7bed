/** A name in a font file: the system and language for which it is written. */
export interface NameRecord {
  readonly platform: number;
  readonly encoding: number;
  readonly language: number;
}

/** What a TrueType or OpenType file holds, as far as it tells letters. */
export interface FontTables {
  readonly version: string;
  readonly tags: ReadonlySet<string>;
  /** Outlines of PostScript, which have an encoding of their own. */
  readonly cff: Uint8Array | undefined;
  /** The names for Windows and the Macintosh; undefined without a table of names. */
  readonly nameRecords: readonly NameRecord[] | undefined;
}

const directoryOffset = 12;
const directoryEntryBytes = 16;
const nameHeaderBytes = 6;
const nameRecordBytes = 12;

/**
 * Reads the directory of a font file and its names ("The 'sfnt' wrapper" and "name" of the OpenType specification).
 * @throws RangeError where the directory points out of the file
 */
export function readFontTables(bytes: Uint8Array): FontTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = directoryOffset + index * directoryEntryBytes;
    const start = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    if (length > 0)
      tables.set(latin(bytes.subarray(entry, entry + 4)), bytes.subarray(start, start + length));
  }
  const names = tables.get('name');
  return {
    version: latin(bytes.subarray(0, 4)),
    tags: new Set(tables.keys()),
    cff: tables.get('CFF '),
    nameRecords: names && readNameRecords(names),
  };
}

function readNameRecords(table: Uint8Array): NameRecord[] {
  if (table.length < nameHeaderBytes) return [];
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  if (view.getUint16(0) !== 0) return [];
  const records: NameRecord[] = [];
  const count = view.getUint16(2);
  for (let index = 0; index < count; index += 1) {
    const start = nameHeaderBytes + index * nameRecordBytes;
    if (start + nameRecordBytes > table.length) break;
    const record = {
      platform: view.getUint16(start),
      encoding: view.getUint16(start + 2),
      language: view.getUint16(start + 4),
    };
    if (isMacintosh(record) || isWindows(record)) records.push(record);
  }
  return records;
}

function isMacintosh({ platform, encoding, language }: NameRecord): boolean {
  return platform === 1 && encoding === 0 && language === 0;
}

function isWindows({ platform, encoding, language }: NameRecord): boolean {
  return platform === 3 && encoding === 1 && language === 0x409;
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
