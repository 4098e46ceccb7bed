/** Finds the word that was probably meant. */
export class TypoCorrector {
  readonly #byShape = new Map<string, string[]>();

  /** @param words the vocabulary, in order of importance: earlier words win a tie */
  constructor(words: readonly string[]) {
    for (const word of words) {
      if (word.length < 4 || /\d/.test(word)) continue;
      const shape = `${word[0]}${word.length}`;
      const list = this.#byShape.get(shape);
      if (list) list.push(word);
      else this.#byShape.set(shape, [word]);
    }
  }

  /**
   * The nearest known word: one edit for five letters or more, two for eight or more; the first letter is
   * taken to be right, as it nearly always is in typing errors. Null when nothing is near.
   */
  correct(word: string): string | null {
    if (word.length < 5 || /[\d&]/.test(word)) return null;
    const allowed = word.length >= 8 ? 2 : 1;
    let best: string | null = null;
    let bestDistance = allowed + 1;
    for (const difference of [0, 1, -1, 2, -2]) {
      if (Math.abs(difference) > allowed) continue;
      for (const candidate of this.#byShape.get(`${word[0]}${word.length + difference}`) ?? []) {
        const distance = editDistance(word, candidate, bestDistance - 1);
        if (distance < bestDistance) {
          best = candidate;
          bestDistance = distance;
        }
      }
    }
    return best;
  }
}

/**
 * Edits between two words, a swap of neighbours counting as one.
 * @returns the distance, or `limit + 1` when it is larger than the limit
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? limit + 1;
}
