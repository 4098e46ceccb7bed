import type { WordParagraph, WordRun } from './word-document.ts';

/**
 * Joins paragraphs whose end is deleted, or hidden as that of a run-in heading is, to the one that follows. One that
 * was deleted whole stays by itself, because it is shown as withdrawn.
 */
export class RunningOn {
  #first: WordParagraph | undefined;
  /** The runs of all that run on, gathered in one list however many they are. */
  #runs: WordRun[] = [];

  /** Takes the next paragraph; gives those that end with it, none while it runs on or where it was nothing. */
  add(paragraph: WordParagraph, hasEnd: boolean): readonly WordParagraph[] {
    if (!hasEnd && paragraph.runs.length === 0) return [];
    const first = this.#first;
    if (!first && (hasEnd || !isShown(paragraph))) return [paragraph];
    // What was deleted behind a paragraph, its end included, takes nothing from the paragraph.
    if (hasEnd && !isShown(paragraph)) return [...this.end(), paragraph];
    for (const run of paragraph.runs) this.#runs.push(run);
    this.#first = first ? join(first, paragraph) : paragraph;
    return hasEnd ? this.end() : [];
  }

  /** What still runs on where nothing follows. */
  end(): readonly WordParagraph[] {
    const last = this.#first && { ...this.#first, runs: this.#runs };
    this.#first = undefined;
    this.#runs = [];
    return last ? [last] : [];
  }
}

function isShown({ runs }: WordParagraph): boolean {
  return runs.some(({ text, isWithdrawn }) => !isWithdrawn && text.trim() !== '');
}

/** The paragraph that ends both has the say; a number that is printed before the first stays. */
function join(first: WordParagraph, second: WordParagraph): WordParagraph {
  if (!isShown(second)) return first;
  const place = first.place ?? second.place;
  return { ...second, ...(place ? { place } : {}) };
}
