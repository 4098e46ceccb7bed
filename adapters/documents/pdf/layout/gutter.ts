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
/** Lines of one column begin less than this apart, in points. */
export const sameEdge = 3;

/** The gutter in the middle of a page behind which many pieces begin. */
export function middleGutter(lines: readonly (readonly Piece[])[], pageWidth: number): Gutter | undefined {
  const counts = new Map<number, number>();
  for (const pieces of lines) {
    for (const { left, words } of pieces) {
      const behindMiddle = left - pageWidth / 2;
      if (behindMiddle < leastBehindMiddle || behindMiddle > mostBehindMiddle) continue;
      const place = Math.floor(left);
      // The other lines of an item stand behind its mark.
      const lines = isMark(words[0]?.text ?? '') ? 2 : 1;
      counts.set(place, (counts.get(place) ?? 0) + lines);
    }
  }
  const most = [...counts.values()].reduce((largest, count) => Math.max(largest, count), 0);
  if (most < 2) return undefined;
  // The words in a table or list of the right column begin further in than its text.
  const right = [...counts].reduce(
    (least, [place, count]) => (count > 1 && count * edgeShare >= most ? Math.min(least, place) : least),
    Number.POSITIVE_INFINITY,
  );
  return { left: right - sameEdge, right };
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
