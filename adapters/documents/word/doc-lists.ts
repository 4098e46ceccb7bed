import type { ReadingMeter } from '../reading-meter.ts';
import { type DocStreams, tableOf } from './doc-streams.ts';
import type { ListDefinition, ListLevel } from './word-document.ts';

/** Number formats by their codes ([MS-OSHARED] MSONFC). */
const formats: Readonly<Record<number, string>> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  5: 'ordinal',
  6: 'cardinalText',
  7: 'ordinalText',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
};
const listBytes = 28;
const overrideBytes = 16;
const mostLevels = 9;

/** The lists of a .doc file, by the numbers under which paragraphs name them. @throws RangeError where one is cut off */
export function readDocLists(streams: DocStreams, meter: ReadingMeter): Map<string, ListDefinition> {
  const families = readFamilies(tableOf(streams, 'lists', true), meter);
  const lists = new Map<string, ListDefinition>();
  const table = tableOf(streams, 'listOverrides');
  if (table.length === 0) return lists;
  const count = table.readUInt32LE(0);
  let at = 4 + count * overrideBytes;
  for (let index = 0; index < count; index += 1) {
    meter.spend('elements');
    const own = 4 + index * overrideBytes;
    const family = table.readInt32LE(own);
    const changes = table.readUInt8(own + 12);
    const levels = [...(families.get(family) ?? [])];
    const starts = new Map<number, number>();
    at += 4;
    for (let change = 0; change < changes; change += 1) {
      const start = table.readInt32LE(at);
      const flags = table.readUInt32LE(at + 4);
      const level = flags & 0xf;
      at += 8;
      const isWhole = (flags & 0x20) !== 0;
      if (isWhole) {
        const read = readLevel(table, at);
        if (level < mostLevels) levels[level] = read.level;
        at = read.end;
      }
      if ((flags & 0x10) !== 0 && level < mostLevels) {
        starts.set(level, isWhole ? (levels[level]?.start ?? start) : start);
      }
    }
    lists.set(String(index + 1), { family: String(family), levels, starts });
  }
  return lists;
}

/** The levels of each list; they stand behind the table of lists, in its order. */
function readFamilies(table: Buffer, meter: ReadingMeter): Map<number, ListLevel[]> {
  const families = new Map<number, ListLevel[]>();
  if (table.length === 0) return families;
  const count = table.readUInt16LE(0);
  let at = 2 + count * listBytes;
  for (let index = 0; index < count; index += 1) {
    const own = 2 + index * listBytes;
    const isSimple = (table.readUInt8(own + 26) & 1) !== 0;
    const levels: ListLevel[] = [];
    for (let level = 0; level < (isSimple ? 1 : mostLevels); level += 1) {
      meter.spend('elements');
      const read = readLevel(table, at);
      levels.push(read.level);
      at = read.end;
    }
    families.set(table.readInt32LE(own), levels);
  }
  return families;
}

/** [MS-DOC] LVL: numbers, two sets of properties, and what is printed. */
function readLevel(table: Buffer, at: number): { level: ListLevel; end: number } {
  const flags = table.readUInt8(at + 5);
  const properties = table.readUInt8(at + 24) + table.readUInt8(at + 25);
  const printed = at + listBytes + properties;
  const length = table.readUInt16LE(printed);
  const end = printed + 2 + length * 2;
  if (end > table.length) throw new RangeError('a level of a list is cut off');
  const written = table.toString('utf16le', printed + 2, end);
  const level: ListLevel = {
    format: formats[table.readUInt8(at + 4)] ?? 'decimal',
    text: Array.from(written, placeholder).join(''),
    start: table.readInt32LE(at),
    ...((flags & 0x04) !== 0 ? { isLegal: true } : {}),
    ...((flags & 0x08) !== 0 ? { restartsAfter: table.readUInt8(at + 26) } : {}),
  };
  return { level, end };
}

/** The number of a level stands as a character of the level's own code, from 0. */
function placeholder(character: string): string {
  const code = character.charCodeAt(0);
  return code < mostLevels ? `%${code + 1}` : character;
}
