import { CompoundFile } from '../compound-file.ts';
import type { ReadingMeter } from '../reading-meter.ts';

/** The streams of a binary Word document ([MS-DOC]). */
export interface DocStreams {
  /** Header, text and pages of formatting. */
  readonly main: Buffer;
  /** The tables that the header points into. */
  readonly table: Buffer;
}

/** Bit of the flags in the header that says which of two tables is valid. */
const secondTable = 0x0200;
const flagsOffset = 10;

/** Opens a .doc file. @throws Error where a stream is missing or broken */
export function openDocStreams(bytes: Uint8Array): DocStreams {
  const file = CompoundFile.open(bytes);
  const stream = (name: string): Buffer => {
    const entry = file?.entries.find((each) => each.name === name);
    const content = entry && file?.readStream(entry);
    if (!content) throw new Error(`the document has no stream ${name}`);
    return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  };
  const main = stream('WordDocument');
  const isSecond = (main.readUInt16LE(flagsOffset) & secondTable) !== 0;
  return { main, table: stream(isSecond ? '1Table' : '0Table') };
}

/** Tables of the table stream, by where the header has their place and length ([MS-DOC] FibRgFcLcb97). */
const tableOffsets = {
  styles: 0xa2,
  footnoteMarks: 0xaa,
  footnotes: 0xb2,
  commentMarks: 0xba,
  comments: 0xc2,
  characterPages: 0xfa,
  paragraphPages: 0x102,
  pieces: 0x1a2,
  shapes: 0x1da,
  endnoteMarks: 0x20a,
  endnotes: 0x212,
  textBoxes: 0x25a,
  lists: 0x2e2,
  listOverrides: 0x2ea,
} as const;

/** What the header points at. */
export type DocTable = keyof typeof tableOffsets;

/** The bytes of a table, empty where the document has none. `beyond` gives what follows it as well. */
export function tableOf({ main, table }: DocStreams, name: DocTable, beyond = false): Buffer {
  const start = main.readUInt32LE(tableOffsets[name]);
  const length = main.readUInt32LE(tableOffsets[name] + 4);
  if (length === 0) return Buffer.alloc(0);
  return table.subarray(start, beyond ? undefined : start + length);
}

/** An entry of a table of places in the text: from one place to the next, and what is said of it. */
export interface PlacedData {
  readonly start: number;
  readonly end: number;
  readonly data: Buffer;
}

/**
 * Reads a table of places ([MS-DOC] PLC) whose entries say `dataBytes` each; no more of it than there are bytes.
 * @throws BudgetSpent where there are too many
 */
export function readPlaces(plc: Buffer, dataBytes: number, meter: ReadingMeter): PlacedData[] {
  const count = Math.max(0, Math.floor((plc.length - 4) / (4 + dataBytes)));
  meter.spend('elements', count);
  return Array.from({ length: count }, (_, index) => {
    const data = (count + 1) * 4 + index * dataBytes;
    return {
      start: plc.readUInt32LE(index * 4),
      end: plc.readUInt32LE(index * 4 + 4),
      data: plc.subarray(data, data + dataBytes),
    };
  });
}
