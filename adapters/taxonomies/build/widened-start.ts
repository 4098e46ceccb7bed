import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';
import type { TextModel } from '../../../core/codes/text-model/text-model.ts';
import type { TrainedModel } from './trained-model.ts';

/** A new key starts a little below the others, which have learned what they stand for. */
const offsetOfNewKey = -1;

/**
 * The weights of a finished model as a start for learning more keys: what it has is kept, a new key begins with nothing.
 * @param keys of each output as they are now, in the order of `outputs`
 */
export function widenedStart(
  model: TextModel,
  outputs: readonly CollectionName[],
  keys: readonly (readonly string[])[],
): TrainedModel {
  const size = model.dimensions;
  const heads = outputs.map((output, number) => {
    const head = model.heads[output];
    const rowOf = new Map(head.keys.map((key, row) => [key, row]));
    const now = keys[number] ?? [];
    const vectors = new Float32Array(now.length * size);
    const offsets = new Float32Array(now.length).fill(offsetOfNewKey);
    now.forEach((key, place) => {
      const row = rowOf.get(key);
      if (row === undefined) return;
      copyRow(head, row, vectors, place, size);
      offsets[place] = head.offset[row] ?? 0;
    });
    return { vectors, offsets };
  });
  const features = new Float32Array(model.features.length);
  for (let row = 0; row < features.length / size; row++) {
    copyRow({ vectors: model.features, scale: model.featureScale }, row, features, row, size);
  }
  return {
    features,
    vectors: heads.map((head) => head.vectors),
    offsets: heads.map((head) => head.offsets),
  };
}

function copyRow(
  { vectors, scale }: { readonly vectors: Int8Array; readonly scale: Float32Array },
  row: number,
  target: Float32Array,
  place: number,
  size: number,
): void {
  const step = scale[row] ?? 0;
  for (let d = 0; d < size; d++) target[place * size + d] = (vectors[row * size + d] ?? 0) * step;
}
