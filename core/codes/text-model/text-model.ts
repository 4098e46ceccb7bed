import type { CollectionName } from '../retrieval/collection-name.ts';
import type { DescribedWord } from '../understanding/read-description.ts';
import { exponential } from './exponential.ts';
import { type RowMatrix, rowMatrix } from './matrix-product.ts';
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

/** Where the figures of a head are worked out, answer after answer. */
interface Workspace {
  readonly matrix: RowMatrix;
  readonly result: Float32Array;
}

const workspaces = new WeakMap<ModelHead, Workspace>();

/**
 * Probabilities of every key of one output for an embedded text; they add up to 1. They hold until the head is asked
 * again: fresh arrays for ten thousand codes each time cost more than the search.
 */
export function probabilities(head: ModelHead, vector: Float32Array): Float32Array {
  const { matrix, result } = workspaceOf(head, vector.length);
  const products = matrix.multiply(vector);
  let best = Number.NEGATIVE_INFINITY;
  for (let key = 0; key < products.length; key++) {
    const score = (products[key] as number) * (head.scale[key] as number) + (head.offset[key] as number);
    products[key] = score;
    if (score > best) best = score;
  }
  let total = 0;
  for (let key = 0; key < products.length; key++) {
    const value = exponential((products[key] as number) - best);
    result[key] = value;
    total += value;
  }
  for (let key = 0; key < result.length; key++) result[key] = (result[key] as number) / total;
  return result;
}

function workspaceOf(head: ModelHead, dimensions: number): Workspace {
  const known = workspaces.get(head);
  if (known) return known;
  const workspace = {
    matrix: rowMatrix(head.vectors, dimensions),
    result: new Float32Array(head.keys.length),
  };
  workspaces.set(head, workspace);
  return workspace;
}
