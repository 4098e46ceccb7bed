import type { TrueBlock } from '../truth/true-block.ts';
import { numberedWords, wordsOf } from './normalise.ts';
import type { ReadBlock } from './read-block.ts';

/** So many words in a row tell a passage from others of the same words. */
const runLength = 4;

/**
 * Blocks apart (notes, withdrawn words, running heads …) of which a run of words was read as a term: more often
 * than the terms themselves have that run.
 */
export function apartReadAsTerms(truth: readonly TrueBlock[], readTerms: readonly ReadBlock[]): TrueBlock[] {
  // What is not judged may be read as a term, and a cover names the parties as a signature does.
  const terms = truth.filter(({ apart, judged }) => apart === undefined || judged === 'not');
  const inTruth = runsOf(terms.map(numberedWords));
  // The mark of a note, kept in brackets, is no page number.
  const marked = runsOf(
    terms.map(({ withMarks, ...term }) => numberedWords({ ...term, text: withMarks ?? term.text })),
  );
  const inRead = runsOf(readTerms.map(numberedWords));
  return truth.filter(({ apart, judged, text }) => {
    if (apart === undefined || judged === 'not') return false;
    const words = wordsOf(text);
    const length = Math.min(runLength, words.length);
    for (let at = 0; length > 0 && at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      const expected = Math.max(inTruth.get(run) ?? 0, marked.get(run) ?? 0);
      if ((inRead.get(run) ?? 0) > expected) return true;
    }
    return false;
  });
}

/** How often each run of one to `runLength` words occurs, over the ends of blocks as well. */
function runsOf(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  const words = texts.flat();
  for (let length = 1; length <= runLength; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  return counts;
}
