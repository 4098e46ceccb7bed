import type { CollectionName } from '../retrieval/collection-name.ts';
import type { DescribedWord } from '../understanding/read-description.ts';
import { multiplyRows } from './matrix-product.ts';
import { type TextFeature, textFeatures } from './text-features.ts';

/** The codes or trades of one output, with their vectors as small whole numbers. */
export interface ModelHead {
  readonly keys: readonly string[];
  readonly vectors: Int8Array;
  /** Real value of one step of the vectors, a key at a time. */
  readonly scale: Float32Array;
  readonly offset: Float32Array;
}

/** A factorised linear text classifier: a vector a feature, a vector a code. */
export interface TextModel {
  readonly dimensions: number;
  readonly features: Int8Array;
  readonly featureScale: Float32Array;
  readonly heads: Readonly<Record<CollectionName, ModelHead>>;
}

/** The meaning of a text as the model sees it. */
export function embedWords(
  model: TextModel,
  words: readonly Pick<DescribedWord, 'stem' | 'weight'>[],
): Float32Array {
  return embedFeatures(model, textFeatures(words));
}

function embedFeatures(model: TextModel, features: readonly TextFeature[]): Float32Array {
  const size = model.dimensions;
  const vector = new Float32Array(size);
  let squares = 0;
  for (const { feature, weight } of features) {
    squares += weight * weight;
    const scale = weight * (model.featureScale[feature] ?? 0);
    const at = feature * size;
    for (let d = 0; d < size; d++)
      vector[d] = (vector[d] as number) + scale * (model.features[at + d] as number);
  }
  const norm = Math.sqrt(squares) || 1;
  for (let d = 0; d < size; d++) vector[d] = (vector[d] ?? 0) / norm;
  return vector;
}

/** Probabilities of every key of one output for an embedded text; they add up to 1. */
export function probabilities(head: ModelHead, vector: Float32Array): Float32Array {
  const products = new Float64Array(head.keys.length);
  multiplyRows(head.vectors, Float64Array.from(vector), products);
  const result = new Float32Array(head.keys.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let key = 0; key < result.length; key++) {
    const score = (products[key] ?? 0) * (head.scale[key] ?? 0) + (head.offset[key] ?? 0);
    result[key] = score;
    if (score > best) best = score;
  }
  let total = 0;
  for (let key = 0; key < result.length; key++) {
    const value = Math.exp((result[key] ?? 0) - best);
    result[key] = value;
    total += value;
  }
  for (let key = 0; key < result.length; key++) result[key] = (result[key] ?? 0) / total;
  return result;
}
