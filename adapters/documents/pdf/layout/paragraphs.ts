import { isValediction } from '../../../../core/termsheet/document/apart/valediction.ts';
import { countsOn } from '../../../../core/termsheet/document/mark-sequence.ts';
import { isOpenEnd } from '../../../../core/termsheet/document/wrapping.ts';
import type { Word } from '../page-content.ts';
import type { Paragraph } from './blocks.ts';
import type { Line } from './line.ts';
import { isBold } from './line.ts';
import { headingNumberLength, isNamedTitle, markLength } from './marks.ts';

/** More than this beyond the usual leading parts paragraphs whatever their words say, in letter sizes. */
const wideGap = 0.6;
/** The lines of a heading may be further apart than those of the text. */
const headingGap = 0.3;
const indent = 0.7;
/** What looks like a mark stands so near below the words of its paragraph, in letter sizes. */
const underWords = 0.35;
/** Baselines are rounded to dots, in points. */
const openSlack = 1.6;
/** A word of this part of the width of its column, for which a line has no room, was not left out by chance. */
const shortWord = 0.08;
const otherSize = 0.1;
/** Against the other spaces of its line, which justified text stretches. */
const wideSpace = 1.3;

/** A bracket that is not closed after so many lines was never meant to be. */
const longestBracket = 12;

/** A figure, the sign or name of a currency: a space that is never broken joins it to what follows. */
const keepsNext = /^[(“"]?(?:[£$€]|\p{Lu}{3}|[£$€]?\d[\d.,]*)$/u;

/** The most characters on a line, of text that was wrapped by counting them; undefined where it was not. */
export type CountedWidth = number | undefined;

/** Cuts the lines of a column into paragraphs. */
export function readParagraphs(lines: readonly Line[], counted: CountedWidth): Paragraph[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && goesOn(group, line, counted)) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({ kind: 'paragraph', lines: group }));
}

/** True when the line above was broken because what begins the line below did not fit on it. */
export function isFull(above: Line, line: Line, right: number): boolean {
  const areCentred = isCentred(above) && isCentred(line) && Math.abs(above.left - line.left) > 1;
  const end = areCentred ? above.measure.left + above.right - above.left : above.right;
  const needed = end + firstWidth(line);
  // A line that is full or short whatever its spaces are needs none of them measured.
  if (needed > right - 0.5) return true;
  return needed + spaceOf(above) > right - 0.5;
}

/** As far from the left edge of the column as from its right one. */
function isCentred({ left, right, size, measure }: Line): boolean {
  const indented = left - measure.left;
  return indented > size && Math.abs(measure.right - right - indented) < size * 0.5;
}

/** The usual space between words of a line. */
function spaceOf({ words, size }: Line): number {
  const spaces = words.flatMap((word, index) => {
    const before = words[index - 1];
    return before && !word.isGlued ? [word.left - before.right] : [];
  });
  return spaces.sort((one, other) => one - other)[spaces.length >> 1] ?? size * 0.25;
}

/** True where a line goes on with the paragraph above it, be it in the same column or in the next. */
export function goesOn(group: readonly Line[], line: Line, counted: CountedWidth): boolean {
  const first = group[0] as Line;
  const above = group.at(-1) as Line;
  if (Math.abs(line.size - above.size) > above.size * otherSize) return false;
  if (isBold(above) !== isBold(line) && !(isMidSentence(above, line) && !isBold(above))) return false;
  const gap = line.baseline - above.baseline;
  const slack = slackBelow(above, line);
  const isNextColumn = line.page !== above.page || gap <= 0;
  const extra = isNextColumn ? 0 : gap - line.measure.leading * line.size;
  if (extra > wideGap * line.size) return false;
  if (line.words[0]?.isRaised || closesLetter(above, line)) return false;
  if (endsSentence(above.text) && isNamedTitle(line.text)) return false;
  // Headings and notes are not stretched where the text is.
  const isRagged = isBold(above) || first.words[0]?.isRaised === true;
  const isInBracket = isBracketOpen(group);
  if (
    !isInBracket &&
    !wasBroken(above, line, counted, isRagged) &&
    (extra > slack || !isBrokenEarly(group, line, isNextColumn))
  )
    return false;
  if (markLength(line.text) > 0 && !isWrappedMark(group, line, extra)) return false;
  const rounding = isBold(line) && isBold(above) ? headingGap * line.size : slack;
  if (extra > rounding && !isInBracket && !isMidSentence(above, line)) return false;
  if (isNextColumn) return goesOnInNextColumn(group, line);
  return (isInBracket || !isIndented(group, line)) && !(isBold(first) && headingNumberLength(line.text) > 0);
}

