import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule, Word } from '../page-content.ts';
import type { Line } from './line.ts';
import { textOf } from './line.ts';
import { isItemMark, isMark } from './marks.ts';
import { firstAbove } from './sorted-places.ts';

/** Words of a line without a gap that could part cells. */
export interface Piece {
  readonly words: readonly Word[];
  readonly left: number;
  readonly right: number;
}

/** Where the cells of several lines begin, and where those that are set to the right end. */
interface Anchors {
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

const noAnchors: Anchors = { begins: [], ends: [] };
/** A gap of this many letter sizes may part two cells. */
const cellGap = 1.1;
/** A gap of this many letter sizes parts two cells where the right one begins in line with others. */
const anchoredGap = 0.45;
const fewestAnchored = 3;
/** One of this many does where other cells end in line with the left one: wider than a space of equal letters. */
const endGap = 0.65;
/** Fewer cells end in line by chance. */
const fewestAtEnd = 2;
/** A gap of this many letter sizes parts two figures. */
const figureGap = 0.6;
const figure = /^[-–—(]?[£$€]?\d(?:[\d.,’']*\d)?(?:%|\)|x)?$|^[-–—]$/u;
const currency = /^(?:\p{Lu}{3}|\p{Lu}{0,2}[£$€])$/u;
/** What nothing but an item begins with: a dash may be an empty cell. */
const bullet = /^[•▪◦]$/u;
/** Two cells of a line are kept at least so far apart, in points. */
const narrowestGap = 4;
/** Justified text may have wider spaces, all of them equal. */
const stretchedGap = 3;
const fewestEqual = 3;
const mostUnequal = 0.1;
/** A mark stands at most this many letter sizes before the words it numbers. */
const markGap = 6;

/** Cuts each line into pieces: at wide gaps, at vertical rules, and where other lines of the column begin cells. */
export function cutLines(lines: readonly Line[], rules: readonly Rule[], meter: ReadingMeter): Piece[][] {
  const dividers = rules
    .filter(({ direction }) => direction === 'vertical')
    .sort((one, other) => one.at - other.at);
  const cut = (line: Line, anchors: Anchors) =>
    withoutMarkPiece(cutLine(line, dividers, anchors, meter), line, dividers, anchors, meter);
  const atGaps = lines.map((line) => cut(line, noAnchors));
  const anchors = findAnchors(atGaps);
  if (anchors.begins.length === 0 && anchors.ends.length === 0) return atGaps;
  const isAtAnchor = ({ left, right }: Word) =>
    isAnchored(left, anchors.begins) || isAnchored(right, anchors.ends);
  return atGaps.map((pieces, index) => {
    const line = lines[index] as Line;
    const mayBeCut = pieces.some(({ words }) => words.length > 1 && words.some(isAtAnchor));
    return mayBeCut ? cut(line, anchors) : pieces;
  });
}

function cutLine(
  { words, baseline, size }: Line,
  dividers: readonly Rule[],
  anchors: Anchors,
  meter: ReadingMeter,
): Piece[] {
  const height = baseline - size * 0.3;
  const widest = widestGap(words);
  const wide = widest > cellGap * size && isStretched(words, size) ? stretchedGap : cellGap;
  const space = anchors === noAnchors ? 0 : usualSpace(words);
  const pieces: Piece[] = [];
  let start = 0;
  for (let index = 1; index < words.length; index += 1) {
    const last = words[index - 1] as Word;
    const word = words[index] as Word;
    const gap = word.left - last.right;
    const isBehindMark = index === 1 && isMark(last.text);
    const opensItem = bullet.test(word.text) && (words[index + 1]?.left ?? 0) - word.right > gap;
    const isCut =
      opensItem ||
      gap > wide * size ||
      (wide === cellGap &&
        gap > figureGap * size &&
        !isBehindMark &&
        areFigures(last, word, words[index + 1])) ||
      (gap > anchoredGap * size && gap > 1.5 * space && isAnchored(word.left, anchors.begins)) ||
      (gap > endGap * size && widest > wide * size && isAnchored(last.right, anchors.ends)) ||
      (last.bold && !word.bold && gap < 0.5 * size && isAnchored(word.left, anchors.begins)) ||
      (!word.isGlued && isDivided(last, word, height, dividers, meter));
    if (!isCut) continue;
    pieces.push(asPiece(words.slice(start, index), word));
    start = index;
  }
  pieces.push(asPiece(start === 0 ? words : words.slice(start)));
  return pieces;
}

/** Two figures, not one whose thousands are set apart; the name of a currency is of the figure behind it. */
function areFigures(left: Word, right: Word, next: Word | undefined): boolean {
  if (/^\d{1,3}$/u.test(left.text) && /^\d{3}\b/u.test(right.text)) return false;
  const isAmount = currency.test(right.text) && (left.text === right.text || figure.test(next?.text ?? ''));
  if (!isAmount && !figure.test(right.text)) return false;
  return left.text === '%' || figure.test(left.text) || (isAmount && left.text === right.text);
}

/** A label that touches the value beside it is taken to end before it. */
function asPiece(words: readonly Word[], next?: Word): Piece {
  const end = next === undefined ? Number.POSITIVE_INFINITY : next.left - narrowestGap;
  return { words, left: words[0]?.left ?? 0, right: Math.min(words.at(-1)?.right ?? 0, end) };
}

function widestGap(words: readonly Word[]): number {
  let widest = 0;
  let right = Number.POSITIVE_INFINITY;
  for (const word of words) {
    widest = Math.max(widest, word.left - right);
    right = word.right;
  }
  return widest;
}

/** Many equal spaces on one line are those of justified text; behind its mark an item may have a wider one. */
function isStretched(words: readonly Word[], size: number): boolean {
  let behindMark = isMark(words[0]?.text ?? '');
  let count = 0;
  let widest = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as Word;
    if (word.isGlued) continue;
    const gap = word.left - (words[index - 1] as Word).right;
    if (!behindMark) {
      count += 1;
      widest = Math.max(widest, gap);
      narrowest = Math.min(narrowest, gap);
    }
    behindMark = false;
  }
  return count >= fewestEqual && widest < stretchedGap * size && widest - narrowest < mostUnequal * size;
}

/** The narrowest space of a line; 0 where there are too few to tell. */
function usualSpace(words: readonly Word[]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before && !word.isGlued) narrowest = Math.min(narrowest, word.left - before.right);
  }
  return words.length > 3 ? narrowest : 0;
}

/**
 * A number, letter or bullet is one with the words it stands before. At the start of a line of several cells it has
 * a column of its own; bullets never have. "Article 1" beside a cell that is in line with others is a label.
 */
function withoutMarkPiece(
  pieces: Piece[],
  { size, baseline }: Line,
  dividers: readonly Rule[],
  anchors: Anchors,
  meter: ReadingMeter,
): Piece[] {
  const height = baseline - size * 0.3;
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const isClose = last !== undefined && piece.left - last.right < markGap * size;
    const mark = isClose ? textOf(last.words) : '';
    const isFirst = index === 1;
    const isLabel = isClose && last.words.length > 1 && isAnchored(piece.left, anchors.begins);
    const marks = isFirst && pieces.length === 2 ? !isLabel && isMark(mark) : isItemMark(mark, isFirst);
    const [first] = piece.words;
    const end = last?.words.at(-1);
    if (
      last &&
      end &&
      first &&
      marks &&
      !isAnchored(end.right, anchors.ends) &&
      (bullet.test(mark) || opensWords(piece)) &&
      !isDivided(end, first, height, dividers, meter)
    ) {
      joined[joined.length - 1] = asPiece([...last.words, ...piece.words]);
    } else joined.push(piece);
  }
  return joined;
}

