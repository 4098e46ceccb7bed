import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule } from '../page-content.ts';
import type { Line, Word } from './line.ts';
import { linesOf, measureOf, withMeasure } from './line.ts';
import type { Piece } from './pieces.ts';
import { cutLines } from './pieces.ts';

/** A strip of paper between two columns of text. */
interface Gutter {
  readonly left: number;
  readonly right: number;
}

interface Band {
  readonly lines: Line[];
  readonly pieces: Piece[][];
  readonly isFree: boolean;
}

/** The part of the width of a page, from its middle to either side, in which the gutter of two columns stands. */
const middle = 0.13;
const narrowestGutter = 8;
const cutWidth = 3;
/** Of the pieces of a page, so many may stand across the gutter beyond those that do all along. */
const mostAcross = 0.05;
/** Two columns of text: a line of this part of the column's width is full, and so many of them are. */
const fullLine = 0.7;
const fullShare = 0.15;
const fewestFull = 3;
const fewestWords = 4;
const mostUneven = 0.75;
/** White paper of so many letter sizes across both columns ends them. */
const wideGap = 2.4;

/** A page with its lines, and its gutter where it has one. */
interface CutPage {
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[][];
  readonly gutter: Gutter | undefined;
  readonly bands: readonly Band[];
}

/** A page before its columns are known. */
export interface UncutPage {
  readonly number: number;
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
}

/**
 * The lines of each page in the order in which they are read, a list for each column: where a page is set in two
 * columns, the left one comes before the right one, between what stands across both.
 */
export function readingRegions(pages: readonly UncutPage[], meter: ReadingMeter): Line[][][] {
  const cut = pages.map((page) => cutPage(page, meter));
  const known = cut.find(
    ({ gutter, bands }) => gutter && bands.some((band) => isColumns(band, gutter)),
  )?.gutter;
  return cut.map((page, index) => {
    const { number, rules } = pages[index] as UncutPage;
    const { gutter, bands } = page;
    const isOwn = gutter && bands.some((band) => isColumns(band, gutter));
    if (isOwn) return inOrder(bands, gutter, number);
    if (!known) return [withMeasure(page.lines)];
    return inOrder(bandsOf(page.lines, page.pieces, known, rules, meter), known, number);
  });
}

function cutPage({ lines, rules }: UncutPage, meter: ReadingMeter): CutPage {
  const pieces = cutLines(lines, [], meter);
  const gutter = findGutter(pieces.flat());
  return { lines, pieces, gutter, bands: gutter ? bandsOf(lines, pieces, gutter, rules, meter) : [] };
}

/** What stands across both columns, and between it the left column before the right one. */
function inOrder(bands: readonly Band[], gutter: Gutter, page: number): Line[][] {
  const columns = bands.filter((band) => isColumns(band, gutter) || isLikeColumns(band, gutter));
  const sides = [0, 1].map((side) => columns.map((band) => linesOf(wordsOn(band, side, gutter), page)));
  const measures = sides.map((side) => measureOf(side.flat()));
  const regions: Line[][] = [];
  let across: Word[] = [];
  const closeAcross = () => {
    if (across.length > 0) regions.push(withMeasure(linesOf(across, page)));
    across = [];
  };
  for (const band of bands) {
    const place = columns.indexOf(band);
    if (place < 0) {
      across.push(...band.lines.flatMap(({ words }) => words));
      continue;
    }
    closeAcross();
    for (const side of [0, 1]) regions.push(withMeasure(sides[side]?.[place] ?? [], measures[side]));
  }
  closeAcross();
  return regions.filter(({ length }) => length > 0);
}

function wordsOn({ lines }: Band, side: number, gutter: Gutter): Word[] {
  return lines.flatMap(({ words }) => words.filter(({ left }) => (left < gutter.left ? 0 : 1) === side));
}

/** Beside the columns of a document, a few lines on both sides of the same gutter are columns too. */
function isLikeColumns({ pieces, isFree }: Band, gutter: Gutter): boolean {
  const hasText = (side: number) =>
    pieces.some((line) =>
      line.some(({ left, words }) => (left < gutter.left ? 0 : 1) === side && words.length >= fewestWords),
    );
  return isFree && hasText(0) && hasText(1);
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
  // The right column begins at one place; lines of the left one may reach further than most.
  const start = left + from + run.start;
  const right = pieces.reduce(
    (least, piece) => (piece.left >= start + cutWidth ? Math.min(least, piece.left) : least),
    start + run.length,
  );
  return { left: right - cutWidth, right };
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

/** Cuts a page at what stands across the gutter. */
function bandsOf(
  lines: readonly Line[],
  pieces: readonly Piece[][],
  gutter: Gutter,
  rules: readonly Rule[],
  meter: ReadingMeter,
): Band[] {
  const crossing = rules
    .filter(
      (rule) =>
        rule.direction === 'horizontal' && rule.from < gutter.left - 10 && rule.to > gutter.right + 10,
    )
    .map(({ at }) => at);
  meter.spend('comparisons', crossing.length * lines.length);
  const bands: Band[] = [];
  let top = 0;
  for (const [index, line] of lines.entries()) {
    const own = pieces[index] ?? [];
    const isFree = own.every(({ left, right }) => right < gutter.left + 1 || left > gutter.right - 1);
    const last = bands.at(-1);
    const isParted = crossing.some((at) => at > top && at < line.baseline);
    if (!last || last.isFree !== isFree || isParted) bands.push({ lines: [line], pieces: [own], isFree });
    else {
      last.lines.push(line);
      last.pieces.push(own);
    }
    top = line.baseline;
  }
  return bands.flatMap((band) => withoutTail(band, gutter));
}

/** Below the columns, after a wide gap through both, may stand what is no running text, such as signatures. */
function withoutTail(band: Band, gutter: Gutter): Band[] {
  const { lines, pieces, isFree } = band;
  const start = lines.findLastIndex((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && line.baseline - above.baseline > wideGap * line.size;
  });
  if (start < 0 || !isFree) return [band];
  const tail = { lines: lines.slice(start), pieces: pieces.slice(start), isFree };
  const isOnOneSide = [0, 1].some((side) => wordsOn(tail, side, gutter).length === 0);
  if (isOnOneSide || isLikeColumns(tail, gutter)) return [band];
  return [{ lines: lines.slice(0, start), pieces: pieces.slice(0, start), isFree }, tail];
}

/** Both sides are running text: about equally wide, with lines that mostly fill them. */
function isColumns({ pieces, isFree }: Band, gutter: Gutter): boolean {
  if (!isFree) return false;
  const sides = [0, 1].map((side) =>
    pieces.flatMap((line) => {
      const own = line.filter(({ left }) => (left < gutter.left ? 0 : 1) === side);
      const last = own.at(-1);
      const words = own.reduce((sum, piece) => sum + piece.words.length, 0);
      return last ? [{ left: own[0]?.left ?? 0, right: last.right, words }] : [];
    }),
  );
  const lefts = sides.map((side) =>
    side.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY),
  );
  const widths = sides.map((side, index) =>
    side.reduce((most, { right }) => Math.max(most, right - (lefts[index] ?? 0)), 0),
  );
  if (Math.min(...widths) < Math.max(...widths) * mostUneven) return false;
  return sides.every((side, index) => {
    const isFull = ({ right, words }: { readonly right: number; readonly words: number }) =>
      words >= fewestWords && right - (lefts[index] ?? 0) > (widths[index] ?? 0) * fullLine;
    const full = side.filter(isFull).length;
    return full >= fewestFull && full >= side.length * fullShare;
  });
}
