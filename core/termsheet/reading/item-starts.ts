import { readListMarker } from '../document/list-marker.ts';
import { countsOn } from '../document/mark-sequence.ts';
import { everyMatch } from './every-match.ts';

const mark = /(?<![^\s])\(?(?:[a-z]{1,4}|[A-Z]|\d{1,2})[.)](?=\s)/g;
const firstMark = /^\(?[aAi1][.)]$/;
/** A list on one line begins at the start or behind one of these. */
const introduced = /(?:^|[:;,])\s*$/;
const lineStart = /\n/g;

/** Where the items of a list begin in the words of a cell: at marks that count on from a first one, and at bullets. */
export function itemStarts(words: string): number[] {
  const marks = everyMatch(mark, words).map(({ index, 0: written }) => ({ index, written }));
  const starts = new Set<number>();
  for (const [at, { index, written }] of marks.entries()) {
    const isFirst = firstMark.test(written) && introduced.test(words.slice(Math.max(0, index - 20), index));
    if (!isFirst && !starts.has(index)) continue;
    const next = marks.slice(at + 1).find((other) => countsOn(written, other.written));
    if (next) starts.add(index).add(next.index);
  }
  for (const { index } of everyMatch(lineStart, words)) {
    if (readListMarker(words.slice(index + 1, index + 40))?.kind === 'bullet') starts.add(index + 1);
  }
  return [...starts].sort((left, right) => left - right);
}
