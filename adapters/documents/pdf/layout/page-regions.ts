import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule } from '../page-content.ts';
import type { Band } from './column-evidence.ts';
import { dividersIn, isColumns, isFewLinesOfColumns, isLikeColumns } from './column-evidence.ts';
import type { Gutter } from './gutter.ts';
import { linesOn, middleGutter, sameEdge } from './gutter.ts';
import type { Line, Measure } from './line.ts';
import { isBold, measureOf, textOf, withMeasure } from './line.ts';
import { linesOfGrids } from './lines-of-grids.ts';
import { headingNumberLength } from './marks.ts';
import type { Piece } from './pieces.ts';
import { cutLines } from './pieces.ts';

/** The part of the width of a page, from its middle to either side, in which the gutter of two columns stands. */
const middle = 0.13;
const narrowestGutter = 8;
const cutWidth = 3;
/** Rules that are drawn less than this apart, in points, are one. */
const touching = 2;
/** Of the pieces of a page, so many may stand across the gutter beyond those that do all along. */
const mostAcross = 0.05;
/** A single piece begins the right column less than so far before the others, in points. */
const mostBefore = 12;
/** One with a number does, where its lines hang behind that, less than so far. */
const mostHanging = 30;
/** Where a column begins with a table, the words of its cells stand so far behind its edge. */
const cellPadding = 8;
/** White paper of so many letter sizes across both columns ends them. */
const wideGap = 2.4;

/** A page with its lines, and its gutter where it has one. */
interface CutPage {
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[][];
  readonly gutter: Gutter | undefined;
  readonly bands: readonly Band[];
  readonly isInColumns: boolean;
  /** The rules in its gutter that part cells. */
  readonly dividers: readonly Rule[];
}

/** Lines that are read from top to bottom, and how they were cut where no rule parts them, if they were. */
export interface Region {
  readonly lines: readonly Line[];
  readonly pieces?: readonly (readonly Piece[])[] | undefined;
  /** How far its column of text stands behind the first one of the page, in points. */
  readonly shift: number;
}

/** A page before its columns are known. */
export interface UncutPage {
  readonly width: number;
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
}

/**
 * The lines of each page in the order in which they are read, a list for each column: where a page is set in two
 * columns, the left one comes before the right one, between what stands across both.
 */
export function readingRegions(pages: readonly UncutPage[], meter: ReadingMeter): Region[][] {
  const cut = pages.map((page) => cutPage(page, meter));
  const known = cut.find(({ isInColumns }) => isInColumns)?.gutter ?? fewLinesGutter(pages, cut, meter);
  return cut.map((page, index) => {
    const { rules } = pages[index] as UncutPage;
    const { lines, pieces, gutter, bands, isInColumns } = page;
    if (isInColumns && gutter) return inOrder(bands, gutter, page.dividers);
    if (known) {
      const own = gutter && Math.abs(gutter.right - known.right) < cellPadding ? gutter : known;
      const dividers = dividersIn(own, rules, meter, true);
      return inOrder(bandsOf(lines, pieces, own, rules, dividers, meter), own, dividers);
    }
    const isDivided = rules.some(({ direction }) => direction === 'vertical');
    return [{ lines: withMeasure(lines), pieces: isDivided ? undefined : pieces, shift: 0 }];
  });
}

function cutPage({ lines, rules }: UncutPage, meter: ReadingMeter): CutPage {
  const pieces = cutLines(lines, [], meter);
  const gutter = findGutter(pieces.flat());
  const dividers = gutter ? dividersIn(gutter, rules, meter, true) : [];
  const bands = gutter ? bandsOf(lines, pieces, gutter, rules, dividers, meter) : [];
  const isInColumns = gutter !== undefined && bands.some((band) => isColumns(band, gutter, dividers));
  return { lines, pieces, gutter, bands, isInColumns, dividers };
}

/** The gutter of a document that has only a few lines in columns. */
function fewLinesGutter(
  pages: readonly UncutPage[],
  cut: readonly CutPage[],
  meter: ReadingMeter,
): Gutter | undefined {
  for (const [index, { lines, pieces }] of cut.entries()) {
    const { width, rules } = pages[index] as UncutPage;
    const gutter = middleGutter(pieces, width);
    if (!gutter) continue;
    const bands = bandsOf(lines, pieces, gutter, rules, dividersIn(gutter, rules, meter, true), meter);
    const dividers = dividersIn(gutter, rules, meter, false);
    if (bands.some((band) => isFewLinesOfColumns(band, gutter, width, dividers))) return gutter;
  }
  return undefined;
}

