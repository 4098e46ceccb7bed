import type { Word } from '../page-content.ts';
import { markLength } from './marks.ts';

/** What the lines of one column have in common. */
export interface Measure {
  readonly left: number;
  /** Where the longest line ends. */
  readonly right: number;
  /** Distance from line to line within a paragraph, in letter sizes. */
  readonly leading: number;
  /** How much further apart than that lines of a paragraph stand at most, in points: baselines are rounded to dots. */
  readonly slack: number;
  /** Lines are stretched to end at the same place. */
  readonly isJustified: boolean;
  /** Paragraphs are told by the indent of their first lines. */
  readonly indentsFirst: boolean;
}

/** Words at one height of a column, from left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly page: number;
  readonly measure: Measure;
}

const noMeasure: Measure = {
  left: 0,
  right: 0,
  leading: 1.2,
  slack: 1,
  isJustified: false,
  indentsFirst: false,
};
/** Words of one line stand less than this part of their size apart in height. */
const baselineTolerance = 0.3;
/** Of lines that stand further apart for no reason but that dots are coarse, in points. */
const leastSlack = 0.9;
const mostSlack = 1.6;
/** Letters and distances that differ by less are alike. */
const sameSize = 0.3;
const sameGap = 0.11;
/** The first line of a paragraph is so many letter sizes further in than the others. */
const leastIndent = 0.7;
const mostIndent = 3;

/** One line of words that are sorted from left to right. */
export function asLine(words: readonly Word[], page: number): Line {
  let widest = words[0] as Word;
  let right = 0;
  for (const word of words) {
    if (word.text.length > widest.text.length) widest = word;
    if (word.right > right) right = word.right;
  }
  return {
    words,
    text: textOf(words),
    left: words[0]?.left ?? 0,
    right,
    baseline: widest.baseline,
    size: widest.size,
    page,
    measure: noMeasure,
  };
}

/** The words of a line with single spaces. */
export function textOf(words: readonly Word[]): string {
  const texts: string[] = [];
  for (const { text, isGlued } of words) {
    if (isGlued && texts.length > 0) texts[texts.length - 1] += text;
    else texts.push(text);
  }
  return texts.join(' ');
}

/** Groups words that stand at one height, from top to bottom and each group from left to right. */
export function byHeight(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let group: Word[] = [];
  let first: Word | undefined;
  for (const word of sorted(words, byPlace)) {
    const reach = baselineTolerance * Math.max(first?.size ?? 0, word.size);
    if (first && word.baseline - first.baseline < reach) group.push(word);
    else {
      first = word;
      group = [word];
      groups.push(group);
    }
  }
  return groups.map((each) => sorted(each, byLeft));
}

/** From top to bottom, and at one height from left to right. */
export function byPlace(one: Word, other: Word): number {
  return one.baseline - other.baseline || one.left - other.left;
}

function byLeft(one: Word, other: Word): number {
  return one.left - other.left;
}

/** The words in order; most come in order, and are not copied. */
export function sorted(words: readonly Word[], order: (one: Word, other: Word) => number): Word[] {
  for (let index = 1; index < words.length; index += 1) {
    if (order(words[index - 1] as Word, words[index] as Word) > 0) return words.toSorted(order);
  }
  return words as Word[];
}

/** The lines of any words of a page. */
export function linesOf(words: readonly Word[], page: number): Line[] {
  return byHeight(words).map((group) => asLine(group, page));
}

/** True where every word that has letters is so. */
export function isWholly(line: Line, is: (word: Word) => boolean): boolean {
  let hasLetters = false;
  for (const word of line.words) {
    if (hasLetters && is(word)) continue;
    if (!/\p{L}/u.test(word.text)) continue;
    if (!is(word)) return false;
    hasLetters = true;
  }
  return hasLetters;
}

/** True where all its words are bold. */
export function isBold(line: Line): boolean {
  return isWholly(line, ({ bold }) => bold);
}

/** The lines with the measure they share. */
export function withMeasure(lines: readonly Line[], measure = measureOf(lines)): Line[] {
  return lines.map((line) => ({ ...line, measure }));
}

/** The measure of lines that stand in one column, from top to bottom. */
export function measureOf(lines: readonly Line[]): Measure {
  const left = lines.reduce((least, line) => Math.min(least, line.left), Number.POSITIVE_INFINITY);
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const atRight = lines.filter((line) => line.right > right - 1.5).length;
  const leading = usualLeading(lines);
  return {
    left,
    right,
    leading,
    slack: slackOf(lines, leading),
    isJustified: lines.length > 4 && atRight > lines.length * 0.45,
    indentsFirst: indentsFirst(lines),
  };
}

/** Lines that are further in than the one below them are more than those further out. */
function indentsFirst(lines: readonly Line[]): boolean {
  let further = 0;
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    if (!below || below.baseline - line.baseline > 2 * line.size || !standsUnder(below, line)) continue;
    if (line.words[0]?.bold || below.words[0]?.bold || markLength(below.text) > 0) continue;
    if (/[.:;!?]["”’)\]]*$/u.test(line.text)) continue;
    const step = line.left - below.left;
    if (step > leastIndent * line.size && step < mostIndent * line.size) further += 1;
    else if (step < -leastIndent * line.size && markLength(line.text) === 0) further -= 1;
  }
  return further > 1;
}

/**
 * The usual one of the smallest distances between lines, in letter sizes: that within paragraphs. Lines of a title
 * stand closer than those of the text below it.
 */
export function usualLeading(lines: readonly Line[]): number {
  const size = commonSize(lines);
  const gaps: number[] = [];
  const ofText: number[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || Math.abs(above.size - line.size) > sameSize || !standsUnder(line, above)) continue;
    const gap = (line.baseline - above.baseline) / Math.max(line.size, 1);
    if (gap < 0.9 || gap > 2) continue;
    gaps.push(gap);
    if (Math.abs(line.size - size) <= sameSize) ofText.push(gap);
  }
  gaps.sort((one, other) => one - other);
  ofText.sort((one, other) => one - other);
  const low = repeated(ofText) ?? repeated(gaps) ?? gaps[0] ?? 1.2;
  const near = (ofText.includes(low) ? ofText : gaps).filter((gap) => Math.abs(gap - low) < sameGap);
  return near.reduce((sum, gap) => sum + gap, 0) / Math.max(1, near.length) || low;
}

/** The smallest distance that another is like. */
function repeated(sorted: readonly number[]): number | undefined {
  return sorted.find((gap, index) => (sorted[index + 1] ?? 9) - gap < sameGap);
}

/** The size of most lines. */
function commonSize(lines: readonly Line[]): number {
  const numbers = new Map<number, number>();
  let common = 0;
  for (const { size } of lines) {
    const rounded = Math.round(size * 2) / 2;
    const number = (numbers.get(rounded) ?? 0) + 1;
    numbers.set(rounded, number);
    if (number > (numbers.get(common) ?? 0)) common = rounded;
  }
  return common;
}

/** What lines stand further apart than usual where a sentence runs from one to the next. */
function slackOf(lines: readonly Line[], leading: number): number {
  let slack = leastSlack;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || Math.abs(above.left - line.left) > 1) continue;
    const extra = line.baseline - above.baseline - leading * line.size;
    if (extra <= slack || extra >= mostSlack) continue;
    if (/^\p{Ll}/u.test(line.text) && /[\p{Ll},]$/u.test(above.text)) slack = extra + 0.1;
  }
  return slack;
}

/** Lines of two columns of cells may follow each other at any distance. */
export function standsUnder(line: Line, above: Line): boolean {
  return line.left < above.right && above.left < line.right;
}
