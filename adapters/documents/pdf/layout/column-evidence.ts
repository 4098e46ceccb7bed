import { countsOn } from '../../../../core/termsheet/document/mark-sequence.ts';
import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule } from '../page-content.ts';
import type { Gutter } from './gutter.ts';
import { leastBehindMiddle, leftOf, mostBehindMiddle, sameEdge, sidesOf } from './gutter.ts';
import type { Line } from './line.ts';
import { isBold, isWholly } from './line.ts';
import { headingNumberLength, markLength } from './marks.ts';
import type { Piece } from './pieces.ts';

/** Lines of a page between two that stand across the gutter, or these. */
export interface Band {
  readonly lines: Line[];
  readonly pieces: Piece[][];
  readonly isFree: boolean;
}

/** Two columns of text: a line of this part of the column's width is full, and so many of them are. */
const fullLine = 0.7;
const fullShare = 0.15;
const fewestFull = 3;
const fewestWords = 4;
const mostUneven = 0.75;
/** Rows of a table. */
const fewestRows = 3;
/** Labels are so much fewer than the lines beside them, and so many of them begin with one. */
const mostLabels = 0.6;
const fewestBeside = 0.75;
/** Lines of a paragraph are at most so many letter sizes apart, and so many of those in a column of text are. */
const paragraphGap = 1.7;
const fewestFollowed = 0.4;
/** So few lines say nothing of the pace of two columns; of more, this part may stand at one height by chance. */
const fewestOwn = 3;
const fewestHeadings = 2;
/** So many lines in bold letters beside none are names of rows. */
const fewestNames = 2;
/** So many lines that run on show sentences. */
const fewestWrapped = 2;
const mostBeside = 0.3;
/** Lines are beside the gap between two others where they stand so many letter sizes lower or higher. */
const leastOffset = 0.25;
const mostOffset = 0.75;
const fewestOffset = 2;
/** Both sides are running text: about equally wide, with lines that mostly fill them. */
export function isColumns(band: Band, gutter: Gutter, dividers: readonly Rule[]): boolean {
  const widths = widthsOf(band, gutter);
  if (!band.isFree || isDivided(band, dividers) || Math.min(...widths) < Math.max(...widths) * mostUneven)
    return false;
  if (haveHeadings(band, gutter)) return true;
  if (areRows(band, gutter)) return false;
  const sides = sidesOf(band, gutter);
  return sides.every((side, index) => {
    const full = side.filter((line) => isFullOf(line, leftOf(side), widths[index] ?? 0)).length;
    return full >= fewestFull && full >= side.length * fullShare;
  });
}

/**
 * Few lines on both sides of the middle of a page are columns where sentences run from line to line inside them:
 * what stands in the cells of a table beside each other seldom fills its half of the page.
 */
export function isFewLinesOfColumns(
  band: Band,
  gutter: Gutter,
  pageWidth: number,
  dividers: readonly Rule[],
): boolean {
  const behindMiddle = gutter.right - pageWidth / 2;
  if (!band.isFree || behindMiddle < leastBehindMiddle || behindMiddle > mostBehindMiddle) return false;
  if (isDivided(band, dividers)) return false;
  if (haveHeadings(band, gutter)) return true;
  const [left = [], right = []] = sidesOf(band, gutter);
  if (keepOwnLines(left, right) || areOffset(left, right) || countOnAcross(band, gutter)) return true;
  const width = 2 * (pageWidth / 2 - leftOf(left)) - 2 * behindMiddle;
  const onLeft = wrapped(left, leftOf(left), width / 2);
  const onRight = wrapped(right, leftOf(right), width / 2);
  // Words that wide gaps part are cells, however many stand on a line.
  const isTextOnRight = band.pieces.flat().some((piece) => piece.left >= gutter.left && isWordy(piece));
  return onLeft > 0 && onLeft + onRight > 1 && isTextOnRight;
}

/**
 * Each label begins beside the first line of its value, and leaves paper below it: its value has more lines, or the
 * next row begins further down than the next line of a paragraph. No label is a sentence that fills its lines.
 */
function areRows({ lines }: Band, gutter: Gutter): boolean {
  const [left = [], right = []] = sidesOf({ lines }, gutter);
  const names = left.filter(
    ({ baseline }) => baseline >= (right[0]?.baseline ?? 0) - 1 && baseline <= (right.at(-1)?.baseline ?? 0),
  );
  if (names.length >= fewestNames && names.every(isBold) && !right.some(isBold)) return true;
  if (!areSparse(lines, gutter)) return false;
  const [labels, values] = labelsAndValues(lines, gutter);
  if (labels.length + values.length - lines.length <= labels.length * fewestBeside) return false;
  return wrapped(left, leftOf(left), gutter.left - leftOf(left)) < fewestWrapped;
}