/** What stands across both columns, and between it the left column before the right one. */
function inOrder(bands: readonly Band[], gutter: Gutter, dividers: readonly Rule[]): Region[] {
  const columns = bands.filter(
    (band) => isColumns(band, gutter, dividers) || isLikeColumns(band, gutter, dividers),
  );
  const sides = [0, 1].map((side) => columns.map((band) => linesOn(band, side, gutter)));
  const measures = equallyWide(sides.map((side) => measureOf(side.flat())));
  const places = new Map(columns.map((band, place) => [band, place]));
  const regions: Region[] = [];
  let across: Line[] = [];
  const closeAcross = () => {
    const tail = oneSidedTail(across, gutter);
    for (const part of [across.slice(0, tail), across.slice(tail)]) {
      if (part.length > 0) regions.push({ lines: withMeasure(part), shift: 0 });
    }
    across = [];
  };
  for (const band of bands) {
    const place = places.get(band);
    if (place === undefined) {
      for (const line of band.lines) across.push(line);
      continue;
    }
    closeAcross();
    for (const side of [0, 1]) {
      const shift = side === 0 ? 0 : (measures[1]?.left ?? 0) - (measures[0]?.left ?? 0);
      regions.push({ lines: withMeasure(sides[side]?.[place] ?? [], measures[side]), shift });
    }
  }
  closeAcross();
  return regions.filter(({ lines }) => lines.length > 0);
}

/** Columns are equally wide: what reaches further in one of them, such as a long name, is an exception. */
function equallyWide(measures: readonly Measure[]): Measure[] {
  const width = Math.min(...measures.map(({ left, right }) => right - left));
  return measures.map((measure) => ({ ...measure, right: Math.min(measure.right, measure.left + width) }));
}

/** Where the lines begin that keep to one column below what stands across both, such as notes; else their number. */
function oneSidedTail(lines: readonly Line[], gutter: Gutter): number {
  const isOnOneSide = (line: Line) => line.right < gutter.right || line.left > gutter.left;
  const start = lines.findLastIndex((line) => !isOnOneSide(line)) + 1;
  const tail = lines.slice(start);
  const gap = tail.findIndex((line, index) => {
    const above = lines[start + index - 1];
    return above !== undefined && line.baseline - above.baseline > wideGap * line.size;
  });
  return gap < 0 ? lines.length : start + gap;
}

/** The strip near the middle that the fewest pieces stand on. */
function findGutter(pieces: readonly Piece[]): Gutter | undefined {
  const left = Math.floor(
    pieces.reduce((least, piece) => Math.min(least, piece.left), Number.POSITIVE_INFINITY),
  );
  const width = Math.ceil(pieces.reduce((most, piece) => Math.max(most, piece.right), 0)) - left;
  if (!(width > 100 && width < 5000)) return undefined;
  const changes = new Int32Array(width + 2);
  for (const piece of pieces) {
    const from = Math.floor(piece.left) - left;
    const to = Math.ceil(piece.right) - left;
    changes[from] = (changes[from] ?? 0) + 1;
    changes[to] = (changes[to] ?? 0) - 1;
  }
  let standing = 0;
  const counts = [...changes].map((change) => {
    standing += change;
    return standing;
  });
  const from = Math.floor(width * (0.5 - middle));
  const few = Math.ceil(pieces.length * mostAcross);
  const run = longestLow(counts.slice(from, Math.ceil(width * (0.5 + middle))), few);
  if (run.length < narrowestGutter) return undefined;
  const right = edgeIn(pieces, left + from + run.start, run.length);
  return { left: right - cutWidth, right };
}

/**
 * Where the right column begins: a title across both columns, or a cell between them, begins alone far before it;
 * what has a number may, where the lines of its words hang behind it.
 */
function edgeIn(pieces: readonly Piece[], start: number, length: number): number {
  const inStrip = pieces
    .filter(({ left }) => left >= start + cutWidth && left < start + length)
    .sort((one, other) => one.left - other.left);
  const isEdge = ({ left }: Piece, index: number) =>
    left > start + length - mostBefore ||
    (inStrip[index + 1]?.left ?? Number.POSITIVE_INFINITY) - left < sameEdge;
  const edge = inStrip.find(isEdge)?.left ?? start + length;
  const isNumbered = ({ left, words }: Piece) =>
    left > edge - mostHanging && headingNumberLength(textOf(words)) > 0;
  const mirrored = mirroredEdge(pieces, start + length);
  const isMirrored = ({ left }: Piece) => Math.abs(left - mirrored) < sameEdge;
  const outer = inStrip.find((piece) => isNumbered(piece) || isMirrored(piece))?.left ?? edge;
  return Math.min(edge, outer);
}

