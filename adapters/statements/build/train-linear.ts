/** Features of one example, with what is known of it: labels that hold, and labels of which nobody knows. */
export interface Example {
  readonly features: Int32Array;
  readonly holds: readonly number[];
  readonly unknown: readonly number[];
  /** How much it counts; 1 unless told otherwise. */
  readonly weight?: number;
}

/** Real weights, a row a feature, a column a label. */
export interface TrainedLinear {
  readonly labels: readonly string[];
  readonly features: Uint32Array;
  readonly weights: Float32Array;
  readonly offset: Float32Array;
}

export interface TrainingOptions {
  readonly rounds: number;
  /** Length of the first steps; they shrink with what a weight has moved already (AdaGrad). */
  readonly step: number;
  /** Pull of each weight towards zero, as a share of a step. */
  readonly ridge: number;
  /** Features in fewer examples than this are left out. */
  readonly fewest: number;
}

export const trainingOptions: TrainingOptions = { rounds: 8, step: 1, ridge: 1e-4, fewest: 6 };

/** Trains one yes-or-no question a label by log loss. Deterministic: the order of the examples is shuffled by a fixed rule. */
export function trainLinear(
  labels: readonly string[],
  examples: readonly Example[],
  { rounds, step, ridge, fewest }: TrainingOptions = trainingOptions,
): TrainedLinear {
  const features = frequentFeatures(examples, fewest);
  const width = labels.length;
  const weights = new Float32Array(features.length * width);
  const moved = new Float32Array(features.length * width).fill(1e-2);
  const offset = startOffsets(labels.length, examples);
  const offsetMoved = new Float32Array(width).fill(1);
  const prepared = prepareExamples(features, examples);
  const order = Int32Array.from(prepared.keys());
  const state: State = { width, weights, moved, offset, offsetMoved, slopes: new Float32Array(width) };
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, round);
    for (const number of order) learnFrom(prepared[number] as Prepared, state, { step, ridge });
  }
  return { labels, features, weights, offset };
}

/** An example with the rows of its features. */
interface Prepared {
  readonly rows: Int32Array;
  /** What each feature counts: a long sentence is no louder than a short one. */
  readonly size: number;
  readonly holds: ReadonlySet<number>;
  readonly unknown: readonly number[];
  readonly weight: number;
}

/** Finds the features of the examples among those that a model knows. */
export function prepareExamples(features: Uint32Array, examples: readonly Example[]): readonly Prepared[] {
  const rowOf = new Map(Array.from(features, (feature, row) => [feature, row]));
  return examples.map(({ features: own, holds, unknown, weight = 1 }) => ({
    rows: Int32Array.from([...own].flatMap((feature) => rowOf.get(feature) ?? [])),
    size: 1 / (Math.sqrt(own.length) || 1),
    holds: new Set(holds),
    unknown,
    weight,
  }));
}

interface State {
  readonly width: number;
  readonly weights: Float32Array;
  /** The sum of the squares of each weight's slopes. */
  readonly moved: Float32Array;
  readonly offset: Float32Array;
  readonly offsetMoved: Float32Array;
  /** Room for the slope of each question. */
  readonly slopes: Float32Array;
}

/** A question that is answered as clearly as this teaches nothing more. */
export const leastSlope = 2e-3;

function learnFrom(
  example: Prepared,
  state: State,
  { step, ridge }: Pick<TrainingOptions, 'step' | 'ridge'>,
): void {
  const { width, weights, moved, slopes } = state;
  const { rows, size } = example;
  setSlopes(example, state);
  moveOffsets(state, step);
  for (let label = 0; label < width; label += 1) {
    const slope = slopes[label] as number;
    if (Math.abs(slope) < leastSlope) continue;
    for (const row of rows) {
      const cell = row * width + label;
      const gradient = slope * size + ridge * (weights[cell] as number);
      const sum = (moved[cell] as number) + gradient * gradient;
      moved[cell] = sum;
      weights[cell] = (weights[cell] as number) - (step * gradient) / Math.sqrt(sum);
    }
  }
}

/** Offsets learn from every example, and move by a tenth of a step. */
export function moveOffsets(
  { offset, offsetMoved, slopes }: Pick<State, 'offset' | 'offsetMoved' | 'slopes'>,
  step: number,
): void {
  slopes.forEach((slope, label) => {
    if (Math.abs(slope) < leastSlope) return;
    offsetMoved[label] = (offsetMoved[label] as number) + slope * slope;
    offset[label] =
      (offset[label] as number) - (0.1 * step * slope) / Math.sqrt(offsetMoved[label] as number);
  });
}

/** How wrong each answer is: above zero where the model says yes too loudly; nothing where nobody knows. */
function setSlopes(
  { rows, size, holds, unknown, weight }: Prepared,
  { width, weights, offset, slopes }: State,
): void {
  slopes.fill(0);
  for (const row of rows) {
    const at = row * width;
    for (let label = 0; label < width; label += 1) {
      slopes[label] = (slopes[label] as number) + (weights[at + label] as number);
    }
  }
  for (let label = 0; label < width; label += 1) {
    const score = (slopes[label] as number) * size + (offset[label] as number);
    slopes[label] = weight * (1 / (1 + Math.exp(-score)) - (holds.has(label) ? 1 : 0));
  }
  for (const label of unknown) slopes[label] = 0;
}

function frequentFeatures(examples: readonly Example[], fewest: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return Uint32Array.from(
    [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature),
  ).sort();
}

/** Each question begins with how often its answer is yes. */
function startOffsets(width: number, examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(width).fill(0.5);
  for (const { holds } of examples) {
    for (const label of holds) counts[label] = (counts[label] ?? 0) + 1;
  }
  return counts.map((count) => Math.log(count / (examples.length + 1 - count)));
}

/** Fisher and Yates by a linear congruential generator, so that every machine trains the same weights. */
export function shuffle(order: Int32Array, seed: number): void {
  let state = seed * 7919 + 12_345;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
}
