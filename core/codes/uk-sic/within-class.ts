import type { CodeTables } from '../code-tables.port.ts';
import { type ClassWords, wordsOfClass } from './class-words.ts';

/** What is asked for: signs of words, each with how much it counts. */
export type AskedWords = ReadonlyMap<string, number>;

/** A UK code with its share of the class that it lies in. */
export interface ShareOfClass {
  readonly code: string;
  /** The shares of a class add up to 1. */
  readonly share: number;
}

/** Fitted on the terms of the UK index, each left out in turn: see the evaluation folder. */
const smoothing = 3;
const sharpness = 0.6;
const sizeCounts = 0.8;

/**
 * How an ISIC class is shared out over its UK codes for some words: naive Bayes over the words of the official UK
 * index, with the whole class as background, so that a word that all of its codes have decides nothing.
 */
export function sharesWithinClass(
  tables: CodeTables,
  isicClass: string,
  asked: AskedWords,
): readonly ShareOfClass[] {
  const words = wordsOfClass(tables, isicClass);
  if (words.codes.length < 2) return words.codes.map(({ code }) => ({ code, share: 1 }));
  const scores = words.codes.map((_, at) => scoreOf(words, at, asked));
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return words.codes.map(({ code }, at) => ({ code, share: (weights[at] ?? 0) / total }));
}

function scoreOf({ codes, counts, total }: ClassWords, at: number, asked: AskedWords): number {
  const own = codes[at];
  if (!own) return Number.NEGATIVE_INFINITY;
  let score = sizeCounts * Math.log(own.terms.length);
  for (const [sign, weight] of asked) {
    const inClass = counts.get(sign);
    if (inClass === undefined) continue;
    const background = inClass / total;
    const likelihood = ((own.counts.get(sign) ?? 0) + smoothing * background) / (own.total + smoothing);
    score += sharpness * weight * Math.log(likelihood / background);
  }
  return score;
}
