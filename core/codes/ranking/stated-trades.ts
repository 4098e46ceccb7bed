import { embedWords, type TextModel } from '../text-model/text-model.ts';
import type { DescribedWord } from '../understanding/read-description.ts';
import { statingWeights } from './stating-weights.ts';

type Runs = readonly (readonly DescribedWord[])[];

/** What the words of a sentence that states no trade still count. */
const leastShare = 0.4;
/** Nobody describes a business in more sentences; what comes after them counts as it stands. */
const mostSentences = 200;

/**
 * Lowers the words of sentences that tell of the firm and not of its trade, by how likely each states one beside the
 * likeliest. The trained model takes words of promotion for little, which a list of them never holds in full.
 * @param sentences the number of the sentence that each run is of
 */
export function withStatedTrades(model: TextModel, runs: Runs, sentences: readonly number[]): Runs {
  const words = new Map<number, DescribedWord[]>();
  runs.forEach((run, at) => {
    const sentence = sentences[at] ?? 0;
    if (run.length === 0 || (words.size === mostSentences && !words.has(sentence))) return;
    const said = words.get(sentence) ?? [];
    said.push(...run);
    words.set(sentence, said);
  });
  if (words.size < 2) return runs;
  const likely = new Map(
    [...words].map(([sentence, said]) => [sentence, statesTrade(embedWords(model, said))]),
  );
  const likeliest = Math.max(...likely.values());
  return runs.map((run, at) => {
    const share = (likely.get(sentences[at] ?? 0) ?? likeliest) / likeliest;
    const factor = leastShare + (1 - leastShare) * share;
    return run.map((word) => ({ ...word, weight: word.weight * factor }));
  });
}

/** Probability that a sentence states a trade, by what the model takes its words for. */
function statesTrade(vector: Float32Array): number {
  const figures = statingFigures(vector);
  const sum = figures.reduce((all, figure, at) => all + figure * (statingWeights.weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-(statingWeights.offset + sum)));
}

/** What a sentence is judged by: where the model puts it, and how far from nothing. */
export function statingFigures(vector: Float32Array): number[] {
  return [...vector, Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0))];
}
