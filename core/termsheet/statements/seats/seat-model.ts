import { ArrayBundle, type ArrayLayout, packArrays } from '../../../codes/retrieval/array-bundle.ts';
import { featureCount } from '../feature-hash.ts';
import type { LinearModel } from '../linear-model.ts';
import { type SeatWeights, seatLabels } from './assign-seats.ts';

/** The text part of the model that tells whose seats are meant, as it is kept. */
export interface SeatModelHeader {
  /** Fingerprint of the documents that it was trained from. */
  readonly trainedFrom: string;
  readonly layout: ArrayLayout;
}

/** Brings the model into the form in which it is kept. */
export function compileSeatModel(
  { features, starts, columns, weights, scale }: LinearModel,
  trainedFrom: string,
): { readonly header: SeatModelHeader; readonly bytes: Uint8Array } {
  const { layout, bytes } = packArrays({ features, starts, columns, weights, scale });
  return { header: { trainedFrom, layout }, bytes };
}

/** Reads the model. */
export function readSeatModel({ layout }: SeatModelHeader, bytes: Uint8Array): LinearModel {
  const bundle = new ArrayBundle(layout, bytes);
  return {
    labels: seatLabels,
    features: bundle.array('features', 'Uint32Array'),
    starts: bundle.array('starts', 'Uint32Array'),
    columns: bundle.array('columns', 'Uint8Array'),
    weights: bundle.array('weights', 'Int8Array'),
    scale: bundle.array('scale', 'Float32Array'),
    offset: new Float32Array(seatLabels.length),
  };
}

const weightsOf = new WeakMap<LinearModel, ReadonlyMap<number, number>>();

/** How a model weighs a feature for a label. */
export function seatWeights(model: LinearModel): SeatWeights {
  const weights = weightsOf.get(model) ?? weightTable(model);
  weightsOf.set(model, weights);
  return (label, feature) => weights.get(label * featureCount + feature) ?? 0;
}

function weightTable({
  features,
  starts,
  columns,
  weights,
  scale,
}: LinearModel): ReadonlyMap<number, number> {
  const table = new Map<number, number>();
  features.forEach((feature, row) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const label = columns[at] ?? 0;
      table.set(label * featureCount + feature, (weights[at] ?? 0) * (scale[label] ?? 0));
    }
  });
  return table;
}
