import type { ReadingMeter } from '../../reading-meter.ts';
import type { Word } from '../page-content.ts';

/** Letters drawn again this near, in points, are one letter to the eye. */
const shadowDistance = 1.5;
/** More squares than a column of any page has. */
const squaresAbove = 100_000;
/** From so many on, equal words are looked up by their place. */
const fewTwins = 64;

/** The words of one text that are kept, in the order of drawing, and by the square of the page they stand in. */
interface Twins {
  readonly kept: Word[];
  readonly squares: Map<number, Word>;
}

/** Letters drawn twice for weight or shadow count once. */
export function withoutShadows(words: readonly Word[]): Word[] {
  const seen = new Map<string, Twins>();
  return words.filter((word) => {
    let twins = seen.get(word.text);
    if (!twins) {
      twins = { kept: [], squares: new Map() };
      seen.set(word.text, twins);
    }
    if (isShadow(word, twins)) return false;
    keep(word, twins);
    return true;
  });
}

function isShadow(word: Word, { kept, squares }: Twins): boolean {
  if (kept.length < fewTwins) {
    for (const twin of kept) if (standsOn(word, twin)) return true;
    return false;
  }
  const square = squareOf(word);
  for (let column = square - squaresAbove; column <= square + squaresAbove; column += squaresAbove) {
    for (let place = column - 1; place <= column + 1; place += 1) {
      const twin = squares.get(place);
      if (twin && standsOn(word, twin)) return true;
    }
  }
  return false;
}

/** In one square there is one at most, as two of them would stand on each other. */
function keep(word: Word, { kept, squares }: Twins): void {
  kept.push(word);
  if (kept.length < fewTwins) return;
  for (const twin of kept.length === fewTwins ? kept : [word]) squares.set(squareOf(twin), twin);
}

/** The number of the square that a word stands in, counted column by column. */
function squareOf({ left, baseline }: Word): number {
  return Math.floor(left / shadowDistance) * squaresAbove + Math.floor(baseline / shadowDistance);
}

function standsOn(word: Word, twin: Word): boolean {
  return (
    Math.abs(twin.left - word.left) < shadowDistance &&
    Math.abs(twin.baseline - word.baseline) < shadowDistance
  );
}

/** Figures and signs as they mark notes. */
const noteMark = /^(?:\d{1,3}|[*†‡§¶#]{1,3})$/u;

/**
 * Marks of footnotes, small and set high. Behind a word they are left out: they are no part of it, and behind an
 * amount they would change it. At the start of a line they number a note, and come down to its line. The words
 * come sorted by their baselines.
 */
export function settleNoteMarks(sorted: readonly Word[], meter: ReadingMeter): readonly Word[] {
  if (!sorted.some(mayMark)) return sorted;
  let largest = 0;
  for (const { size } of sorted) if (size > largest) largest = size;
  const settled: Word[] = [];
  let dropped: Word | undefined;
  for (const [index, mark] of sorted.entries()) {
    if (!mayMark(mark)) {
      settled.push(mark);
      continue;
    }
    const isBeside = dropped?.baseline === mark.baseline && isBehind(mark, dropped);
    const word = isBeside ? undefined : markedWord(mark, sorted, index, largest, meter);
    if (isBeside || (word && isBehind(mark, word))) dropped = mark;
    else if (word) settled.push({ ...mark, baseline: word.baseline, size: word.size, isRaised: true });
    else settled.push(mark);
  }
  return settled;
}

function mayMark({ text }: Word): boolean {
  return text.length <= 3 && noteMark.test(text);
}

/** The word on the line below, just behind which the mark stands or, where there is none, the one just before which. */
function markedWord(
  mark: Word,
  sorted: readonly Word[],
  index: number,
  largest: number,
  meter: ReadingMeter,
): Word | undefined {
  let opened: Word | undefined;
  for (let next = index + 1; next < sorted.length; next += 1) {
    const word = sorted[next] as Word;
    if (word.baseline - mark.baseline >= largest * 0.8) break;
    meter.spend('comparisons');
    if (!isRaised(mark, word)) continue;
    if (isBehind(mark, word)) return word;
    const gap = word.left - mark.right;
    if (gap > -0.1 * word.size && gap < word.size && !opened) opened = word;
  }
  return opened;
}

function isRaised(mark: Word, word: Word): boolean {
  const raised = word.baseline - mark.baseline;
  return mark.size <= word.size * 0.8 && raised > word.size * 0.15 && raised < word.size * 0.8;
}

function isBehind(mark: Word, word: Word): boolean {
  return Math.abs(mark.left - word.right) < word.size * 0.35;
}
