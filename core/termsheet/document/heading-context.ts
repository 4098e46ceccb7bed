import type { LineReading } from './line-reading.ts';
import { type ListMarker, readListMarker } from './list-marker.ts';
import { countsOn } from './mark-sequence.ts';
import type { OpenBlock } from './open-block.ts';
import { isBrokenTitle, isOpeningTitle } from './opening-title.ts';
import type { DocumentBlock } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';
import { withoutMarksAround } from './trim-marks.ts';
import { isBrokenBefore, type Measure } from './wrapping.ts';

/** Where a line stands among the others. */
export interface Surroundings {
  readonly lines: readonly TextLine[];
  readonly readings: readonly LineReading[];
  readonly measure: Measure;
  readonly index: number;
  readonly blocks: readonly OpenBlock[];
  readonly isMarkdown: boolean;
  /** Titles with a bare number in front, by line: the length of the number. */
  readonly bareNumbers: ReadonlyMap<number, number>;
}

const longestTitleWords = 12;
const longestTitle = 110;
/** A paragraph, however short, has so many characters or ends as a sentence does. */
const shortestBody = 45;
/** No list is so long that the number before stands further up. */
const longestSearch = 80;
/** What no title ends with: a list or a sentence goes on behind it. */
const goesOn = /\b(?:an?|and|are|by|for|in|is|not|of|or|shall|that|the|to|which|will|with)$/u;

/**
 * A short or numbered title counts as a heading when something follows it, unless it stands right under another
 * heading: there it is what that heading announces ("Governing law" and, below it, "England and Wales").
 * In Markdown, and where the next number follows at once, a number belongs to a list.
 */
export function confirmHeading(
  text: string,
  reading: LineReading,
  line: TextLine,
  place: Surroundings,
): DocumentBlock {
  const { block, marker } = reading;
  const { blocks, isMarkdown, lines, index, measure } = place;
  const open = blocks.at(-1);
  const next = lines[index + 1];
  if (isBand(reading, place)) return bandHeading(block);
  if (!next || reading.markdown || reading.kind === 'table-row') return block;
  const bareNumber = place.bareNumbers.get(index);
  if (bareNumber !== undefined) {
    return { ...titleOf(block, 1), number: { start: line.start, end: line.start + bareNumber } };
  }
  if (reading.kind === 'heading') return block;
  if (!marker && isOpeningTitle(lines, index, measure, blocks)) return titleOf(block, 1);
  if (!marker && isBrokenTitle(lines, index, measure)) return titleOf(block, 2);
  const weakHeading = reading.weakHeading ?? numberedTitle(text, reading, line, next);
  if (!weakHeading) return block;
  if (marker) return isNumberedHeading(text, reading, line, place) ? weakHeading : block;
  if (block.label || goesOn.test(line.content)) return block;
  if (goesOnBelow(line, next, measure)) return block;
  if (!open) return { ...weakHeading, level: 1 };
  if (!line.afterBlank && open.block.kind === 'heading') return block;
  if (line.afterBlank && next.afterBlank && !isMarkdown && !mayHead(place, weakHeading.level === 3))
    return block;
  return { ...weakHeading, level: Math.min(weakHeading.level ?? 2, 2) };
}

/** Decides for a title with a number in front whether it heads a clause or is an item of a list. */
function isNumberedHeading(
  text: string,
  { marker, block }: LineReading,
  line: TextLine,
  place: Surroundings,
): boolean {
  const { blocks, isMarkdown, lines, readings, index, measure } = place;
  const next = lines[index + 1];
  if (!marker || !next || (isMarkdown && marker.kind !== 'letter')) return false;
  if (goesOnBelow(line, next, measure) || goesOn.test(line.content)) return false;
  const mark = text.slice(block.number?.start, block.number?.end);
  const below = readings[index + 1]?.block.number;
  const isAlone = line.afterBlank && next.afterBlank;
  if (isAlone && below && countsOn(mark, text.slice(below.start, below.end))) return false;
  const before = isAlone ? precursor(text, mark, blocks) : undefined;
  if (before) return before.block.kind === 'heading';
  if (block.label) return false;
  if (isMarkdown || isListed(marker, line, blocks.at(-1), place)) return false;
  return marker.kind !== 'letter' || marker.isCapital || (isAlone && isBody(place, index + 1));
}

/** The block whose number this one counts on from. */
function precursor(text: string, mark: string, blocks: readonly OpenBlock[]): OpenBlock | undefined {
  return blocks.slice(-longestSearch).findLast(({ block: { number } }) => {
    return number !== undefined && countsOn(text.slice(number.start, number.end), mark);
  });
}

