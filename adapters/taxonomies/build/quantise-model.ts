import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';
import type { ModelHead, TextModel } from '../../../core/codes/text-model/text-model.ts';
import type { TrainedModel } from './train-model.ts';

/** Brings the vectors to whole numbers of eight bits, each vector with its own step. */
export function quantiseModel(
  trained: TrainedModel,
  outputs: readonly CollectionName[],
  keys: readonly (readonly string[])[],
): TextModel {
  const dimensions = (trained.vectors[0]?.length ?? 0) / (keys[0]?.length ?? 1);
  const features = quantise(trained.features, dimensions);
  const heads = {} as Record<CollectionName, ModelHead>;
  outputs.forEach((output, number) => {
    heads[output] = {
      keys: keys[number] ?? [],
      ...quantise(trained.vectors[number] ?? new Float32Array(), dimensions),
      offset: trained.offsets[number] ?? new Float32Array(),
    };
  });
  return { dimensions, features: features.vectors, featureScale: features.scale, heads };
}

function quantise(values: Float32Array, size: number): { vectors: Int8Array; scale: Float32Array } {
  const vectors = new Int8Array(values.length);
  const scale = new Float32Array(values.length / size);
  for (let row = 0; row < scale.length; row++) {
    const slice = values.subarray(row * size, (row + 1) * size);
    const largest = slice.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const step = largest / 127 || 1;
    scale[row] = step;
    slice.forEach((value, column) => {
      vectors[row * size + column] = Math.round(value / step);
    });
  }
  return { vectors, scale };
}
