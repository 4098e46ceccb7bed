import { type DocTables, emptyPage, hostileDoc, pieceTable, places } from './doc-parts.ts';
import type { HostileKind } from './hostile-file.ts';
import { times } from './hostile-file.ts';

const words = 'The amount of the round is a million.\r';
const pageNumber = Buffer.from([emptyPage, 0, 0, 0]);

/** A document of those tables, or of another text or other claims too. */
function doc(
  name: string,
  make: (size: number) => { text?: string; tables?: DocTables; claims?: Readonly<Record<number, number>> },
): HostileKind {
  return {
    name,
    format: 'doc',
    make: (size) => {
      const { text = words, tables = {}, claims } = make(size);
      return hostileDoc(text, tables, claims);
    },
  };
}

/** Binary Word files whose tables claim, repeat or circle. */
export const docFiles: readonly HostileKind[] = [
  doc('a table of pieces that claims a billion', () => ({
    tables: { pieces: pieceTable([[0, 30]], 0xfffffff0) },
  })),
  doc('half a million pieces of the same text', (size) => ({
    text: words.repeat(1000),
    tables: { pieces: pieceTable(Array.from({ length: times(500_000, size) }, () => [0, 38_000] as const)) },
  })),
  doc('half a million pieces of a character', (size) => ({
    tables: { pieces: pieceTable(Array.from({ length: times(500_000, size) }, () => [0, 1] as const)) },
  })),
  doc('a piece of four billion characters', () => ({ tables: { pieces: pieceTable([[0, 0xffffffff]]) } })),
  doc('a million paragraphs', (size) => ({ text: '\r'.repeat(times(1_000_000, size)) })),
  doc('a million cells', (size) => ({ text: 'a\u0007'.repeat(times(500_000, size)) })),
  doc('a million fields in one another', (size) => ({ text: '\u0013'.repeat(times(1_000_000, size)) })),
  doc('half a million times the same page of formatting', (size) => ({
    tables: { characterPages: places(times(500_000, size), () => 0, pageNumber) },
  })),
  doc('formatting of paragraphs that claims four gigabytes', () => ({ claims: { 262: 0xffffffff } })),
  doc('three million styles of no bytes', (size) => ({
    tables: { styles: Buffer.alloc(times(6_000_000, size)) },
  })),
  doc('four billion lists', () => ({
    tables: { listOverrides: Buffer.alloc(64, 0xff), lists: Buffer.alloc(64, 0xff) },
  })),
  doc('half a million footnotes at one place', (size) => ({
    text: `${'\u0002'.repeat(1000)}${words}`,
    tables: {
      footnoteMarks: places(times(500_000, size), (index) => index % 1000, Buffer.alloc(2)),
      footnotes: places(times(500_000, size), () => 0, Buffer.alloc(0)),
    },
  })),
  doc('footnotes that are the body', (size) => {
    const marks = times(20_000, size);
    return {
      text: `${'\u0002'.repeat(marks)}\r`,
      tables: {
        footnoteMarks: places(marks, (index) => index, Buffer.alloc(2)),
        footnotes: places(marks, (index) => (index % 2 === 0 ? 0 : marks), Buffer.alloc(0)),
      },
    };
  }),
  {
    name: 'sectors in a circle',
    format: 'doc',
    make: (size) => {
      const bytes = hostileDoc(words.repeat(times(100_000, size)), {});
      const view = new DataView(bytes.buffer);
      const table = 512 * (view.getUint32(76, true) + 1);
      for (let sector = view.getUint32(44, true) + 1; sector < 128; sector += 1) {
        view.setUint32(table + sector * 4, sector, true);
      }
      return bytes;
    },
  },
  {
    name: 'a stream of four gigabytes',
    format: 'doc',
    make: () => {
      const bytes = hostileDoc(words, {});
      const view = new DataView(bytes.buffer);
      const directory = 512 * (view.getUint32(48, true) + 1);
      view.setUint32(directory + 128 + 120, 0xfffffff0, true);
      return bytes;
    },
  },
];
