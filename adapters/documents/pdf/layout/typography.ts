import type { PageContent, Word } from '../page-content.ts';
import type { Line } from './line.ts';
import type { Vocabulary } from './line-joining.ts';
import { collectVocabulary } from './line-joining.ts';
import type { CountedWidth } from './paragraphs.ts';
import { charactersTo, isFull } from './paragraphs.ts';

/** How the text of a document is set. */
export interface Typography {
  /** Size of most letters, in points. */
  readonly bodySize: number;
  readonly vocabulary: Vocabulary;
  readonly counted: CountedWidth;
}

/** So many lines broken before a word that had room, in the middle of a sentence, were wrapped by counting. */
const shareOfCounted = 0.2;
const fewestCounted = 3;

/** The size of most letters. */
export function usualSize(pages: readonly PageContent[]): number {
  const letters = new Map<number, number>();
  for (const { words } of pages) {
    for (const { size, text } of words) {
      const rounded = Math.round(size * 2) / 2;
      letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
    }
  }
  return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [10, 0])[0];
}

/** Every word of a document, those broken off at the end of a line aside; collected when the first one is asked for. */
export function vocabularyOf(words: readonly (readonly Word[])[]): Vocabulary {
  let collected: Vocabulary | undefined;
  return {
    has(word) {
      collected ??= collectVocabulary(words.flatMap((page) => page.map(({ text }) => text)));
      return collected.has(word);
    },
  };
}

/** The most characters on a line, where lines were wrapped by their number and not by their width. */
export function countedWidth(regions: readonly (readonly Line[])[]): CountedWidth {
  let broken = 0;
  let early = 0;
  let most = 0;
  for (const lines of regions) {
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1];
      if (!above || !isBrokenSentence(above, line)) continue;
      most = Math.max(most, charactersTo(above));
      broken += 1;
      if (!isFull(above, line, above.measure.right - above.size)) early += 1;
    }
  }
  return early >= fewestCounted && early > broken * shareOfCounted ? most : undefined;
}

function isBrokenSentence(above: Line, line: Line): boolean {
  const gap = (line.baseline - above.baseline) / line.size;
  const isNear = gap < line.measure.leading * 1.15 && Math.abs(line.left - above.left) < line.size;
  return isNear && /[\p{Ll},]$/u.test(above.text) && /^\p{Ll}/u.test(line.text);
}
