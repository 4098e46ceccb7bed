import type { PageContent, Word } from '../page-content.ts';
import type { Line } from './line.ts';
import { linesOf, standsUnder } from './line.ts';
import type { WordedPage } from './page-words.ts';

/** Words of a page by what they are to it. */
export interface FramedPage {
  readonly content: PageContent;
  readonly lines: readonly Line[];
  readonly heads: readonly Line[];
  readonly feet: readonly Line[];
  /** Remarks in the margin. */
  readonly comments: readonly Word[];
}

/** Part of the page height in which running heads and feet stand. */
const margin = 0.12;
const mostLines = 3;
const longestPageNumber = 60;
const longestRunningLine = 60;
/** Letters smaller than this part of the usual size are those of running lines and remarks. */
const smaller = 0.95;
/** Of letters larger than this part of the usual size no remark is. */
const remarkSize = 0.85;
/** White paper of so many letter sizes parts running lines from the text. */
const framingGap = 1.8;
/** Nearer to the edge of the page than this part of its height, a line away from the text frames it whatever its size. */
const outermost = 0.06;
const outermostGap = 2.5;
/** Lines of one size that stand as far apart as those next to them, such as rows of a table, are of the text. */
const evenGap = 1.3;
/** A line that comes again is a row of a table only where it stands as far apart as rows do, but for rounding. */
const rowRounding = 0.06;
const rowGap = 3.5;
const otherSize = 0.5;
const pageNumber =
  /^[-–—|(\s]*(?:(?:page|seite|p\.?)\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|\/|von|-|–|\|)\s*\d{1,4})?[-–—|)\s]*$/iu;

/**
 * Takes running heads and feet and remarks in the margin out of the pages. A running line is shown where it stands
 * first, because it may be the only place that names the document; page numbers never are.
 */
export function framePages(pages: readonly WordedPage[], bodySize: number): FramedPage[] {
  const lined = pages.map((page) => ({ ...page, ...withoutComments(page, bodySize) }));
  const counts = new Map<string, number>();
  for (const page of lined) {
    const keys = new Set([...edges(page.lines, page.content).map(keyOf)]);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length * 0.4));
  const repeats = (line: Line) => (counts.get(keyOf(line)) ?? 0) >= enough;
  const shown = new Set<string>();
  const isNew = (line: Line) => {
    const key = keyOf(line);
    const isAgain = shown.has(key) || isPageNumber(line);
    shown.add(key);
    return !isAgain;
  };
  return lined.map(({ content, lines, comments }) => {
    const heads = framing(lines, content, bodySize, repeats);
    const rest = lines.filter((line) => !heads.includes(line));
    const feet = framing([...rest].reverse(), content, bodySize, repeats);
    const body = rest.filter((line) => !feet.includes(line));
    return { content, lines: body, heads: heads.filter(isNew), feet: feet.filter(isNew), comments };
  });
}

/** The lines at one end of a page that frame it, from the edge inwards. */
function framing(
  lines: readonly Line[],
  content: PageContent,
  bodySize: number,
  repeats: (line: Line) => boolean,
): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(0, mostLines)) {
    const fromEdge = Math.min(line.baseline, content.height - line.baseline);
    const next = beside(line, lines);
    if (fromEdge > content.height * margin) break;
    const isOutermost =
      fromEdge < content.height * outermost && line.size < bodySize * 1.15 && isNoSentence(line);
    const uneven = isAlike(line, next) ? gapOf(line, next) / textGap(next, lines) : Number.POSITIVE_INFINITY;
    const isAway = standsOff(line, next, bodySize) || (isOutermost && gapOf(line, next) > outermostGap);
    const isNear = gapOf(line, next) < rowGap;
    const isOfText = repeats(line)
      ? isNear && Math.abs(uneven - 1) < rowRounding
      : (isNear && uneven < evenGap) || !isAway;
    if (!isPageNumber(line) && isOfText) break;
    found.push(line);
  }
  return found;
}

/** Set in letters of one size. */
function isAlike(line: Line, next: Line | undefined): boolean {
  return next !== undefined && Math.abs(line.size - next.size) < otherSize;
}

function isPageNumber({ text }: Line): boolean {
  return text.length <= longestPageNumber && pageNumber.test(text);
}

/** A paragraph may have its first or last line at the edge of a page, and nothing else near it; "Ltd." ends none. */
function isNoSentence({ text }: Line): boolean {
  return text.length <= longestRunningLine && !/(?:[;:,]|(?<!\S)\P{Lu}\S*\.)\)?$/u.test(text);
}

/** Set smaller than the text and away from it, or than what stands beside it, which a sentence always is. */
function standsOff(line: Line, next: Line | undefined, bodySize: number): boolean {
  if (line.words.some(({ size }) => size > bodySize * smaller) || line.words[0]?.isRaised) return false;
  const gap = gapOf(line, next);
  const isSmaller = next !== undefined && line.size < next.size * 0.9;
  return (gap > framingGap && isNoSentence(line)) || (isSmaller && gap > 1);
}

/** The nearest line further in that stands over or under a line. */
function beside(line: Line, lines: readonly Line[]): Line | undefined {
  const index = lines.indexOf(line);
  return lines.find((each, place) => place > index && standsUnder(each, line));
}

/** Distance of a line to the one further in; 0 where it is the last. */
function textGap(line: Line | undefined, lines: readonly Line[]): number {
  const next = line && beside(line, lines);
  return next ? gapOf(line, next) : 0;
}

/** Distance to the next line in letter sizes. */
function gapOf(line: Line, next: Line | undefined): number {
  return next ? Math.abs(next.baseline - line.baseline) / line.size : Number.POSITIVE_INFINITY;
}

function edges(lines: readonly Line[], { height }: PageContent): Line[] {
  return [
    ...lines.slice(0, mostLines).filter(({ baseline }) => baseline < height * margin),
    ...lines.slice(-mostLines).filter(({ baseline }) => baseline > height * (1 - margin)),
  ];
}

/** Equal for lines that differ in numbers only and stand at the same place. */
function keyOf({ text, baseline, left }: Line): string {
  const words = text.replace(/\d+/gu, '#').trim();
  return `${Math.round(baseline / 6)} ${words.includes('#') ? '' : Math.round(left / 6)} ${words}`;
}

/** Remarks stand to the right of the text, in smaller letters, behind a gap that no line reaches over. */
function withoutComments({ content, words }: WordedPage, bodySize: number) {
  const isSmall = ({ size }: Word) => size < bodySize * remarkSize;
  const textEdge = words.reduce((most, word) => (isSmall(word) ? most : Math.max(most, word.right)), 0);
  const behind = words.filter((word) => isSmall(word) && word.right > textEdge);
  const edge = behind
    .sort((one, other) => one.left - other.left)
    .reduce((most, { left, right, size }) => (left < most + size ? Math.max(most, right) : most), textEdge);
  const isComment = (word: Word) => textEdge > 0 && word.left > edge && isSmall(word);
  const comments = words.filter(isComment);
  const rest = comments.length > 0 ? words.filter((word) => !isComment(word)) : words;
  return { lines: linesOf(rest, content.number), comments };
}
