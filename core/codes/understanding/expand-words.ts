import type { SynonymTable } from '../lexicon/synonyms.ts';
import type { DescribedWord } from './read-description.ts';

/** How much a word that the lexicon adds counts beside the word it explains. */
const expansionShare = 0.6;

/** Adds the official words for everyday ones; phrases are looked for inside one part of a sentence. */
export function expandWords(
  runs: readonly (readonly DescribedWord[])[],
  synonyms: SynonymTable,
): DescribedWord[] {
  const words: DescribedWord[] = [];
  for (const run of runs) {
    run.forEach((word, position) => {
      words.push(word);
      for (const { phrase, meaning } of synonyms.get(word.stem) ?? []) {
        if (!phrase.every((part, offset) => run[position + offset]?.stem === part)) continue;
        const surface = run
          .slice(position, position + phrase.length)
          .map((part) => part.surface)
          .join(' ');
        for (const stem of meaning) words.push({ stem, surface, weight: word.weight * expansionShare });
        break;
      }
    });
  }
  return words;
}
