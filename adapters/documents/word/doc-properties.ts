import type { ReadingMeter } from '../reading-meter.ts';
import { type DocStreams, readPlaces, tableOf } from './doc-streams.ts';

/** Single property modifiers ([MS-DOC] Sprm): what is said of a run or paragraph, by code. */
export type Modifiers = ReadonlyMap<number, Buffer>;

/** Formatting of a stretch of the main stream, in bytes. */
export interface FormattedRange {
  readonly start: number;
  readonly end: number;
  readonly modifiers: Modifiers;
  /** The style of a paragraph. */
  readonly style: number;
}

const pageBytes = 512;
/** Bytes of the operand, by the top three bits of a modifier; the sixth kind states its own length. */
const operandBytes = [1, 1, 2, 4, 2, 2, undefined, 3] as const;
/** The definition of a table states its length in two bytes, one too many. */
const tableDefinition = 0xd608;

/** Reads modifiers up to the end of the bytes; the last of a code has the say. */
export function readModifiers(properties: Buffer): Modifiers {
  const modifiers = new Map<number, Buffer>();
  let at = 0;
  while (at + 2 < properties.length) {
    const code = properties.readUInt16LE(at);
    const operand = at + 2;
    const end = operand + operandLength(code, properties, operand);
    modifiers.set(code, properties.subarray(operand, end));
    at = end;
  }
  return modifiers;
}

function operandLength(code: number, properties: Buffer, operand: number): number {
  if (code === tableDefinition && operand + 2 <= properties.length)
    return properties.readUInt16LE(operand) + 1;
  return operandBytes[code >> 13] ?? properties.readUInt8(operand) + 1;
}

/** The formatting of characters, in the order of the file. @throws RangeError where a page lies beyond the file */
export function readCharacterRanges(streams: DocStreams, meter: ReadingMeter): FormattedRange[] {
  return readPages(streams, 'characterPages', meter, 1, (page, at) => {
    const offset = page.readUInt8(at) * 2;
    if (offset === 0) return { modifiers: new Map(), style: 0 };
    const length = page.readUInt8(offset);
    return { modifiers: readModifiers(page.subarray(offset + 1, offset + 1 + length)), style: 0 };
  });
}

/** The formatting of paragraphs, in the order of the file. @throws RangeError where a page lies beyond the file */
export function readParagraphRanges(streams: DocStreams, meter: ReadingMeter): FormattedRange[] {
  return readPages(streams, 'paragraphPages', meter, 13, (page, at) => {
    const offset = page.readUInt8(at) * 2;
    if (offset === 0) return { modifiers: new Map(), style: 0 };
    const words = page.readUInt8(offset);
    const [start, length] =
      words === 0 ? [offset + 2, page.readUInt8(offset + 1) * 2] : [offset + 1, words * 2 - 1];
    const said = page.subarray(start, start + length);
    return { style: said.readUInt16LE(0), modifiers: readModifiers(said.subarray(2)) };
  });
}

/** Pages of 512 bytes, each with the places where runs begin, and for each run where its formatting stands. */
function readPages(
  streams: DocStreams,
  pages: 'characterPages' | 'paragraphPages',
  meter: ReadingMeter,
  entryBytes: number,
  read: (page: Buffer, at: number) => Pick<FormattedRange, 'modifiers' | 'style'>,
): FormattedRange[] {
  const ranges: FormattedRange[] = [];
  for (const { data } of readPlaces(tableOf(streams, pages), 4, meter)) {
    const start = data.readUInt32LE(0) * pageBytes;
    const page = streams.main.subarray(start, start + pageBytes);
    const runs = page.readUInt8(pageBytes - 1);
    meter.spend('elements', runs);
    for (let run = 0; run < runs; run += 1) {
      ranges.push({
        start: page.readUInt32LE(run * 4),
        end: page.readUInt32LE(run * 4 + 4),
        ...read(page, (runs + 1) * 4 + run * entryBytes),
      });
    }
  }
  return ranges.sort((one, other) => one.start - other.start);
}

/** The range that a place in the file lies in, and how far it reaches; undefined formatting between ranges. */
export function rangeAt(
  ranges: readonly FormattedRange[],
  offset: number,
): { range: FormattedRange | undefined; end: number } {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  if (range && offset < range.end) return { range, end: range.end };
  return { range: undefined, end: ranges[low]?.start ?? Number.POSITIVE_INFINITY };
}