/** How much further apart than usual two lines of a paragraph may stand: more where the upper one cannot be its last. */
function slackBelow(above: Line, { measure }: Line): number {
  return isOpenEnd(above.text) ? Math.max(measure.slack, openSlack) : measure.slack;
}

/** "Yours," as the close of a letter, not as the last word of a sentence. */
function closesLetter(above: Line, line: Line): boolean {
  return isValediction(line.text) && !isMidSentence(above, line);
}

/** The last square bracket of a paragraph opens a passage that has not ended yet. */
function isBracketOpen(group: readonly Line[]): boolean {
  for (let index = group.length - 1; index >= Math.max(0, group.length - longestBracket); index -= 1) {
    const { text } = group[index] as Line;
    const opening = text.lastIndexOf('[');
    if (opening >= 0 || text.includes(']')) return opening > text.lastIndexOf(']');
  }
  return false;
}

/** The line ends where its paragraph has not ended yet. */
function wasBroken(above: Line, line: Line, counted: CountedWidth, isRagged: boolean): boolean {
  const { right, isJustified } = above.measure;
  if (counted !== undefined && isCountedFull(above, line, counted)) return true;
  // Of the larger letters of a heading fewer fill a line.
  if (counted !== undefined && !isBold(above)) return false;
  if (isJustified && !isRagged) return above.right > right - 2 || /-$/u.test(above.text);
  return isFull(above, line, right);
}

