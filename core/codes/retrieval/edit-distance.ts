let beforeLast = new Uint16Array(64);
let last = new Uint16Array(64);
let current = new Uint16Array(64);

/**
 * Edits between two words, a swap of neighbours counting as one. The three rows of the table are used again
 * for every pair: an unknown word is compared with some hundred.
 * @returns the distance, or `limit + 1` when it is larger than the limit
 */
export function editDistance(left: string, right: string, limit: number): number {
  const { length } = right;
  if (Math.abs(left.length - length) > limit) return limit + 1;
  if (length >= last.length) widen(length + 1);
  for (let column = 0; column <= length; column++) last[column] = column;
  for (let row = 1; row <= left.length; row++) {
    const letter = left.charCodeAt(row - 1);
    const letterBefore = row > 1 ? left.charCodeAt(row - 2) : -1;
    let smallest = row;
    let value = row;
    current[0] = row;
    for (let column = 1; column <= length; column++) {
      const other = right.charCodeAt(column - 1);
      value = Math.min(
        (last[column] ?? 0) + 1,
        value + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (column > 1 && letterBefore === other && letter === right.charCodeAt(column - 2)) {
        value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = value;
      if (value < smallest) smallest = value;
    }
    if (smallest > limit) return limit + 1;
    const free = beforeLast;
    beforeLast = last;
    last = current;
    current = free;
  }
  return last[length] ?? limit + 1;
}

function widen(size: number): void {
  beforeLast = new Uint16Array(size);
  last = new Uint16Array(size);
  current = new Uint16Array(size);
}
