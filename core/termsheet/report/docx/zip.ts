/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Packs texts into a zip archive, uncompressed: a report has a few dozen kilobytes. */
export function zipTexts(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, text }) => ({ name: utf8(name), data: utf8(text) }));
  const locals: number[][] = [];
  const directory: number[][] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const fields = headerFields(name, data);
    const local = [...word32(0x04034b50), ...fields, ...name];
    locals.push(local, data);
    // Made by, then the shared fields, no comment, first disk, no attributes, and where the entry stands.
    directory.push([
      ...word32(0x02014b50),
      20,
      0,
      ...fields,
      ...Array(10).fill(0),
      ...word32(offset),
      ...name,
    ]);
    offset += local.length + data.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const count = word16(entries.length);
  const end = [
    ...word32(0x06054b50),
    ...word32(0),
    ...count,
    ...count,
    ...word32(directorySize),
    ...word32(offset),
    ...word16(0),
  ];
  return concatenated([...locals, ...directory, end]);
}

/** What the two headers of an entry share. The date is the format's first day: an archive says nothing of its time. */
function headerFields(name: readonly number[], data: readonly number[]): number[] {
  const namesAreUtf8 = 0x0800;
  const firstDay = 0x0021;
  return [
    ...word16(20),
    ...word16(namesAreUtf8),
    ...word16(0),
    ...word16(0),
    ...word16(firstDay),
    ...word32(crc32(data)),
    ...word32(data.length),
    ...word32(data.length),
    ...word16(name.length),
    ...word16(0),
  ];
}

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function concatenated(parts: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function word16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function word32(value: number): number[] {
  return [...word16(value & 0xffff), ...word16(value >>> 16)];
}

/** The core has no encoder of its own: its language knows UTF-8 in addresses only. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const [character, hexadecimal] of encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|[^%]/g)) {
    bytes.push(hexadecimal === undefined ? character.charCodeAt(0) : Number.parseInt(hexadecimal, 16));
  }
  return bytes;
}
