import type { LineReading } from './line-reading.ts';
import { readListMarker } from './list-marker.ts';
import { countsOn } from './mark-sequence.ts';
import type { OpenBlock } from './open-block.ts';
import { isBrokenTitle, isOpeningTitle } from './opening-title.ts';
import { inLetters } from './recognition.ts';
import { headsWhatFollows, isBody, isGreeting, isLong, isOpenEnded, isTitle } from './short-lines.ts';
import type { Surroundings } from './surroundings.ts';
import type { DocumentBlock } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';
import { withoutMarksAround } from './trim-marks.ts';
import { isBrokenBefore, type Measure } from './wrapping.ts';

/** No list is so long that the number before stands further up. */
const longestSearch = 80;
const mostWords = 9;
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
  const { blocks, lines, index, measure } = place;
  const open = blocks.at(-1);
  const next = lines[index + 1];
  if (isBand(reading, place)) return bandHeading(block);
  if (!next || reading.markdown || reading.kind === 'table-row') return block;
  const bareNumber = place.bareNumbers.get(index);
  if (bareNumber !== undefined) {
    return { ...titleOf(block, 1), number: { start: line.start, end: line.start + bareNumber } };
  }
  if (reading.kind === 'heading') return isLabelOfList(text, line, place) ? paragraphOf(block) : block;
  if (!marker && isOpeningTitle(text, place)) return titleOf(block, 1);
  const isLabelled = block.label !== undefined && isBelowLabel(text, blocks);
  if (!marker && !isLabelled && isBrokenTitle(lines, index, measure)) return titleOf(block, 2);
  const weakHeading = reading.weakHeading ?? titleAlone(text, reading, line, place);
  if (!weakHeading || (!open && !marker && line.content.endsWith('?'))) return block;
  if (marker) return isNumberedHeading(text, reading, line, place) ? weakHeading : block;
  if (block.label || isOpenEnded(line.content) || isGreeting(line.content)) return block;
  if (goesOnBelow(line, next, measure)) return block;
  if (!open) return { ...weakHeading, level: 1 };
  if (!line.afterBlank && open.block.kind === 'heading') return block;
  // Where numbers head the parts, a line right below another is one more of its part.
  if (!line.afterBlank && place.bareNumbers.size > 0) return block;
  if (line.afterBlank && next.afterBlank && !headsWhatFollows(place, weakHeading.level === 3)) return block;
  return { ...weakHeading, level: Math.min(weakHeading.level ?? 2, 2) };
}

/** Decides for a title with a number in front whether it heads a clause or is an item of a list. */
function isNumberedHeading(text: string, reading: LineReading, line: TextLine, place: Surroundings): boolean {
  const { marker, block } = reading;
  const { blocks, isMarkdown, lines, readings, index, measure } = place;
  const next = lines[index + 1];
  if (!marker || !next || (isMarkdown && marker.kind !== 'letter')) return false;
  if (goesOnBelow(line, next, measure)) return false;
  const mark = text.slice(block.number?.start, block.number?.end);
  const below = readings[index + 1]?.block.number;
  const isAlone = line.afterBlank && next.afterBlank;
  if (isAlone && below && countsOn(mark, text.slice(below.start, below.end))) return false;
  const before = isAlone ? precursor(text, mark, line.column, blocks) : undefined;
  if (before) return before.block.kind === 'heading' || (isParted(before, place) && isBody(place, index + 1));
  // "A. Pris - the price" over a paragraph is a title in two languages.
  const isOverBody = isAlone && marker.isCapital && isBody(place, index + 1);
  if ((block.label && !isOverBody) || isOpenEnded(line.content.slice(marker.length))) return false;
  if (isMarkdown || isListed(text, reading, line, place)) return false;
  return marker.kind !== 'letter' || marker.isCapital || (isAlone && isBody(place, index + 1));
}

/** Whether words without a number stand between a numbered line and this one, as they stand below a title. */
function isParted(before: OpenBlock, { blocks }: Surroundings): boolean {
  const between = blocks.slice(blocks.lastIndexOf(before) + 1);
  return between.some(({ block: { kind, number } }) => kind === 'paragraph' && number === undefined);
}

/** "Conditions:" over a list, below "Price: £2m": the list says what is behind the label. */
function isLabelOfList(
  text: string,
  { content }: TextLine,
  { readings, index, blocks }: Surroundings,
): boolean {
  return content.endsWith(':') && readings[index + 1]?.marker !== undefined && isBelowLabel(text, blocks);
}