/** Where the right column begins where it is as wide as the left one. */
function mirroredEdge(pieces: readonly Piece[], gutterEnd: number): number {
  const onLeft = pieces.filter(({ right }) => right < gutterEnd);
  const left = onLeft.reduce((least, piece) => Math.min(least, piece.left), Number.POSITIVE_INFINITY);
  const right = onLeft.reduce((most, piece) => Math.max(most, piece.right), 0);
  return pieces.reduce((most, piece) => Math.max(most, piece.right), 0) - (right - left);
}

/** The longest run of the lowest counts. */
function longestLow(
  counts: readonly number[],
  few: number,
): { readonly start: number; readonly length: number } {
  const lowest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY) + few;
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [place, count] of counts.entries()) {
    if (count > lowest) start = place + 1;
    else if (place + 1 - start > best.length) best = { start, length: place + 1 - start };
  }
  return best;
}

/** Horizontal rules, those that touch as one: the cells of a row may each have their own. */
function rulesAcross(rules: readonly Rule[]): Rule[] {
  const across: Rule[] = [];
  const inOrder = rules
    .filter(({ direction }) => direction === 'horizontal')
    .sort((one, other) => Math.round(one.at) - Math.round(other.at) || one.from - other.from);
  for (const rule of inOrder) {
    const last = across.at(-1);
    const isTouching =
      last !== undefined && Math.abs(last.at - rule.at) < touching && rule.from < last.to + touching;
    if (isTouching) across[across.length - 1] = { ...last, to: Math.max(last.to, rule.to) };
    else across.push(rule);
  }
  return across;
}

/** Cuts a page at what stands across the gutter. */
function bandsOf(
  lines: readonly Line[],
  pieces: readonly Piece[][],
  gutter: Gutter,
  rules: readonly Rule[],
  dividers: readonly Rule[],
  meter: ReadingMeter,
): Band[] {
  const crossing = rulesAcross(rules)
    .filter(({ from, to }) => from < gutter.left - 10 && to > gutter.right + 10)
    .map(({ at }) => at);
  // Lines are held against both, twice where a band ends with what is no text.
  meter.spend('comparisons', (crossing.length + 2 * dividers.length) * lines.length);
  const bands: Band[] = [];
  let top = 0;
  const grids = linesOfGrids(pieces, gutter);
  for (const [index, line] of lines.entries()) {
    const own = pieces[index] ?? [];
    const isFree =
      !grids.has(index) && own.every(({ left, right }) => right < gutter.left + 1 || left > gutter.right - 1);
    const last = bands.at(-1);
    const isParted = crossing.some((at) => at > top && at < line.baseline);
    if (!last || last.isFree !== isFree || isParted) bands.push({ lines: [line], pieces: [own], isFree });
    else {
      last.lines.push(line);
      last.pieces.push(own);
    }
    top = line.baseline;
  }
  return bands.flatMap((band) => withoutTail(band, gutter, dividers));
}

/** A heading or the end of a sentence, as no name of a firm has it. */
function isOfText(line: Line): boolean {
  return isBold(line) || /(?:\p{Ll}\.|[;:])$/u.test(line.text);
}

/** Below the columns, after a wide gap through both, may stand what is no running text, such as signatures. */
function withoutTail(band: Band, gutter: Gutter, dividers: readonly Rule[]): Band[] {
  const { lines, pieces, isFree } = band;
  if (!isFree) return [band];
  const gaps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && line.baseline - above.baseline > wideGap * line.size ? [index] : [];
  });
  const start = gaps.at(-1);
  if (start === undefined) return [band];
  const tail = { lines: lines.slice(start), pieces: pieces.slice(start), isFree };
  const isOnRight = linesOn(tail, 0, gutter).length === 0;
  const isOnLeft = linesOn(tail, 1, gutter).length === 0;
  const gapAt = (index: number) => (lines[index]?.baseline ?? 0) - (lines[index - 1]?.baseline ?? 0);
  const isWidest = gaps.every((index) => index === start || gapAt(index) < gapAt(start));
  const isText = headingNumberLength(tail.lines[0]?.text ?? '') > 0 || tail.lines.some(isOfText);
  if (isOnRight || (isOnLeft && (isText || !isWidest)) || isLikeColumns(tail, gutter, dividers))
    return [band];
  return [{ lines: lines.slice(0, start), pieces: pieces.slice(0, start), isFree }, tail];
}
