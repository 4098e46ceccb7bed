import type { Word } from '../page-content.ts';
import type { Line } from './line.ts';
import { asLine } from './line.ts';
import { isMark } from './marks.ts';
import type { Piece } from './pieces.ts';

/** A strip of paper between two columns of text. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
}

/** Columns of equal width leave their gutter in the middle of the page: the right one begins so far behind it. */
export const leastBehindMiddle = 2;
export const mostBehindMiddle = 24;
/** As many pieces begin at the edge of a column as at another place in it, or one in so many of them. */
const edgeShare = 4;
/** The first line of a paragraph is at most so much further in than the others, in points. */
const mostIndent = 30;
/** Lines of one column begin less than this apart, in points. */
export const sameEdge = 3;

/** The gutter in the middle of a page behind which many pieces begin. */
export function middleGutter(lines: readonly (readonly Piece[])[], pageWidth: number): Gutter | undefined {
  const pieces = lines.flat();
  const middle = pageWidth / 2;
  const counts = new Map<number, number>();
  const isBehindMiddle = (left: number) =>
    left - middle >= leastBehindMiddle && left - middle <= mostBehindMiddle;
  for (const { left, words } of pieces) {
    if (!isBehindMiddle(left)) continue;
    const place = Math.floor(left);
    // The other lines of an item stand behind its mark.
    const lines = isMark(words[0]?.text ?? '') ? 2 : 1;
    counts.set(place, (counts.get(place) ?? 0) + lines);
  }
  const mirrored = mirroredEdge(pieces, pageWidth);
  if (isBehindMiddle(mirrored)) counts.set(Math.floor(mirrored), counts.get(Math.floor(mirrored)) ?? 0);
  addIndented(counts, pieces, middle);
  const most = [...counts.values()].reduce((largest, count) => Math.max(largest, count), 0);
  if (most < 2) return undefined;
  // The words in a table or list of the right column begin further in than its text.
  const right = [...counts].reduce(
    (least, [place, count]) => (count > 1 && count * edgeShare >= most ? Math.min(least, place) : least),
    Number.POSITIVE_INFINITY,
  );
  // The first lines of paragraphs may be further in than the others, which go on with a sentence, and so are items.
  const edge = pieces.reduce((least, { left, words }) => {
    const isBefore = left < least && left > right - mostIndent && isBehindMiddle(left);
    const isEdge = Math.abs(left - mirrored) < 1 || /^\p{Ll}/u.test(words[0]?.text ?? '');
    return isBefore && isEdge ? Math.floor(left) : least;
  }, right);
  return { left: edge - sameEdge, right: edge };
}

/** Where the right column begins when the left one ends as far before the middle of the page. */
function mirroredEdge(pieces: readonly Piece[], pageWidth: number): number {
  const end = pieces.reduce((most, { right }) => (right < pageWidth / 2 ? Math.max(most, right) : most), 0);
  return pageWidth - end;
}

/** Adds to each place the pieces that are as far behind it as others are behind the left edge of the page. */
function addIndented(counts: Map<number, number>, pieces: readonly Piece[], middle: number): void {
  const edge = pieces.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  const items = pieces.filter(({ words }) => isMark(words[0]?.text ?? ''));
  const depths = new Set(items.flatMap(({ left }) => (left < middle ? [Math.round(left - edge)] : [])));
  for (const [place, count] of counts) {
    const isInside = ({ left }: Piece) =>
      left > place + sameEdge && [-1, 0, 1].some((step) => depths.has(Math.round(left - place) + step));
    counts.set(place, count + items.filter(isInside).length);
  }
}

/** The lines of a band to the left (0) or right (1) of the gutter. */
export function linesOn(
  { lines }: { readonly lines: readonly Line[] },
  side: number,
  gutter: Gutter,
): Line[] {
  const isOn = ({ left }: Word) => (left < gutter.left ? 0 : 1) === side;
  const found: Line[] = [];
  for (const line of lines) {
    const words = line.words.every(isOn) ? line.words : line.words.filter(isOn);
    if (words === line.words) found.push(line);
    else if (words.length > 0) found.push(asLine(words, line.page));
  }
  return found;
}

/** The lines of a band on both sides of the gutter. */
export function sidesOf(band: { readonly lines: readonly Line[] }, gutter: Gutter): Line[][] {
  return [0, 1].map((side) => linesOn(band, side, gutter));
}

/** Where the first of the lines begins. */
export function leftOf(side: readonly Line[]): number {
  return side.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
}
