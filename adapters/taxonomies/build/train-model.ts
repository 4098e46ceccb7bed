import {
  featureCount,
  type TextFeature,
  textFeatures,
} from '../../../core/codes/text-model/text-features.ts';
import { seededNumbers } from '../../../core/evaluation/seeded-numbers.ts';
import { averagedWeights } from './averaged-weights.ts';
import type { TrainedModel } from './trained-model.ts';

/** A short text and what it names in one output of the model. */
export interface TrainingText {
  readonly system: number;
  /** The right key; or several of which one is right, and the model decides which it believes. */
  readonly labels: readonly [number, ...number[]];
  /** How much the text counts beside one whose key is known; 0 to 1. */
  readonly share: number;
  readonly stems: readonly string[];
  /** How much each stem counts; 1 where nothing is said. */
  readonly weights?: readonly number[];
}

export interface TrainingOptions {
  readonly dimensions: number;
  readonly epochs: number;
  readonly rate: number;
  /** What the rate falls to; 0 unless told otherwise. */
  readonly endRate?: number;
  /** The share of the steps after which the weights are averaged; without it they are those of the last step. */
  readonly averageFrom?: number;
  /** Share of the features left out at each step, so that the model does not lean on single words. */
  readonly dropout: number;
  /** What to go on from; without it the vectors of the features begin at chance and the rest at 0. */
  readonly start?: TrainedModel;
  /** True: what a text is taken for stays as it is, and only what that stands for is learned. */
  readonly keepsFeatures?: boolean;
  readonly log: (line: string) => void;
}

/** How often the weights are added to their mean, in a round over all texts. */
const averagedPerEpoch = 20;
/** More keys than this are not all compared at every step: a random sample stands for the rest. */
const mostRivals = 1_100;

/**
 * Learns by stochastic gradient descent on the softmax of each output, the rate falling linearly. Of a text
 * with several labels the probability of all of them together is raised, each by its present share of it.
 */
export function trainModel(
  texts: readonly TrainingText[],
  sizes: readonly number[],
  options: TrainingOptions,
): TrainedModel {
  const size = options.dimensions;
  const random = seededNumbers(7);
  const { features, vectors, offsets } = options.start ?? {
    features: new Float32Array(featureCount * size).map(() => (random() - 0.5) / 8),
    vectors: sizes.map((count) => new Float32Array(count * size)),
    offsets: sizes.map((count) => new Float32Array(count)),
  };
  const order = texts.map((_, number) => number);
  const all = featuresOf(texts);
  const hidden = new Float32Array(size);
  const back = new Float32Array(size);
  const { rate: firstRate, endRate = 0, averageFrom = 1 } = options;
  const averaged = averagedWeights();
  const averagedEvery = Math.max(1, Math.floor(texts.length / averagedPerEpoch));
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    order.forEach((number, step) => {
      const { system, labels, share } = at(texts, number);
      const done = (epoch + step / order.length) / options.epochs;
      const rate = share * (firstRate + (endRate - firstRate) * done);
      if (done >= averageFrom && step % averagedEvery === 0) averaged.add({ features, vectors, offsets });
      const kept = drop(at(all, number), options.dropout, random);
      const norm = embed(features, kept, hidden);
      const weights = at(vectors, system);
      const offset = at(offsets, system);
      const rivals = rivalsOf(offset.length, labels, random);
      const shares = softmax(rivals, weights, offset, hidden);
      const right = Math.max(
        1e-9,
        shares.subarray(0, labels.length).reduce((sum, each) => sum + each, 0),
      );
      loss -= Math.log(right);
      back.fill(0);
      rivals.forEach((key, rival) => {
        const believed = shares[rival] ?? 0;
        const gradient = (rival < labels.length ? believed / right : 0) - believed;
        if (Math.abs(gradient) < 2e-4) return;
        addScaled(back, 0, weights, key * size, gradient, size);
        addScaled(weights, key * size, hidden, 0, rate * gradient, size);
        offset[key] = (offset[key] ?? 0) + rate * 0.1 * gradient;
      });
      if (options.keepsFeatures) return;
      for (const { feature, weight } of kept) {
        addScaled(features, feature * size, back, 0, (rate * weight) / norm, size);
      }
    });
    options.log(`epoch ${epoch + 1}: loss ${(loss / order.length).toFixed(3)}`);
  }
  return averaged.mean() ?? { features, vectors, offsets };
}