/** A line may end early in the middle of a sentence where its program counted characters, or a page was cut. */
function isBrokenEarly(group: readonly Line[], line: Line, isNextColumn: boolean): boolean {
  const above = group.at(-1) as Line;
  const { left, right } = above.measure;
  const isLong = above.right - left > (right - left) * 0.5;
  // Thousands that are set apart are one figure.
  if (isLong && /(?:^|\s)\d{1,3}$/u.test(above.text) && /^\d{3}(?!\d)/u.test(line.text)) return true;
  if (isLong && isOpenEnd(above.text)) return true;
  if (endsSentence(above.text) || !/^\(?\p{Ll}/u.test(line.text)) return false;
  // Where paragraphs begin with small letters, these say nothing.
  return isNextColumn || above.text.endsWith(',') || (isLong && !beginsSmall(group[0] as Line));
}

function beginsSmall({ text }: Line): boolean {
  return /^\p{Ll}/u.test(text.slice(markLength(text)).trimStart());
}

/** Characters from the left edge of the column to the end of a line. */
export function charactersTo({ text, left, right, measure }: Line): number {
  const width = (right - left) / Math.max(1, text.length);
  return text.length + Math.round((left - measure.left) / Math.max(width, 1));
}

/** True when the first word of the line below would have made the line above longer than so many characters. */
export function isCountedFull(above: Line, line: Line, counted: number): boolean {
  const next = /^\S+/u.exec(line.text)?.[0].length ?? 0;
  return charactersTo(above) + 1 + next > counted;
}

/** The width of what cannot be parted at the beginning of a line: its first word, or a figure with its unit. */
function firstWidth({ words }: Line): number {
  const first = words[0];
  if (!first) return 0;
  let last = endOfWord(words, 0);
  while (keepsNext.test(words[last]?.text ?? '') && /^[\d\p{Ll}%‰]/u.test(words[last + 1]?.text ?? '')) {
    last = endOfWord(words, last + 1);
    if (!/\d$/u.test(words[last]?.text ?? '')) break;
  }
  const whole = (words[last] ?? first).right - first.left;
  const text = words
    .slice(0, last + 1)
    .map((word) => word.text)
    .join('');
  const hyphen = text.slice(0, -1).search(/[-–—]/u);
  return hyphen > 0 ? (whole * (hyphen + 1)) / text.length : whole;
}

/** The place of the last part of the word that begins at a place. */
function endOfWord(words: readonly Word[], start: number): number {
  let end = start;
  while (words[end + 1]?.isGlued) end += 1;
  return end;
}

/** True for the last words of a sentence, in quotation marks or brackets or not. */
export function endsSentence(words: string): boolean {
  return /[.:;!?]["”’)\]]*$/u.test(words);
}

function isMidSentence(above: Line, line: Line): boolean {
  return !endsSentence(above.text) && /^[\p{Ll}\d(]/u.test(line.text);
}

/** What looks like a mark is none where it stands under the words of a paragraph, after an unfinished sentence. */
function isWrappedMark(group: readonly Line[], line: Line, extra: number): boolean {
  const above = group.at(-1) as Line;
  if (extra > line.measure.slack) return false;
  if (countsOnInside(group, line)) return true;
  if (countsOn(markOf(group[0] as Line), markOf(line))) return false;
  if (endsSentence(above.text) || hasWideMark(line)) return false;
  if (/\b(?:and|or)$/u.test(above.text) && markLength(above.text) > 0) return false;
  const isUnder = (left: number | undefined) =>
    left !== undefined && Math.abs(line.left - left) < underWords * line.size;
  const [first] = group as [Line];
  const hanging = markLength(first.text) > 0 ? first.words[1]?.left : undefined;
  return isUnder(hanging) || isUnder(bodyLeft(group));
}

function markOf({ text }: Line): string {
  return text.slice(0, markLength(text));
}

/** The mark counts on from one inside the lines above: "… (i) in cash; (ii) in kind; or" and then "(iii) …". */
function countsOnInside(group: readonly Line[], line: Line): boolean {
  const mark = markOf(line);
  return group.some(({ text }) =>
    [...text.matchAll(/(?<= )\([a-z\d]{1,4}\)/gu)].some(([inside]) => countsOn(inside, mark)),
  );
}

/** The mark is set off from its words by more than a space. */
function hasWideMark(line: Line): boolean {
  const [mark, next] = line.words;
  if (!mark || !next) return false;
  return next.left - mark.right > Math.max(line.size * 0.5, spaceOf(line) * wideSpace);
}

/** The left edge of the lines below the first; of one line, where they should stand. */
function bodyLeft(group: readonly Line[]): number {
  return (group[1] ?? (group[0] as Line)).left;
}

/** A line further in or out than those above it begins a paragraph, but for what hangs under a mark. */
function isIndented(group: readonly Line[], line: Line): boolean {
  const first = group[0] as Line;
  const step = line.left - bodyLeft(group);
  const reach = indent * line.size;
  if (isBold(first)) return false;
  if (group.length > 1) return Math.abs(step) > reach;
  if (markLength(first.text) > 0) return step < -reach;
  if (first.measure.indentsFirst && Math.abs(step) < reach && line.left > line.measure.left + reach)
    return !isMidSentence(group.at(-1) as Line, line);
  // The first line of a paragraph may be further in than the others, never further out without a mark.
  return step > reach || first.left - line.left > 4 * line.size;
}

/** At the top of a column nothing but the words and the indent say whether a paragraph goes on. */
function goesOnInNextColumn(group: readonly Line[], line: Line): boolean {
  const above = group.at(-1) as Line;
  const first = group[0] as Line;
  if (isBold(above) && isBold(line)) return false;
  if (isMidSentence(above, line)) return true;
  const isFlush = group.length > 1 || markLength(first.text) === 0;
  const isIndentStyle = first.left > bodyLeft(group) + indent * first.size;
  if (isIndentStyle && line.left - line.measure.left > indent * line.size) return false;
  if (!endsSentence(above.text)) return true;
  // A last line seldom fills its column by chance.
  const { isJustified, left, right } = above.measure;
  if (isJustified) return isFlush && above.right > right - 1;
  const hangs = bodyLeft(group) - left;
  const isUnder = Math.abs(line.left - line.measure.left - hangs) < indent * line.size;
  return isUnder && (hangs > indent * line.size || firstWidth(line) < (right - left) * shortWord);
}
