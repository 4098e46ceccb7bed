import { readListMarker } from '../../../core/termsheet/document/list-marker.ts';
import type { PageContent, Rule, TextChunk } from './page-content.ts';

/** Words on one line without a gap that could part columns. */
export interface Segment extends TextChunk {
  /** Characters at its start that are bold. */
  readonly boldLength: number;
}

/** What stands at one height of a page, from left to right. */
export interface PageLine {
  readonly page: number;
  readonly baseline: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

/** A gap of this many letter sizes may part two columns. */
const columnGap = 1.1;
/** A gap of this many letter sizes parts two cells where the right one begins in line with others. */
const anchoredGap = 0.45;
const fewestAnchored = 3;
const spaceGap = 0.12;
const baselineTolerance = 0.3;

/** The lines of a page from top to bottom. */
export function pageLines(page: PageContent): PageLine[] {
  const chunks = withoutReferences(withoutShadows(page.chunks));
  const sorted = [...chunks].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const groups: TextChunk[][] = [];
  for (const chunk of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (
      group &&
      first &&
      chunk.baseline - first.baseline < baselineTolerance * Math.max(first.size, chunk.size)
    ) {
      group.push(chunk);
    } else {
      groups.push([chunk]);
    }
  }
  const dividers = page.rules.filter(({ direction }) => direction === 'vertical');
  const read = (anchors: readonly number[]) =>
    groups.map((group) => toLine(page.number, group, { dividers, anchors }));
  return read(findAnchors(read([])));
}

/** The left edge of a line. */
export function leftOf(line: PageLine): number {
  return line.segments[0]?.left ?? 0;
}

/** The words of a line as one segment. */
export function asOneSegment(line: PageLine): Segment {
  return line.segments.reduce((joined, segment) => join(joined, segment, ' '));
}

/** What tells that a narrow gap parts two cells. */
interface CellSigns {
  readonly dividers: readonly Rule[];
  /** Left edges at which the cells of other lines begin. */
  readonly anchors: readonly number[];
}

function toLine(page: number, group: readonly TextChunk[], signs: CellSigns): PageLine {
  const main = group.reduce((widest, chunk) => (chunk.text.length > widest.text.length ? chunk : widest));
  const segments: Segment[] = [];
  for (const chunk of [...group].sort((a, b) => a.left - b.left)) {
    const segment: Segment = { ...chunk, boldLength: chunk.bold ? chunk.text.length : 0 };
    const last = segments.at(-1);
    const gap = last ? chunk.left - last.right : 0;
    const marked = last && segments.length === 1 && isMarker(last.text) && gap < chunk.size * 6;
    if (last && (marked || (gap < columnGap * main.size && !isDivided(last, chunk, main, signs)))) {
      const space = gap > spaceGap * main.size && !/\s$/u.test(last.text) ? ' ' : '';
      segments[segments.length - 1] = join(last, segment, space);
    } else {
      segments.push(segment);
    }
  }
  return { page, baseline: main.baseline, size: main.size, segments };
}

function isMarker(text: string): boolean {
  return text.length <= 8 && readListMarker(`${text} X`)?.length === text.length + 1;
}

function isDivided(left: TextChunk, right: TextChunk, main: TextChunk, signs: CellSigns): boolean {
  const height = main.baseline - main.size * 0.3;
  const isRuled = signs.dividers.some(
    ({ at, from, to }) => at > left.right - 2 && at < right.left + 2 && from < height && to > height,
  );
  if (isRuled) return true;
  const gap = right.left - left.right;
  return gap > anchoredGap * main.size && signs.anchors.some((anchor) => Math.abs(anchor - right.left) < 1);
}

/** The left edges that several cells behind a wide gap share. */
function findAnchors(lines: readonly PageLine[]): number[] {
  const edges = lines
    .flatMap(({ segments }) => segments.slice(1).map(({ left }) => left))
    .sort((a, b) => a - b);
  const anchors: number[] = [];
  let cluster: number[] = [];
  for (const edge of [...edges, Number.POSITIVE_INFINITY]) {
    const first = cluster[0];
    if (first !== undefined && edge - first >= 1) {
      if (cluster.length >= fewestAnchored) anchors.push(first);
      cluster = [];
    }
    cluster.push(edge);
  }
  return anchors;
}

function join(left: Segment, right: Segment, space: string): Segment {
  const wasBold = left.boldLength === left.text.length;
  return {
    text: `${left.text}${space}${right.text}`,
    left: left.left,
    right: Math.max(left.right, right.right),
    baseline: left.baseline,
    size: Math.max(left.size, right.size),
    bold: left.bold && right.bold,
    boldLength:
      wasBold && right.boldLength > 0 ? left.text.length + space.length + right.boldLength : left.boldLength,
  };
}

/** Letters drawn twice for weight or shadow count once. */
function withoutShadows(chunks: readonly TextChunk[]): TextChunk[] {
  const seen = new Map<string, TextChunk[]>();
  return chunks.filter((chunk) => {
    const twins = seen.get(chunk.text) ?? [];
    const isShadow = twins.some(
      (twin) => Math.abs(twin.left - chunk.left) < 1.5 && Math.abs(twin.baseline - chunk.baseline) < 1.5,
    );
    if (!isShadow) {
      twins.push(chunk);
      seen.set(chunk.text, twins);
    }
    return !isShadow;
  });
}

/**
 * Footnote references: small raised figures right behind a word. They are no part of the word, and behind an
 * amount they would change it.
 */
function withoutReferences(chunks: readonly TextChunk[]): TextChunk[] {
  return chunks.filter((chunk) => {
    if (!/^(?:\d{1,2}|[*†‡]{1,3})$/u.test(chunk.text)) return true;
    return !chunks.some((word) => {
      const raised = word.baseline - chunk.baseline;
      return (
        chunk.size <= word.size * 0.8 &&
        raised > word.size * 0.15 &&
        raised < word.size * 0.8 &&
        Math.abs(chunk.left - word.right) < word.size * 0.35
      );
    });
  });
}
