import type { DescribedWord } from '../understanding/read-description.ts';

/** A feature of a text by its number, and how much it counts. */
export interface TextFeature {
  readonly feature: number;
  readonly weight: number;
}

/** Features are spread over this many numbers; two that meet share a vector. */
export const featureCount = 65_536;

/**
 * What the trained model looks at: each stem, each pair of neighbouring stems, and the letter groups of each
 * stem (three to five letters), so that a word never seen still resembles its relatives.
 */
export function textFeatures(words: readonly Pick<DescribedWord, 'stem' | 'weight'>[]): TextFeature[] {
  const features: TextFeature[] = [];
  words.forEach(({ stem, weight }, position) => {
    features.push({ feature: bucket(`w:${stem}`), weight });
    const next = words[position + 1];
    if (next)
      features.push({ feature: bucket(`p:${stem} ${next.stem}`), weight: (weight + next.weight) / 2 });
    const grams = gramsOf(stem);
    for (const feature of grams) features.push({ feature, weight: weight / Math.sqrt(grams.length) / 1.5 });
  });
  return features;
}

/** Stems whose letter groups are kept: descriptions have most of their words in common. */
const mostKept = 8000;
const kept = new Map<string, readonly number[]>();

/** The letter groups of a stem, three to five letters with its bounds, by their numbers. */
function gramsOf(stem: string): readonly number[] {
  const before = kept.get(stem);
  if (before) return before;
  const framed = `<${stem}>`;
  const grams: number[] = [];
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= framed.length; at++)
      grams.push(bucket(`g:${framed.slice(at, at + length)}`));
  }
  if (kept.size >= mostKept) kept.clear();
  kept.set(stem, grams);
  return grams;
}

/** FNV-1a, folded to the number of features. */
function bucket(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 15) ^ hash) & (featureCount - 1);
}
