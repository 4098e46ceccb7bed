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

/** A model as it is added up: what belongs to a feature stands together, as most of the time goes into fetching it. */
interface Sums {
  /** Of each feature that there is, where its weights begin; they end where those of the next one begin. */
  readonly places: Uint32Array;
  /** Column and weight of each step in one number. */
  readonly steps: Uint16Array;
}

const sumsOf = new WeakMap<LinearModel, Sums>();
const bitsOfWeight = 8;
const weightMask = 0xff;
/** Moved up and down by them, a weight gets its sign back. */
const unusedBits = 32 - bitsOfWeight;

/** The tables that sums are made with; built once for a model. */
function sumTables(model: LinearModel): Sums {
  const known = sumsOf.get(model);
  if (known) return known;
  const { starts, columns, weights } = model;
  const places = new Uint32Array(featureCount + 1);
  let next = 0;
  model.features.forEach((feature, row) => {
    // Features that no label weighs have no room between those of the others.
    places.fill(starts[row] ?? 0, next, feature + 1);
    next = feature + 1;
  });
  places.fill(starts[model.features.length] ?? 0, next);
  const steps = new Uint16Array(columns.length);
  for (let at = 0; at < steps.length; at += 1) {
    steps[at] = ((columns[at] as number) << bitsOfWeight) | ((weights[at] as number) & weightMask);
  }
  const sums = { places, steps };
  sumsOf.set(model, sums);
  return sums;
}

/** The probability of each label, in the order of the labels. The same on every machine: whole numbers are added. */
export function probabilities(model: LinearModel, features: Int32Array): Float64Array {
  const { labels } = model;
  const { places, steps } = sumTables(model);
  const sums = new Int32Array(labels.length);
  for (const feature of features) {
    const start = places[feature] as number;
    const end = places[feature + 1] as number;
    for (let at = start; at < end; at += 1) {
      const step = steps[at] as number;
      const column = step >> bitsOfWeight;
      sums[column] = (sums[column] as number) + ((step << unusedBits) >> unusedBits);
    }
  }
  const length = Math.sqrt(features.length) || 1;
  const answers = new Float64Array(sums.length);
  for (let label = 0; label < sums.length; label += 1) {
    const sum = (sums[label] as number) * (model.scale[label] ?? 0);
    answers[label] = sigmoid(sum / length + (model.offset[label] ?? 0));
  }
  return answers;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
