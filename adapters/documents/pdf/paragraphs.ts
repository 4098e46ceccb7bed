import type { WordsPart } from '../../../core/termsheet/document/document-parts.ts';
import { readListMarker } from '../../../core/termsheet/document/list-marker.ts';
import type { Vocabulary } from './line-joining.ts';
import { joinLines, withoutSoftHyphens } from './line-joining.ts';
import type { Segment } from './page-lines.ts';

/** How the text of a document is set: what is larger than this stands out. */
export interface Typography {
  /** Size of most letters, in points. */
  readonly bodySize: number;
  readonly vocabulary: Vocabulary;
}

const prominentSize = 1.15;
const longestRunInLabel = 80;

/** Lines of one column of running text, cut into paragraphs, headings and list items. */
export function readParagraphs(lines: readonly Segment[], page: number, typography: Typography): WordsPart[] {
  const right = Math.max(...lines.map((line) => line.right));
  const leading = usualLeading(lines);
  const groups: Segment[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    if (group && above && goesOn(above, line, group, right, leading)) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => toPart(group, page, typography));
}

/** The words of lines that belong together, each kind of end of line taken into account. */
export function joinWords(lines: readonly string[], vocabulary: Vocabulary): string {
  const joined = lines.reduce(
    (above, below) => (above === '' ? below : joinLines(above, below, vocabulary)),
    '',
  );
  return withoutSoftHyphens(joined)
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

/** Distance from line to line within a paragraph: the smallest that letters allow. */
export function usualLeading(lines: readonly Segment[]): number {
  const gaps = lines.slice(1).map((line, index) => {
    const above = lines[index];
    return above ? (line.baseline - above.baseline) / Math.max(line.size, 1) : 0;
  });
  const close = gaps.filter((gap) => gap >= 0.95 && gap <= 1.8).sort((a, b) => a - b);
  return close[Math.floor(close.length * 0.25)] ?? 1.2;
}

/** True when the line above was broken because the first word below did not fit on it. */
export function isFull(above: Segment, below: Segment, right: number): boolean {
  const firstWord = /^\S+/u.exec(below.text)?.[0].length ?? 1;
  const letter = (below.right - below.left) / Math.max(1, below.text.length);
  return above.right + letter * (firstWord + 1) > right - letter;
}

function goesOn(
  above: Segment,
  line: Segment,
  group: readonly Segment[],
  right: number,
  leading: number,
): boolean {
  const gap = (line.baseline - above.baseline) / Math.max(line.size, 1);
  if (gap > leading * 1.35 + 0.1 || gap < 0) return false;
  if (Math.abs(line.size - above.size) > above.size * 0.12) return false;
  if (readListMarker(line.text) && !isMidSentence(above, line)) return false;
  const first = group[0] as Segment;
  const wholeBold = group.every((part) => part.bold);
  if (wholeBold !== line.bold && (wholeBold || line.bold)) return wholeBold && isMidSentence(above, line);
  if (isFull(above, line, right)) return line.left <= first.left + line.size * 4;
  return isMidSentence(above, line) && /^[\p{Ll}(]/u.test(line.text);
}

function isMidSentence(above: Segment, line: Segment): boolean {
  return !/[.:;!?]["”’)]*$/u.test(above.text) && /^[\p{Ll}\d(]/u.test(line.text);
}

function toPart(group: readonly Segment[], page: number, { bodySize, vocabulary }: Typography): WordsPart {
  const words = joinWords(
    group.map(({ text }) => text),
    vocabulary,
  );
  const first = group[0] as Segment;
  if (group.every(({ bold }) => bold) || first.size >= bodySize * prominentSize) {
    return { kind: 'words', words, prominent: true, page };
  }
  const label = first.boldLength > 0 && first.boldLength <= longestRunInLabel && !first.bold;
  return { kind: 'words', words, page, ...(label ? { labelLength: first.boldLength } : {}) };
}