/** One description stands for several outputs and rounds: its features are kept once. */
function featuresOf(texts: readonly TrainingText[]): (readonly TextFeature[])[] {
  const known = new Map<readonly string[], readonly TextFeature[]>();
  return texts.map(({ stems, weights }) => {
    const before = known.get(stems);
    if (before) return before;
    const features = textFeatures(stems.map((stem, place) => ({ stem, weight: weights?.[place] ?? 1 })));
    known.set(stems, features);
    return features;
  });
}

function at<Item>(items: readonly Item[], number: number): Item {
  return items[number] as Item;
}

/** `target += factor * source` over one vector. */
function addScaled(
  target: Float32Array,
  targetStart: number,
  source: Float32Array,
  sourceStart: number,
  factor: number,
  size: number,
): void {
  for (let d = 0; d < size; d++) {
    target[targetStart + d] =
      (target[targetStart + d] as number) + factor * (source[sourceStart + d] as number);
  }
}

function drop(features: readonly TextFeature[], share: number, random: () => number): readonly TextFeature[] {
  const kept = features.filter(() => random() >= share);
  return kept.length > 0 ? kept : features;
}

/** Writes the weighted sum of the feature vectors into `hidden`, divided by the norm of the weights. */
function embed(features: Float32Array, text: readonly TextFeature[], hidden: Float32Array): number {
  const size = hidden.length;
  hidden.fill(0);
  let squares = 0;
  for (const { feature, weight } of text) {
    squares += weight * weight;
    addScaled(hidden, 0, features, feature * size, weight, size);
  }
  const norm = Math.sqrt(squares) || 1;
  for (let d = 0; d < size; d++) hidden[d] = (hidden[d] as number) / norm;
  return norm;
}

/** The right keys first, then all others or a sample of them. */
function rivalsOf(count: number, labels: readonly number[], random: () => number): Int32Array {
  const rivals = new Int32Array(Math.min(count, mostRivals));
  rivals.set(labels);
  let place = labels.length;
  for (let key = 0; place < rivals.length; key++) {
    const drawn = count <= mostRivals ? key : Math.floor(random() * count);
    if (!labels.includes(drawn)) rivals[place++] = drawn;
  }
  return rivals;
}

function softmax(
  keys: Int32Array,
  weights: Float32Array,
  offset: Float32Array,
  hidden: Float32Array,
): Float32Array {
  const size = hidden.length;
  const shares = new Float32Array(keys.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] as number;
    const sum = (offset[key] as number) + scalarProduct(weights, key * size, hidden);
    shares[place] = sum;
    if (sum > best) best = sum;
  }
  let total = 0;
  for (let place = 0; place < keys.length; place++) {
    shares[place] = Math.exp((shares[place] as number) - best);
    total += shares[place] as number;
  }
  for (let place = 0; place < keys.length; place++) shares[place] = (shares[place] as number) / total;
  return shares;
}

/** Four sums side by side: one alone waits for each addition, and this is most of the work of training. */
function scalarProduct(vectors: Float32Array, start: number, vector: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const whole = vector.length - (vector.length % 4);
  for (let at = 0; at < whole; at += 4) {
    a += (vectors[start + at] as number) * (vector[at] as number);
    b += (vectors[start + at + 1] as number) * (vector[at + 1] as number);
    c += (vectors[start + at + 2] as number) * (vector[at + 2] as number);
    d += (vectors[start + at + 3] as number) * (vector[at + 3] as number);
  }
  for (let at = whole; at < vector.length; at++)
    a += (vectors[start + at] as number) * (vector[at] as number);
  return a + b + (c + d);
}

function shuffle(order: number[], random: () => number): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [order[place], order[other]] = [at(order, other), at(order, place)];
  }
}
