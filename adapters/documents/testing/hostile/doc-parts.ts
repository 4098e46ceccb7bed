import { packCompoundFile } from '../compound-builder.ts';

/** Tables of the table stream, by where the header has their place and length. */
const tablePlaces = {
  styles: 0xa2,
  footnoteMarks: 0xaa,
  footnotes: 0xb2,
  characterPages: 0xfa,
  paragraphPages: 0x102,
  pieces: 0x1a2,
  lists: 0x2e2,
  listOverrides: 0x2ea,
} as const;

/** The tables of a binary Word document, where they differ from those of an ordinary one. */
export type DocTables = Partial<Record<keyof typeof tablePlaces, Buffer>>;

/** Where the text begins, behind the header and a page of formatting that says nothing. */
export const textStart = 2048;
/** The page of formatting. */
export const emptyPage = 3;

/** A binary Word document of that text; `claims` are what the header says in place of a length, by its place. */
export function hostileDoc(
  text: string,
  tables: DocTables,
  claims: Readonly<Record<number, number>> = {},
): Uint8Array {
  const main = Buffer.alloc(textStart + text.length);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 10);
  main.writeUInt32LE(text.length, 0x4c);
  main.write(text, textStart, 'latin1');
  const all = { pieces: pieceTable([[0, text.length]]), ...tables };
  const parts: Buffer[] = [];
  let at = 0;
  for (const [name, part] of Object.entries(all)) {
    const place = tablePlaces[name as keyof DocTables];
    main.writeUInt32LE(at, place);
    main.writeUInt32LE(part.length, place + 4);
    parts.push(part);
    at += part.length;
  }
  for (const [place, claim] of Object.entries(claims)) main.writeUInt32LE(claim, Number(place));
  return packCompoundFile({ WordDocument: main, '1Table': Buffer.concat(parts) });
}

/** The table of pieces; each begins so many characters into the text and takes so many. `claim` is said in place of its length. */
export function pieceTable(
  pieces: readonly (readonly [from: number, length: number])[],
  claim?: number,
): Buffer {
  const table = Buffer.alloc(5 + 4 + pieces.length * 12);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(claim ?? table.length - 5, 1);
  let place = 0;
  for (const [index, [from, length]] of pieces.entries()) {
    place += length;
    table.writeUInt32LE(place % 2 ** 32, 5 + (index + 1) * 4);
    const entry = 5 + (pieces.length + 1) * 4 + index * 8;
    table.writeUInt32LE(((textStart + from) * 2) | 0x40000000, entry + 2);
  }
  return table;
}

/** A table of so many places, each with the same data. */
export function places(count: number, placeOf: (index: number) => number, data: Buffer): Buffer {
  const table = Buffer.alloc((count + 1) * 4 + count * data.length);
  for (let index = 0; index <= count; index += 1) table.writeUInt32LE(placeOf(index), index * 4);
  for (let index = 0; index < count; index += 1) data.copy(table, (count + 1) * 4 + index * data.length);
  return table;
}
