import { anyOf } from '../reading/any-of.ts';
import { readListMarker } from './list-marker.ts';
import type { TextLine } from './text-line.ts';

export const narrowestWrap = 50;
export const widestWrap = 130;
/** A region is at least so many lines, up to the next gap. */
const regionLines = 40;
/** Lines within so many columns of the longest are its like: one long line alone makes no measure. */
const likeWidth = 10;
const fewestLike = 2;
const fewestJoined = 1;

/** How the lines of a region were broken. */
export interface Measure {
  /** The width at which a program broke them; absent where each line is a paragraph of its own. */
  readonly width?: number;
  /** Gaps part its blocks. */
  readonly hasGaps: boolean;
}

/** The measure of each line, taken in the region around it: a mail and what is pasted into it were broken apart. */
export function measureLines(lines: readonly TextLine[]): readonly Measure[] {
  const whole = measureRegion(lines);
  const measures: Measure[] = [];
  let from = 0;
  for (let end = 1; end <= lines.length; end += 1) {
    const isLast = end === lines.length;
    if (!isLast && (end - from < regionLines || !lines[end]?.afterBlank)) continue;
    const measured = measureRegion(lines.slice(from, end));
    const measure = measured.isShown ? measured : { ...measured, width: whole.width };
    const kept: Measure = {
      hasGaps: measure.hasGaps,
      ...(measure.width === undefined ? {} : { width: measure.width }),
    };
    for (; from < end; from += 1) measures.push(kept);
  }
  return measures;
}

interface RegionMeasure {
  readonly width: number | undefined;
  readonly hasGaps: boolean;
  /** The region has lines enough to tell. */
  readonly isShown: boolean;
}

function measureRegion(lines: readonly TextLine[]): RegionMeasure {
  const hasGaps = lines.filter(({ afterBlank }) => afterBlank).length >= lines.length / 10;
  const widest = commonWidth(lines);
  const isLong = lines.some((line) => widthOf(line) > widestWrap);
  if (widest === undefined) return { width: undefined, hasGaps, isShown: isLong };
  let joined = 0;
  let full = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (widthOf(line) >= widest * 0.8) full += 1;
    if (next && !next.afterBlank && widthOf(line) >= widest * 0.7 && isMidSentence(line, next)) joined += 1;
  }
  const isWrapped = joined >= fewestJoined || (full >= 3 && full >= lines.length * 0.25 && !isLong);
  return { width: isWrapped ? widest : undefined, hasGaps, isShown: isWrapped || isLong };
}

/** The greatest width that several lines come near to, of those that a program may have broken. */
function commonWidth(lines: readonly TextLine[]): number | undefined {
  const counts = new Array<number>(widestWrap + 1).fill(0);
  for (const line of lines) {
    const width = widthOf(line);
    if (width <= widestWrap) counts[width] = (counts[width] ?? 0) + 1;
  }
  const fewest = Math.max(fewestLike, lines.length * 0.05);
  for (let width = widestWrap; width >= narrowestWrap; width -= 1) {
    if (!counts[width]) continue;
    const like = counts.slice(Math.max(0, width - likeWidth), width + 1).reduce((sum, count) => sum + count);
    if (like >= fewest) return width;
  }
  return undefined;
}

export function isMidSentence(line: TextLine, next: TextLine): boolean {
  return /[\p{L}\d,]$/u.test(line.content) && /^\p{Ll}/u.test(next.content) && !readListMarker(next.content);
}

function widthOf({ column, content }: TextLine): number {
  return column + content.length;
}

/** In small letters alone: "Series A" and "TERMS OF" may end a heading. */
const openEnd = anyOf(
  /[,(–-]$/u,
  /\b(?:an?|and|any|are|be|each|is|its|or|our|that|the|their|which|worth|your)$/u,
  /\b(?:above|against|at|below|between|by|exceeding|for|from|in|into|of|on|per|than|to|under|until|upon|with|within)$/u,
);

/** True for a line that no paragraph ends with: a comma, a bracket or a word such as "of" has more behind it. */
export function isOpenEnd(line: string): boolean {
  return openEnd.test(line);
}

/** True when the first word of `next` had no room at the end of `previous`: a program broke the line there. */
export function isBrokenBefore(previous: TextLine, next: TextLine, { width }: Measure): boolean {
  if (width === undefined || next.afterBlank) return false;
  const firstWord = /^\S+/u.exec(next.content)?.[0].length ?? 0;
  return widthOf(previous) + 1 + firstWord > width * 0.96;
}

/** True when `next` goes on with the sentence or paragraph that `previous` began. */
export function continues(previous: TextLine, next: TextLine, measure: Measure): boolean {
  if (next.afterBlank) return false;
  const open = !/[.;:!?]["”’)*_]*$/u.test(previous.content);
  if (/^\p{Ll}/u.test(next.content)) return open || measure.width !== undefined;
  if (measure.width === undefined) {
    return (
      widthOf(previous) >= narrowestWrap && isOpenEnd(previous.content) && /^[\p{Sc}\d]/u.test(next.content)
    );
  }
  // Further left after a full stop is a title over indented text, not the second line of a paragraph.
  if (!open && next.column < previous.column) return false;
  return isBrokenBefore(previous, next, measure) || isOpenEnd(previous.content);
}
