import type { LinearModel } from '../../../core/termsheet/statements/linear-model.ts';
import type { TrainedLinear } from './train-linear.ts';

const largestStep = 127;
/**
 * The least weight that is kept, and what weights are multiples of, of 127 for the largest. What does not matter has
 * been pruned before; finer steps make the file larger and read no better.
 */
const usual = { least: 1, coarseness: 6 };

/** Brings weights to whole numbers of eight bits, a step a label, and leaves out those that come to nothing. */
export function quantiseLinear(
  { labels, features, weights, offset }: TrainedLinear,
  { least, coarseness }: { readonly least: number; readonly coarseness: number } = usual,
): LinearModel {
  const width = labels.length;
  const scale = new Float32Array(width);
  weights.forEach((weight, at) => {
    const label = at % width;
    scale[label] = Math.max(scale[label] ?? 0, Math.abs(weight) / largestStep);
  });
  const kept: number[] = [];
  const starts: number[] = [0];
  const columns: number[] = [];
  const steps: number[] = [];
  features.forEach((feature, row) => {
    const before = columns.length;
    for (let label = 0; label < width; label += 1) {
      const step = Math.round((weights[row * width + label] ?? 0) / (scale[label] || 1));
      if (Math.abs(step) < least) continue;
      columns.push(label);
      steps.push(Math.max(-largestStep, Math.min(largestStep, Math.round(step / coarseness) * coarseness)));
    }
    if (columns.length === before) return;
    kept.push(feature);
    starts.push(columns.length);
  });
  return {
    labels,
    features: Uint32Array.from(kept),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Int8Array.from(steps),
    scale,
    offset,
  };
}