/** Words, or an amount that words follow: a figure alone is a cell. */
function opensWords({ words }: Piece): boolean {
  return /^(?:[\p{L}“"([]|\P{L}+\p{Ll}{3})/u.test(textOf(words));
}

function isAnchored(place: number, anchors: readonly number[]): boolean {
  const anchor = anchors[firstAbove(anchors, place - 1, (edge) => edge)];
  return anchor !== undefined && Math.abs(anchor - place) < 1;
}

function isDivided(
  left: Word,
  right: Word,
  height: number,
  dividers: readonly Rule[],
  meter: ReadingMeter,
): boolean {
  const leftmost = left.right - 2;
  for (let index = firstAbove(dividers, leftmost, ({ at }) => at); index < dividers.length; index += 1) {
    const { at, from, to } = dividers[index] as Rule;
    if (at >= right.left + 2) break;
    meter.spend('comparisons');
    if (at > leftmost && from < height && to > height) return true;
  }
  return false;
}

/** The edges that several lines share, of which one at least has a cell there beside a wide gap. */
function findAnchors(lines: readonly (readonly Piece[])[]): Anchors {
  const begins = lines.flatMap((pieces) =>
    pieces.map(({ left }, index) => ({ place: left, isCell: index > 0 })),
  );
  // The marks of items end in line as well.
  const ends = lines.flatMap((pieces) =>
    pieces.flatMap(({ words }, index) =>
      isItemMarkAlone(words)
        ? []
        : [{ place: words.at(-1)?.right ?? 0, isCell: index > 0 && index < pieces.length - 1 }],
    ),
  );
  return { begins: shared(begins, fewestAnchored), ends: shared(ends, fewestAtEnd) };
}

/** No mark has a space in it. */
function isItemMarkAlone(words: readonly Word[]): boolean {
  return words.every(({ isGlued }, index) => index === 0 || isGlued) && isItemMark(textOf(words), false);
}

function shared(
  edges: readonly { readonly place: number; readonly isCell: boolean }[],
  fewest: number,
): number[] {
  const inOrder = edges.toSorted((one, other) => one.place - other.place);
  const anchors: number[] = [];
  let first = Number.NEGATIVE_INFINITY;
  let count = 0;
  let cells = 0;
  for (const { place, isCell } of [...inOrder, { place: Number.POSITIVE_INFINITY, isCell: false }]) {
    if (place - first >= 1) {
      if (count >= fewest && cells > 0) anchors.push(first);
      first = place;
      count = 0;
      cells = 0;
    }
    count += 1;
    if (isCell) cells += 1;
  }
  return anchors;
}
