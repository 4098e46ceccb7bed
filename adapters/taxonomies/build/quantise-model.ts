import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';
import type { ModelHead, TextModel } from '../../../core/codes/text-model/text-model.ts';
import type { TrainedModel } from './trained-model.ts';

/**
 * One step of the whole numbers, as a share of the usual size of a weight. Coarser steps lose right answers, finer
 * ones make the package larger: the evaluation's README has the figures.
 */
const featureStep = 0.58;
const headStep = 0.2;

/** Brings the vectors to whole numbers in steps, so that weights that say little become 0 and compress to nothing. */
export function quantiseModel(
  trained: TrainedModel,
  outputs: readonly CollectionName[],
  keys: readonly (readonly string[])[],
): TextModel {
  const dimensions = (trained.vectors[0]?.length ?? 0) / (keys[0]?.length ?? 1);
  const features = quantise(trained.features, dimensions, featureStep);
  const heads = {} as Record<CollectionName, ModelHead>;
  outputs.forEach((output, number) => {
    heads[output] = {
      keys: keys[number] ?? [],
      ...quantise(trained.vectors[number] ?? new Float32Array(), dimensions, headStep),
      offset: trained.offsets[number] ?? new Float32Array(),
    };
  });
  return { dimensions, features: features.vectors, featureScale: features.scale, heads };
}

/** A vector whose weights are too large for the step of all has a larger one. */
function quantise(
  values: Float32Array,
  size: number,
  share: number,
): { vectors: Int8Array; scale: Float32Array } {
  const vectors = new Int8Array(values.length);
  const scale = new Float32Array(values.length / size);
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const usualStep = Math.sqrt(squares / values.length) * share || 1;
  for (let row = 0; row < scale.length; row++) {
    const slice = values.subarray(row * size, (row + 1) * size);
    const largest = slice.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const step = Math.max(usualStep, largest / 127);
    scale[row] = step;
    slice.forEach((value, column) => {
      vectors[row * size + column] = Math.round(value / step);
    });
  }
  return { vectors, scale };
}