function isBelowLabel(text: string, blocks: readonly OpenBlock[]): boolean {
  const above = blocks.findLast(({ block: { kind } }) => kind !== 'list-item')?.block;
  return text.slice(above?.label?.end, above?.value?.start).startsWith(':');
}

/** Whether one of the headings above is a question. */
function hasQuestion(text: string, blocks: readonly OpenBlock[]): boolean {
  return blocks
    .slice(-longestSearch)
    .some(({ block: { kind, end } }) => kind === 'heading' && text[end - 1] === '?');
}

/** The block whose number this one counts on from; a list that is further in counts for itself. */
function precursor(
  text: string,
  mark: string,
  column: number,
  blocks: readonly OpenBlock[],
): OpenBlock | undefined {
  return blocks.slice(-longestSearch).findLast(({ block: { number }, column: own }) => {
    return number !== undefined && own <= column && countsOn(text.slice(number.start, number.end), mark);
  });
}

/**
 * "(a) Amount", "6. Shares: new issues" or "Who decides?", alone between blank lines: a title where it is no item of
 * a list.
 */
function titleAlone(
  text: string,
  { marker, block }: LineReading,
  line: TextLine,
  place: Surroundings,
): DocumentBlock | undefined {
  const { lines, readings, index, blocks } = place;
  const next = lines[index + 1];
  if (!next || marker?.kind === 'bullet' || !line.afterBlank || !next.afterBlank) return undefined;
  const title = inLetters(text.slice(line.start + (marker?.length ?? 0), line.end));
  if (!isTitle(title) || (marker && /\d|:$/u.test(title))) return undefined;
  if (!marker) {
    if (!title.endsWith('?')) return isLongTitle(title, place) ? titleOf(block, 3) : undefined;
    // A question over a paragraph or a table is answered there, and so are its like; one at the end of a mail is not.
    const isAnswered = isLong(next.content) || readings[index + 1]?.kind === 'table-row';
    return isAnswered || hasQuestion(text, blocks) ? titleOf(block, 2) : undefined;
  }
  return titleOf(block, marker.kind === 'letter' && !block.label ? 2 : marker.depth);
}

/** A title may be a clause: "If there is no round in 18 months". Below another title, so many words answer it. */
function isLongTitle(title: string, place: Surroundings): boolean {
  const words = title.split(/\s+/u).length;
  if (place.blocks.at(-1)?.block.kind === 'heading' || !isBody(place, place.index + 1)) return false;
  return words > 5 && words <= mostWords && /^\p{Lu}/u.test(title) && !/[.;:,\p{Sc}%[\]]/u.test(title);
}

function paragraphOf({ level, ...block }: DocumentBlock): DocumentBlock {
  return { ...block, kind: 'paragraph' };
}

function titleOf({ start, end, number }: DocumentBlock, level: number): DocumentBlock {
  return { kind: 'heading', level, start, end, ...(number ? { number } : {}) };
}

/** True when the next line goes on with the sentence of this one, so that this is no title. */
function goesOnBelow(line: TextLine, next: TextLine, measure: Measure): boolean {
  if (next.afterBlank || readListMarker(next.content)) return false;
  // An amount below may be what a title announces, but for one that is set in.
  const isAmount = next.column <= line.column && /^[\d£$€]/u.test(next.content);
  return isBrokenBefore(line, next, measure) && !isAmount;
}

/** True when the line above or below is a numbered item of the same depth. */
function isListed(
  text: string,
  { marker, block }: LineReading,
  line: TextLine,
  place: Surroundings,
): boolean {
  const { lines, index, blocks } = place;
  const open = blocks.at(-1);
  const next = lines[index + 1];
  if (!marker) return false;
  const following = next && !next.afterBlank ? readListMarker(next.content) : undefined;
  if (following?.kind === 'number' && following.depth === marker.depth) return true;
  if (marker.kind === 'letter') {
    if (following?.kind === 'letter') return true;
    // Alone between gaps, and next to no number before it, it begins a series of its own.
    const isAlone = line.afterBlank && next?.afterBlank === true;
    return !isAlone && open?.block.kind === 'list-item' && open.column >= line.column;
  }
  const above = open?.block.number;
  if (line.afterBlank || open?.block.kind !== 'list-item' || !above || !block.number) return false;
  // "3." right below "(b)" is of another list, or no item.
  return countsOn(text.slice(above.start, above.end), text.slice(block.number.start, block.number.end));
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
