import type { TextSpan } from '../document/term-sheet-document.ts';

/**
 * Prepares the question whether a span shares a character with one of several. Each answer takes a few steps, however
 * many spans there are: a form may have thousands of alternatives and as many places that are asked about.
 */
export function overlapWith(spans: readonly TextSpan[]): (span: TextSpan) => boolean {
  const sorted = [...spans].sort((left, right) => left.start - right.start);
  let reached = Number.NEGATIVE_INFINITY;
  /** How far the spans up to each one reach. */
  const reach = sorted.map(({ end }) => {
    reached = Math.max(reached, end);
    return reached;
  });
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return (reach[low - 1] ?? Number.NEGATIVE_INFINITY) > start;
  };
}
