import { noDoubt } from '../doubtful-sentences.ts';
import type { LinearModel } from '../linear-model.ts';
import { quantityLabels, sentenceLabels } from '../sentence-labels.ts';
import type { StatementModel } from '../statement-model.ts';

/** Probabilities by label; what is not named has none at all. */
export type Levels = Readonly<Record<string, number>>;

/** The offset that gives a probability to a label that no feature weighs. */
export function offsetOf(probability: number): number {
  if (probability === 0) return -1000;
  return probability === 1 ? 1000 : Math.log(probability / (1 - probability));
}

function level(labels: readonly string[], levels: Levels): LinearModel {
  return {
    labels,
    features: new Uint32Array(),
    starts: new Uint32Array(1),
    columns: new Uint8Array(),
    weights: new Int8Array(),
    scale: new Float32Array(labels.length),
    offset: Float32Array.from(labels, (label) => offsetOf(levels[label] ?? 0)),
  };
}

const undecided = { offset: 0, weights: [], facts: {} };

/** A model that gives every sentence and every quantity the same answers, whatever they say. */
export function levelModel(sentences: Levels, quantities: Levels = {}): StatementModel {
  return {
    sentences: level(sentenceLabels, sentences),
    quantities: level(quantityLabels, quantities),
    thresholds: {},
    harm: { offset: 0, weights: [0, 0, 0, 0, 0] },
    doubt: noDoubt,
    settling: { gaps: undecided, disputes: undecided, redFlags: null },
  };
}
