import { editDistance } from './edit-distance.ts';

/** A batch repeats its names and its typing errors; beyond this many the memory is emptied. */
const mostRemembered = 20_000;

/** Finds the word that was probably meant. */
export class TypoCorrector {
  readonly #byShape = new Map<string, string[]>();
  readonly #remembered = new Map<string, string | null>();

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
    const known = this.#remembered.get(word);
    if (known !== undefined) return known;
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    const nearest = this.#nearest(word);
    this.#remembered.set(word, nearest);
    return nearest;
  }

  #nearest(word: string): string | null {
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
