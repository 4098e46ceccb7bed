import { featureCount } from './feature-hash.ts';

/** Many yes-or-no questions about one list of features, each answered by a weighted sum in whole numbers. */
export interface LinearModel {
  readonly labels: readonly string[];
  /** The features that any label weighs, in order. */
  readonly features: Uint32Array;
  /** Where the weights of each of them begin; one more at the end. */
  readonly starts: Uint32Array;
  /** The label that each weight belongs to. */
  readonly columns: Uint8Array;
  readonly weights: Int8Array;
  /** Real value of one step of a label's weights. */
  readonly scale: Float32Array;
  readonly offset: Float32Array;
}

const rowsOf = new WeakMap<LinearModel, Int32Array>();

/** Which weights belong to a feature: a table as long as there are features, made once for a model. */
function rowTable(model: LinearModel): Int32Array {
  const known = rowsOf.get(model);
  if (known) return known;
  const rows = new Int32Array(featureCount).fill(-1);
  model.features.forEach((feature, row) => {
    rows[feature] = row;
  });
  rowsOf.set(model, rows);
  return rows;
}

/** The probability of each label, in the order of the labels. The same on every machine: whole numbers are added. */
export function probabilities(model: LinearModel, features: Int32Array): Float64Array {
  const { starts, columns, weights, labels } = model;
  const rows = rowTable(model);
  const sums = new Int32Array(labels.length);
  for (const feature of features) {
    const row = rows[feature] ?? -1;
    if (row < 0) continue;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const column = columns[at] as number;
      sums[column] = (sums[column] as number) + (weights[at] as number);
    }
  }
  const length = Math.sqrt(features.length) || 1;
  return Float64Array.from(sums, (sum, label) =>
    sigmoid((sum * (model.scale[label] ?? 0)) / length + (model.offset[label] ?? 0)),
  );
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
