import type { ReadingMeter } from '../reading-meter.ts';
import { type DocStreams, readPlaces, tableOf } from './doc-streams.ts';

/** Bytes of a piece's entry; its place in the file stands at the third. */
const pieceBytes = 8;
/** The bit that says that a piece has one byte a character. */
const narrowBit = 0x40000000;
const narrowCharacters = new TextDecoder('windows-1252');
const wideCharacters = new TextDecoder('utf-16le');

/** A stretch of text whose formatting may be looked up by one place in the file. */
export interface FileStretch {
  readonly start: number;
  readonly end: number;
  /** Of the first character. */
  readonly offset: number;
  readonly bytesPerCharacter: 1 | 2;
}

/** The whole text of a .doc file, notes and boxes behind the body, put together from its pieces. */
export class DocText {
  readonly text: string;
  readonly #pieces: readonly FileStretch[];

  /** @throws BudgetSpent where the pieces claim more text than is read */
  constructor(streams: DocStreams, meter: ReadingMeter) {
    this.#pieces = readPieces(streams, meter);
    this.text = this.#pieces.map((piece) => decode(streams.main, piece)).join('');
  }

  /** The pieces of a stretch of text, in order. */
  *stretches(start: number, end: number): Generator<FileStretch> {
    let index = this.#indexAt(start);
    for (let at = start; at < end; index += 1) {
      const piece = this.#pieces[index];
      if (!piece) return;
      const stop = Math.min(end, piece.end);
      const { bytesPerCharacter } = piece;
      yield {
        start: at,
        end: stop,
        offset: piece.offset + (at - piece.start) * bytesPerCharacter,
        bytesPerCharacter,
      };
      at = stop;
    }
  }

  #indexAt(place: number): number {
    let low = 0;
    let high = this.#pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.end ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function readPieces(streams: DocStreams, meter: ReadingMeter): FileStretch[] {
  const pieces: FileStretch[] = [];
  let start = 0;
  for (const { start: from, end: to, data } of readPlaces(pieceTable(streams), pieceBytes, meter)) {
    const length = to - from;
    if (length < 0) throw new Error('the pieces of the text are out of order');
    meter.spend('characters', length);
    const stated = data.readUInt32LE(2);
    const isNarrow = (stated & narrowBit) !== 0;
    const place = stated & (narrowBit - 1);
    pieces.push({
      start,
      end: start + length,
      offset: isNarrow ? Math.floor(place / 2) : place,
      bytesPerCharacter: isNarrow ? 1 : 2,
    });
    start += length;
  }
  return pieces;
}

/** The table of pieces stands behind formatting that pieces share. */
function pieceTable(streams: DocStreams): Buffer {
  const complex = tableOf(streams, 'pieces');
  let at = 0;
  while (complex.readUInt8(at) === 1) at += 3 + complex.readUInt16LE(at + 1);
  if (complex.readUInt8(at) !== 2) throw new Error('the document has no table of pieces');
  return complex.subarray(at + 5, at + 5 + complex.readUInt32LE(at + 1));
}

/** The characters of a piece, blanks for those beyond the end of the file: no place moves. */
function decode(main: Buffer, { start, end, offset, bytesPerCharacter }: FileStretch): string {
  const length = end - start;
  const bytes = main.subarray(offset, offset + length * bytesPerCharacter);
  const text = (bytesPerCharacter === 1 ? narrowCharacters : wideCharacters).decode(bytes);
  return text.length === length ? text : text.slice(0, length).padEnd(length);
}
