import type { Reading } from '../reading/reading.ts';
import { featureNumber } from './feature-hash.ts';
import { type SentenceMarker, sentenceMarker } from './marked-sentence.ts';

/** A document tells what it is long before this many sentences. */
const mostSentences = 400;

/**
 * What tells an offer from other texts: its words, pairs of words that follow one another or stand one apart, and how
 * long it is. Each feature once, in order.
 */
export function documentFeatures(
  { sentences, decimalMark, text }: Reading,
  mark: SentenceMarker = sentenceMarker(),
): Int32Array {
  const found = new Set<number>();
  for (const sentence of sentences.slice(0, mostSentences)) {
    const { signs } = mark(sentence.text, decimalMark);
    signs.forEach((sign, at) => {
      found.add(featureNumber('w', sign));
      found.add(featureNumber('b', signs[at - 1] ?? '<', sign));
      const beforeLast = signs[at - 2];
      if (beforeLast !== undefined) found.add(featureNumber('s', beforeLast, sign));
    });
  }
  found.add(featureNumber('len', String(Math.round(Math.log2(text.split(/\s+/).length)))));
  return Int32Array.from(found).sort();
}
