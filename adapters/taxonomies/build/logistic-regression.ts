/** One observation: the figures it is judged by, and whether it held. */
export interface Observation {
  readonly figures: readonly number[];
  readonly held: boolean;
  /** How much it counts; 1 unless told otherwise. */
  readonly weight?: number;
}

/** `1 / (1 + exp(-(offset + weights · figures)))` is the probability that an observation holds. */
export interface LogisticFit {
  readonly offset: number;
  readonly weights: readonly number[];
}

export interface FitOptions {
  /** Penalty on the square of each weight's distance from `prior`, beside the summed log loss. */
  readonly ridge: number;
  /** Weights that the penalty draws to; zeros unless told otherwise. */
  readonly prior?: readonly number[];
}

const mostSteps = 30;

/** Fits by Newton's method: at each step the penalised log loss is taken for a parabola, whose lowest point is solved for. */
export function fitLogistic(
  observations: readonly Observation[],
  { ridge, prior = [] }: FitOptions,
): LogisticFit {
  const rows = observations.map(({ figures, held, weight = 1 }) => ({ x: [1, ...figures], held, weight }));
  const size = rows[0]?.x.length ?? 1;
  const centre = Array.from({ length: size }, (_, at) => (at === 0 ? 0 : (prior[at - 1] ?? 0)));
  let weights = [...centre];
  for (let step = 0; step < mostSteps; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * (weight - (centre[at] ?? 0))));
    const curve = weights.map((_, row) =>
      weights.map((_, column) => (row === column ? (row === 0 ? 1e-6 : ridge) : 0)),
    );
    for (const { x, held, weight } of rows) {
      const share = sigmoid(dot(x, weights));
      const error = weight * (share - (held ? 1 : 0));
      const bend = weight * Math.max(1e-6, share * (1 - share));
      x.forEach((left, row) => {
        slope[row] = (slope[row] ?? 0) + error * left;
        const line = curve[row] as number[];
        x.forEach((right, column) => {
          line[column] = (line[column] ?? 0) + bend * left * right;
        });
      });
    }
    const move = solve(curve, slope);
    weights = weights.map((weight, at) => weight - (move[at] ?? 0));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  return { offset: weights[0] ?? 0, weights: weights.slice(1) };
}

/** Solves a set of linear equations by Gauss's elimination with the largest pivot first. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, row) => [...line, right[row] ?? 0]);
  const size = lines.length;
  for (let column = 0; column < size; column++) {
    const below = lines.slice(column);
    const pivot = below.reduce((best, line) =>
      Math.abs(line[column] ?? 0) > Math.abs(best[column] ?? 0) ? line : best,
    );
    const at = lines.indexOf(pivot);
    [lines[at], lines[column]] = [lines[column] as number[], pivot];
    for (const line of lines) {
      if (line === pivot) continue;
      const factor = (line[column] ?? 0) / (pivot[column] || 1);
      for (let cell = column; cell <= size; cell++)
        line[cell] = (line[cell] ?? 0) - factor * (pivot[cell] ?? 0);
    }
  }
  return lines.map((line, row) => (line[size] ?? 0) / (line[row] || 1));
}

/**
 * Mean log loss of observations by weights that were fitted without them; the observations of one group stay
 * together, so that none is foretold from its own siblings.
 */
export function crossValidate(
  groups: readonly (readonly Observation[])[],
  folds: number,
  options: FitOptions,
): number {
  let loss = 0;
  let counted = 0;
  for (let fold = 0; fold < folds; fold++) {
    const fit = fitLogistic(groups.filter((_, at) => at % folds !== fold).flat(), options);
    for (const { figures, held, weight = 1 } of groups.filter((_, at) => at % folds === fold).flat()) {
      const share = probabilityOf(fit, figures);
      loss -= weight * Math.log(Math.max(1e-9, held ? share : 1 - share));
      counted += weight;
    }
  }
  return loss / counted;
}

/** Probability that an observation with these figures holds. */
export function probabilityOf({ offset, weights }: LogisticFit, figures: readonly number[]): number {
  return sigmoid(offset + dot(figures, weights));
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, each, at) => sum + each * (right[at] ?? 0), 0);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