/** "(a) Amount" or "6. Shares: new issues", alone between blank lines: a title where it is no item of a list. */
function numberedTitle(
  text: string,
  { marker, block }: LineReading,
  line: TextLine,
  next: TextLine,
): DocumentBlock | undefined {
  if (!marker || marker.kind === 'bullet' || !line.afterBlank || !next.afterBlank) return undefined;
  const title = text.slice(line.start + marker.length, line.end);
  const isLettered = marker.kind === 'letter' && !block.label;
  return isTitle(title) && !/\d/u.test(title) ? titleOf(block, isLettered ? 2 : marker.depth) : undefined;
}

function titleOf({ start, end, number }: DocumentBlock, level: number): DocumentBlock {
  return { kind: 'heading', level, start, end, ...(number ? { number } : {}) };
}

function isTitle(words: string): boolean {
  return (
    words.length <= longestTitle &&
    /^[\p{Lu}\p{Lo}\d"“'‘]/u.test(words) &&
    !/[.;,!?]["”’)]?$/u.test(words) &&
    !goesOn.test(words) &&
    words.split(/\s+/u).length <= longestTitleWords
  );
}

/** True when the next line goes on with the sentence of this one, so that this is no title. */
function goesOnBelow(line: TextLine, next: TextLine, measure: Measure): boolean {
  if (next.afterBlank || readListMarker(next.content)) return false;
  return isBrokenBefore(line, next, measure) && !/^[\d£$€]/u.test(next.content);
}

/** True when the line above or below is a numbered item of the same depth. */
function isListed(
  marker: ListMarker,
  line: TextLine,
  open: OpenBlock | undefined,
  { lines, index }: Surroundings,
): boolean {
  const next = lines[index + 1];
  const following = next && !next.afterBlank ? readListMarker(next.content) : undefined;
  if (following?.kind === 'number' && following.depth === marker.depth) return true;
  if (marker.kind === 'letter') {
    if (following?.kind === 'letter') return true;
    return open?.block.kind === 'list-item' && open.column >= line.column;
  }
  return !line.afterBlank && open?.block.kind === 'list-item' && open.block.level === marker.depth;
}

/**
 * Short lines that stand alone, one after the other: the last before a paragraph heads it, and so does one above
 * that opens a part. "Governing law", "England and Wales", "Costs": what stands between two titles answers the first.
 * Title case needs no paragraph below, unless the lines around it show that it answers.
 */
function mayHead(place: Surroundings, isInSentenceCase: boolean): boolean {
  const { lines, readings, index } = place;
  let first = index;
  while (index - first < 4 && isAlone(lines, readings, first - 1)) first -= 1;
  let last = index;
  while (last - index < 4 && isAlone(lines, readings, last + 1)) last += 1;
  if (!isBody(place, last + 1)) return !isInSentenceCase;
  const below = last - index;
  const count = last - first + 1;
  return below !== 1 || count === 2;
}

function isAlone(lines: readonly TextLine[], readings: readonly LineReading[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  const reading = readings[index];
  if (!line?.afterBlank || !next?.afterBlank || !reading || reading.kind === 'table-row') return false;
  return reading.marker === undefined && !reading.block.label && isTitle(line.content) && !reading.markdown;
}

/** True where a paragraph, a list or a table stands, not another short line. */
function isBody({ lines, readings }: Surroundings, index: number): boolean {
  const line = lines[index];
  const reading = readings[index];
  if (!line || !reading) return false;
  if (reading.kind === 'table-row' || reading.block.label) return true;
  if (reading.marker && !isTitle(line.content.slice(reading.marker.length))) return true;
  const next = lines[index + 1];
  if (readings[index + 1]?.marker) return true;
  const isLong = line.content.length >= shortestBody || (next !== undefined && !next.afterBlank);
  return isLong || /[.;:,]["”’)\]]?$/u.test(line.content) || /\d/u.test(line.content);
}

/** A row with words in its first cell alone, over a row that is filled: it heads the rows below. */
function isBand(
  { kind, isPiped, block }: LineReading,
  { readings, lines, index, blocks }: Surroundings,
): boolean {
  const [first, ...others] = block.cells ?? [];
  if (kind !== 'table-row' || !isPiped || !first || first.start === first.end) return false;
  if (others.some((cell) => cell.end > cell.start)) return false;
  const words = lines[index]?.content.slice(first.start - block.start, first.end - block.start) ?? '';
  const below = readings.slice(index + 1, index + 3).find((reading) => reading.kind === 'table-row');
  return (
    isTitle(withoutMarksAround(words, /[*_~]/u)) &&
    (below?.isPiped === true || blocks.at(-1)?.isPiped === true)
  );
}

function bandHeading({ cells, start, end }: DocumentBlock): DocumentBlock {
  return { kind: 'heading', level: 2, ...(cells?.[0] ?? { start, end }) };
}
