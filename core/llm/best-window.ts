import type { TextToken } from './text-tokens.ts';

/** A run of tokens of the document and the share of the quote that it holds in order. */
export interface TokenWindow {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Windows that hold fewer of the quote's words than this share are not compared in order. */
export const leastOverlap = 0.7;
/** How many of the fullest windows are compared word by word. */
const mostCompared = 8;

/**
 * The run of tokens that is most like the quote. A first pass counts common words in a sliding window of the
 * quote's length, a second one compares the fullest windows in order, so that long documents stay cheap.
 */
export function bestWindow(tokens: readonly TextToken[], wanted: readonly TextToken[]): TokenWindow | null {
  const margin = Math.ceil(wanted.length * 0.15);
  let best: TokenWindow | null = null;
  for (const start of fullestStarts(tokens, wanted)) {
    const from = Math.max(0, start - margin);
    const aligned = align(tokens.slice(from, start + wanted.length + margin), wanted);
    const share = aligned.common / wanted.length;
    if (aligned.common > 0 && (best === null || share > best.share)) {
      best = { from: from + aligned.first, to: from + aligned.last + 1, share };
    }
  }
  return best;
}

function fullestStarts(tokens: readonly TextToken[], wanted: readonly TextToken[]): readonly number[] {
  const missing = new Map<string, number>();
  for (const { folded } of wanted) missing.set(folded, (missing.get(folded) ?? 0) + 1);
  const width = Math.min(wanted.length, tokens.length);
  const starts: { start: number; overlap: number }[] = [];
  let overlap = 0;
  for (const [index, { folded }] of tokens.entries()) {
    overlap += take(missing, folded);
    overlap -= giveBack(missing, tokens[index - width]?.folded ?? '');
    if (index >= width - 1 && overlap >= leastOverlap * wanted.length) {
      starts.push({ start: index - width + 1, overlap });
    }
  }
  return starts
    .sort((one, other) => other.overlap - one.overlap || one.start - other.start)
    .slice(0, mostCompared)
    .map(({ start }) => start);
}

function take(missing: Map<string, number>, folded: string): number {
  const left = missing.get(folded);
  if (left === undefined) return 0;
  missing.set(folded, left - 1);
  return left > 0 ? 1 : 0;
}

function giveBack(missing: Map<string, number>, folded: string): number {
  const left = missing.get(folded);
  if (left === undefined) return 0;
  missing.set(folded, left + 1);
  return left >= 0 ? 1 : 0;
}

/** Longest common subsequence, with the first and last token of the passage that takes part. */
function align(passage: readonly TextToken[], wanted: readonly TextToken[]) {
  const rows = passage.length;
  const columns = wanted.length;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const length =
        passage[row]?.folded === wanted[column]?.folded
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      const line = lengths[row];
      if (line) line[column] = length;
    }
  }
  let [row, column, first, last] = [0, 0, 0, 0];
  let isFirst = true;
  while (row < rows && column < columns) {
    if (passage[row]?.folded === wanted[column]?.folded) {
      if (isFirst) first = row;
      isFirst = false;
      last = row;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return { common: at(0, 0), first, last };
}
