import {
  type Example,
  leastSlope,
  moveOffsets,
  prepareExamples,
  shuffle,
  type TrainedLinear,
} from './train-linear.ts';

/** The weights that are left, a row a feature: those of row `r` lie from `starts[r]` to `starts[r + 1]`. */
interface SparseWeights {
  readonly starts: Int32Array;
  readonly columns: Uint8Array;
  readonly weights: Float32Array;
}

/**
 * How often the rest learns the examples once more, and by what steps at first. Without it, a model of a third of the
 * weights misses one fact in forty more than the whole one; after it, none. More rounds learn the examples by heart.
 */
const tuning = { rounds: 5, step: 0.5, ridge: 1e-4 };

/**
 * Leaves a model the weights that matter most and lets it learn with these what the others knew. A weight matters by its
 * size times the fourth root of how often its feature occurs: by size alone, rare words push common ones out.
 *
 * @param kept how many weights are left
 */
export function pruneLinear(
  trained: TrainedLinear,
  examples: readonly Example[],
  kept: number,
): TrainedLinear {
  const width = trained.labels.length;
  const prepared = prepareExamples(trained.features, examples);
  const occurs = new Float64Array(trained.features.length);
  for (const { rows, size } of prepared)
    for (const row of rows) occurs[row] = (occurs[row] ?? 0) + size * size;
  const sparse = mostImportant(trained, occurs, kept);
  const offset = Float32Array.from(trained.offset);
  const state: Tuning = {
    ...sparse,
    offset,
    moved: new Float32Array(sparse.weights.length).fill(1e-2),
    offsetMoved: new Float32Array(width).fill(1),
    slopes: new Float32Array(width),
  };
  const order = Int32Array.from(prepared.keys());
  for (let round = 0; round < tuning.rounds; round += 1) {
    shuffle(order, round);
    for (const number of order) tune(prepared[number] as Prepared, state);
  }
  return { ...trained, weights: dense(sparse, trained.features.length, width), offset };
}

type Prepared = ReturnType<typeof prepareExamples>[number];

function mostImportant(
  { features, weights, labels }: TrainedLinear,
  occurs: Float64Array,
  kept: number,
): SparseWeights {
  const width = labels.length;
  const factors = occurs.map((count) => count ** 0.25);
  const importance = weights.map((weight, at) => Math.abs(weight) * (factors[Math.floor(at / width)] ?? 0));
  const least = Float32Array.from(importance).sort()[Math.max(0, importance.length - kept)] ?? 0;
  const starts = new Int32Array(features.length + 1);
  const cells: number[] = [];
  importance.forEach((one, at) => {
    if (one > 0 && one >= least) cells.push(at);
    starts[Math.floor(at / width) + 1] = cells.length;
  });
  return {
    starts,
    columns: Uint8Array.from(cells, (cell) => cell % width),
    weights: Float32Array.from(cells, (cell) => weights[cell] ?? 0),
  };
}

interface Tuning extends SparseWeights {
  readonly offset: Float32Array;
  /** The sum of the squares of each weight's slopes. */
  readonly moved: Float32Array;
  readonly offsetMoved: Float32Array;
  /** Room for the slope of each question. */
  readonly slopes: Float32Array;
}

function tune(example: Prepared, state: Tuning): void {
  const { starts, columns, weights, moved, slopes } = state;
  setSlopes(example, state);
  moveOffsets(state, tuning.step);
  for (const row of example.rows) {
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at += 1) {
      const slope = slopes[columns[at] as number] as number;
      if (Math.abs(slope) < leastSlope) continue;
      const gradient = slope * example.size + tuning.ridge * (weights[at] as number);
      const sum = (moved[at] as number) + gradient * gradient;
      moved[at] = sum;
      weights[at] = (weights[at] as number) - (tuning.step * gradient) / Math.sqrt(sum);
    }
  }
}

/** How wrong each answer is: above zero where the model says yes too loudly; nothing where nobody knows. */
function setSlopes(
  { rows, size, holds, unknown, weight }: Prepared,
  { starts, columns, weights, offset, slopes }: Tuning,
): void {
  slopes.fill(0);
  for (const row of rows) {
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at += 1) {
      const column = columns[at] as number;
      slopes[column] = (slopes[column] as number) + (weights[at] as number);
    }
  }
  slopes.forEach((sum, label) => {
    const score = sum * size + (offset[label] as number);
    slopes[label] = weight * (1 / (1 + Math.exp(-score)) - (holds.has(label) ? 1 : 0));
  });
  for (const label of unknown) slopes[label] = 0;
}

function dense({ starts, columns, weights }: SparseWeights, rows: number, width: number): Float32Array {
  const all = new Float32Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at += 1) {
      all[row * width + (columns[at] as number)] = weights[at] as number;
    }
  }
  return all;
}
