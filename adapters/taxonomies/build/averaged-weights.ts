import type { TrainedModel } from './trained-model.ts';

/** The mean of the weights at several moments of a training: it stands nearer to what they sway around than any of them. */
export interface AveragedWeights {
  add(weights: TrainedModel): void;
  /** Null before anything was added. */
  mean(): TrainedModel | null;
}

/** Keeps one running mean, not the weights of every moment. */
export function averagedWeights(): AveragedWeights {
  let mean: TrainedModel | null = null;
  let added = 0;
  return {
    add(weights) {
      added += 1;
      if (mean === null) {
        mean = copyOf(weights);
        return;
      }
      approach(mean.features, weights.features, added);
      for (const part of ['vectors', 'offsets'] as const) {
        mean[part].forEach((values, at) => {
          approach(values, weights[part][at] ?? values, added);
        });
      }
    },
    mean: () => mean,
  };
}

function copyOf({ features, vectors, offsets }: TrainedModel): TrainedModel {
  return {
    features: features.slice(),
    vectors: vectors.map((values) => values.slice()),
    offsets: offsets.map((values) => values.slice()),
  };
}

function approach(mean: Float32Array, values: Float32Array, count: number): void {
  for (let at = 0; at < mean.length; at++) {
    const before = mean[at] as number;
    mean[at] = before + ((values[at] as number) - before) / count;
  }
}