/** Lines that are fewer than those beside them, or do not go on in the next. */
function areSparse(lines: readonly Line[], gutter: Gutter): boolean {
  const [labels, values] = labelsAndValues(lines, gutter);
  if (labels.length < fewestRows) return false;
  const from = labels[0]?.baseline ?? 0;
  const to = labels.at(-1)?.baseline ?? 0;
  const along = values.filter(({ baseline }) => baseline >= from && baseline <= to).length;
  return labels.length < along * mostLabels || followed(labels) < labels.length * fewestFollowed;
}

/** The lines with words on the side that has fewer of them, and on the other. */
function labelsAndValues(
  lines: readonly Line[],
  gutter: Gutter,
): readonly [readonly Line[], readonly Line[]] {
  const onLeft = lines.filter((line) => line.left < gutter.left);
  const onRight = lines.filter(({ words }) => (words.at(-1)?.left ?? 0) >= gutter.left);
  return onLeft.length > onRight.length ? [onRight, onLeft] : [onLeft, onRight];
}

/** Number of lines that the next one follows as within a paragraph. */
function followed(lines: readonly Line[]): number {
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && next.baseline - line.baseline < paragraphGap * line.size;
  }).length;
}

/** Cells of a row begin at one height; lines of two columns of text that do not go at one pace meet by chance. */
function keepOwnLines(left: readonly Line[], right: readonly Line[]): boolean {
  if (Math.min(left.length, right.length) < fewestOwn) return false;
  const heights = new Set(left.map(({ baseline }) => Math.round(baseline)));
  const beside = right.filter(({ baseline }) => heights.has(Math.round(baseline)));
  return beside.length < Math.min(left.length, right.length) * mostBeside;
}

/** Lines of one size that stand beside the white paper between two others: the cells of a row keep to one pace. */
function areOffset(left: readonly Line[], right: readonly Line[]): boolean {
  const offset = left.filter((line) => {
    const distances = right.map(({ baseline }) => Math.abs(baseline - line.baseline) / line.size);
    const nearest = distances.reduce((least, each) => Math.min(least, each), 1);
    return nearest > leastOffset && nearest < mostOffset;
  });
  return offset.length >= fewestOffset;
}

/**
 * Lines set off over others on both sides: a table has its labels in one column, one under the other. Where columns
 * are `known`, one over a sentence will do.
 */
function haveHeadings(band: Band, gutter: Gutter, known = false): boolean {
  return sidesOf(band, gutter).every((side) => {
    const under = side.filter(
      (line, index) => index > 0 && !isSetOff(line) && isSetOff(side[index - 1] as Line),
    );
    const isOfText = known && side.some((line) => !isSetOff(line) && /\p{Ll}\.$/u.test(line.text));
    return under.length >= (isOfText ? 1 : fewestHeadings);
  });
}

/** As headings are: bold or underlined. */
function isSetOff(line: Line): boolean {
  return isBold(line) || isWholly(line, ({ isUnderlined = false }) => isUnderlined);
}

/** Beside the columns of a document, a few lines on both sides of the same gutter are columns too. */
export function isLikeColumns(band: Band, gutter: Gutter, dividers: readonly Rule[]): boolean {
  if (!band.isFree || isDivided(band, dividers)) return false;
  if (areNumbered(band, gutter) || haveHeadings(band, gutter, true)) return true;
  const [left = [], right = []] = sidesOf(band, gutter);
  if (keepOwnLines(left, right) || areOffset(left, right)) return true;
  if (areRows(band, gutter)) return false;
  if (left.some(isWordy) && right.some(isWordy)) return true;
  const width = gutter.left - leftOf(left);
  const hasSentence = [left, right].some((side) => wrapped(side, leftOf(side), width) > 0);
  return hasSentence && Math.abs(leftOf(right) - gutter.right) < sameEdge;
}

/** The marks to the left count up, and the first one to the right counts on from the last of them. */
function countOnAcross(band: Band, gutter: Gutter): boolean {
  const [left = [], right = []] = sidesOf(band, gutter).map((side) => [
    ...marksAtEdge(side),
    ...marksInside(side),
  ]);
  const [first] = right;
  if (first === undefined) return false;
  return left.some((mark) => countsOn(mark, first)) && !left.includes(first);
}

