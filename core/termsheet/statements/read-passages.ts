import type { TextSpan } from '../document/term-sheet-document.ts';

/**
 * Answers whether any of a span has been read. The passages are sorted and merged once, so that a question
 * costs no more for a long document than for a short one.
 */
export function anyReader(passages: readonly TextSpan[]): (span: TextSpan) => boolean {
  const merged = mergeSpans(passages);
  return ({ start, end }) => {
    const last = merged[firstFrom(merged, end) - 1];
    return last !== undefined && last.end > start;
  };
}

/** Spans in order, with those that meet made into one. */
function mergeSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The first span that begins at or after an offset. */
function firstFrom(sorted: readonly TextSpan[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
