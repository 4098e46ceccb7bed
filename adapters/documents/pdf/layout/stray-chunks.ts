import type { ReadingMeter } from '../../reading-meter.ts';
import type { TextChunk } from '../page-content.ts';

/** Letters drawn again this near, in points, are one letter to the eye. */
const shadowDistance = 1.5;
/** From so many on, equal words are looked up by their place. */
const fewTwins = 8;

/** The chunks of equal words that are kept, in the order of drawing, and by the square of the page they stand in. */
interface Twins {
  readonly kept: TextChunk[];
  readonly squares: Map<number, Map<number, TextChunk>>;
}

/** Letters drawn twice for weight or shadow count once. */
export function withoutShadows(chunks: readonly TextChunk[]): TextChunk[] {
  const seen = new Map<string, Twins>();
  return chunks.filter((chunk) => {
    let twins = seen.get(chunk.text);
    if (!twins) {
      twins = { kept: [], squares: new Map() };
      seen.set(chunk.text, twins);
    }
    if (isShadow(chunk, twins)) return false;
    keep(chunk, twins);
    return true;
  });
}

function isShadow(chunk: TextChunk, { kept, squares }: Twins): boolean {
  if (kept.length < fewTwins) return kept.some((twin) => standsOn(chunk, twin));
  const column = Math.floor(chunk.left / shadowDistance);
  const row = Math.floor(chunk.baseline / shadowDistance);
  for (let x = column - 1; x <= column + 1; x += 1) {
    const rows = squares.get(x);
    if (!rows) continue;
    for (let y = row - 1; y <= row + 1; y += 1) {
      const twin = rows.get(y);
      if (twin && standsOn(chunk, twin)) return true;
    }
  }
  return false;
}

/** In one square there is one at most, as two of them would stand on each other. */
function keep(chunk: TextChunk, { kept, squares }: Twins): void {
  kept.push(chunk);
  if (kept.length < fewTwins) return;
  for (const twin of kept.length === fewTwins ? kept : [chunk]) {
    const column = Math.floor(twin.left / shadowDistance);
    const row = Math.floor(twin.baseline / shadowDistance);
    const rows = squares.get(column);
    if (rows) rows.set(row, twin);
    else squares.set(column, new Map([[row, twin]]));
  }
}

function standsOn(chunk: TextChunk, twin: TextChunk): boolean {
  return (
    Math.abs(twin.left - chunk.left) < shadowDistance &&
    Math.abs(twin.baseline - chunk.baseline) < shadowDistance
  );
}

/** Figures and signs as they mark notes. */
const noteMark = /^(?:\d{1,3}|[*†‡§¶#]{1,3})$/u;

/**
 * Marks of footnotes, small and set high. Behind a word they are left out: they are no part of it, and behind an
 * amount they would change it. At the start of a line they number a note, and come down to its line. The chunks
 * come sorted by their baselines.
 */
export function settleNoteMarks(sorted: readonly TextChunk[], meter: ReadingMeter): TextChunk[] {
  const largest = sorted.reduce((size, chunk) => Math.max(size, chunk.size), 0);
  let dropped: TextChunk | undefined;
  return sorted.flatMap((chunk, index) => {
    if (chunk.text.length > 3 || !noteMark.test(chunk.text)) return [chunk];
    if (dropped && dropped.baseline === chunk.baseline && isBehind(chunk, dropped)) {
      dropped = chunk;
      return [];
    }
    let opened: TextChunk | undefined;
    for (let next = index + 1; next < sorted.length; next += 1) {
      const word = sorted[next] as TextChunk;
      if (word.baseline - chunk.baseline >= largest * 0.8) break;
      meter.spend('comparisons');
      if (!isRaised(chunk, word)) continue;
      if (isBehind(chunk, word)) {
        dropped = chunk;
        return [];
      }
      const gap = word.left - chunk.right;
      if (gap > -0.1 * word.size && gap < word.size && !opened) opened = word;
    }
    return [opened ? { ...chunk, baseline: opened.baseline, size: opened.size, isRaised: true } : chunk];
  });
}

function isRaised(chunk: TextChunk, word: TextChunk): boolean {
  const raised = word.baseline - chunk.baseline;
  return chunk.size <= word.size * 0.8 && raised > word.size * 0.15 && raised < word.size * 0.8;
}

function isBehind(chunk: TextChunk, word: TextChunk): boolean {
  return Math.abs(chunk.left - word.right) < word.size * 0.35;
}