/** Numbers of one form on both sides, as those of clauses have; a letter may be the initial of whoever signs. */
function areNumbered(band: Band, gutter: Gutter): boolean {
  const [left, right] = sidesOf(band, gutter).map((side) => marksAtEdge(side)[0]);
  if (left === undefined || right === undefined) return false;
  if (/^\p{Lu}\.$/u.test(right)) return countOnAcross(band, gutter);
  const [form, other] = [left, right].map((mark) => mark.replace(/[\p{L}\d]+/gu, '#'));
  return form === other;
}

/** The marks of the lines that begin at the left edge of their column. */
function marksAtEdge(side: readonly Line[]): string[] {
  const edge = leftOf(side);
  return side.flatMap(({ left, text }) => {
    const length = left < edge + sameEdge ? headingNumberLength(text) : 0;
    return length > 0 ? [text.slice(0, length)] : [];
  });
}

/** The marks of items, further in. */
function marksInside(side: readonly Line[]): string[] {
  const edge = leftOf(side) + sameEdge;
  return side.flatMap(({ left, text }) => {
    const length = left >= edge ? markLength(text) : 0;
    return length > 0 ? [text.slice(0, length)] : [];
  });
}

/** How wide the words of a band reach to the left and to the right of the gutter. */
function widthsOf({ lines }: Band, gutter: Gutter): readonly [number, number] {
  let leftmost = Number.POSITIVE_INFINITY;
  let leftmostBehind = Number.POSITIVE_INFINITY;
  let rightmost = 0;
  let rightmostBehind = 0;
  for (const { words } of lines) {
    for (const { left, right } of words) {
      if (left < gutter.left) {
        leftmost = Math.min(leftmost, left);
        rightmost = Math.max(rightmost, right);
      } else {
        leftmostBehind = Math.min(leftmostBehind, left);
        rightmostBehind = Math.max(rightmostBehind, right);
      }
    }
  }
  return [Math.max(0, rightmost - leftmost), Math.max(0, rightmostBehind - leftmostBehind)];
}

function isWordy({ words }: Pick<Line, 'words'>): boolean {
  return words.length >= fewestWords;
}

function isFullOf(line: Line, left: number, width: number): boolean {
  return isWordy(line) && line.right - left > width * fullLine;
}

/** Number of lines that fill their column, in the middle of a sentence that goes on in the next. */
function wrapped(side: readonly Line[], left: number, width: number): number {
  return side.filter((line, index) => {
    const next = side[index + 1];
    if (!next || !isFullOf(line, left, width) || next.left > left + width * (1 - fullLine)) return false;
    const isNear =
      next.baseline - line.baseline < paragraphGap * line.size && Math.abs(next.size - line.size) < 0.5;
    return isNear && /[\p{L}\d,-]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
  }).length;
}

/**
 * Rules down the gutter that part the cells of rows. The side of a box or table parts nothing: what is drawn across meets
 * it from one side alone, and beside it may stand that of another. Between columns of text a rule stands alone: where
 * these are likely, only one that others cross (`mustCross`) parts cells.
 */
export function dividersIn(
  gutter: Gutter,
  rules: readonly Rule[],
  meter: ReadingMeter,
  mustCross: boolean,
): readonly Rule[] {
  const across = rules.filter(({ direction }) => direction === 'horizontal');
  const inside = rules.filter(
    ({ direction, at }) =>
      direction === 'vertical' &&
      at > gutter.left - mostBehindMiddle - sameEdge &&
      at < gutter.right + sameEdge,
  );
  meter.spend('comparisons', inside.length * across.length);
  const dividers = inside.filter(({ at, from, to }) => {
    const met = across.filter((each) => each.at > from - sameEdge && each.at < to + sameEdge);
    const isOnOneSide =
      met.every((each) => each.to < at + sameEdge) || met.every((each) => each.from > at - sameEdge);
    return met.length === 0 ? !mustCross : !isOnOneSide;
  });
  const [first] = dividers;
  const areOne = dividers.every(({ at }) => Math.abs(at - (first?.at ?? at)) <= sameEdge);
  return areOne ? dividers : [];
}

/** Whether most lines stand beside a rule that parts cells. */
function isDivided({ lines }: Band, dividers: readonly Rule[]): boolean {
  const isAlong = ({ baseline, size }: Line) => {
    const height = baseline - size * 0.3;
    return dividers.some(({ from, to }) => from < height && to > height);
  };
  return dividers.length > 0 && lines.filter(isAlong).length * 2 > lines.length;
}
