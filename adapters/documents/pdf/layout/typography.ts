import type { PageContent, Word } from '../page-content.ts';
import type { Line } from './line.ts';
import type { Vocabulary } from './line-joining.ts';
import { collectVocabulary } from './line-joining.ts';
import type { CountedWidth } from './paragraphs.ts';
import { charactersTo, isCountedFull, isFull } from './paragraphs.ts';

/** How the text of a document is set. */
export interface Typography {
  /** Size of most letters, in points. */
  readonly bodySize: number;
  readonly vocabulary: Vocabulary;
  readonly counted: CountedWidth;
}

/** So many lines were broken before a word that had room, where text was wrapped by counting. */
const fewestEarly = 2;
/** Against those that were broken too early for either way of wrapping. */
const mostUnexplained = 0.5;

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

/** The most characters on a line, where their number says better than their width why lines were broken. */
export function countedWidth(regions: readonly (readonly Line[])[]): CountedWidth {
  const broken = regions.flatMap((lines) =>
    lines.flatMap((line, index) => {
      const above = lines[index - 1];
      return above && isBrokenSentence(above, line) ? [{ above, line }] : [];
    }),
  );
  const most = broken.reduce((longest, { above }) => Math.max(longest, charactersTo(above)), 0);
  const early = broken.filter(({ above, line }) => !isFull(above, line, above.measure.right));
  if (early.length < fewestEarly) return undefined;
  const unexplained = broken.filter(({ above, line }) => !isCountedFull(above, line, most - 1));
  return unexplained.length < early.length * mostUnexplained ? most : undefined;
}

function isBrokenSentence(above: Line, line: Line): boolean {
  const gap = (line.baseline - above.baseline) / line.size;
  const isNear = gap < line.measure.leading * 1.15 && Math.abs(line.left - above.left) < line.size;
  return isNear && /[\p{Ll},]$/u.test(above.text) && /^\p{Ll}/u.test(line.text);
}
