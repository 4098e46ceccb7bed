/** One choice: the figures of each candidate, and which of them are right. */
export interface Choice {
  readonly figures: readonly ArrayLike<number>[];
  readonly right: readonly boolean[];
  /** How much it counts; 1 where nothing is said. */
  readonly weight?: number;
}

const steps = 250;
const rate = 0.05;
const [momentum, memory] = [0.9, 0.99];

/**
 * Weights that make the right candidates of each choice likely together: gradient descent (Adam) on the softmax over
 * the candidates, with a penalty on the square of what each weight differs from where it begins. A choice without a right
 * candidate teaches nothing.
 * @param prior where the weights begin; 0 where nothing is said
 */
export function fitChoices(
  choices: readonly Choice[],
  ridge: number,
  prior: readonly number[] = [],
): number[] {
  const taught = choices.filter(({ right }) => right.includes(true));
  const size = taught[0]?.figures[0]?.length ?? 0;
  const begin = Float64Array.from({ length: size }, (_, at) => prior[at] ?? 0);
  const weights = begin.slice();
  const all = taught.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight, at) => (ridge * (weight - (begin[at] as number))) / all);
    for (const choice of taught) addSlope(slope, choice, weights, all / (choice.weight ?? 1));
    for (let at = 0; at < size; at++) {
      const each = slope[at] as number;
      mean[at] = momentum * (mean[at] as number) + (1 - momentum) * each;
      spread[at] = memory * (spread[at] as number) + (1 - memory) * each * each;
      const norm = Math.sqrt((spread[at] as number) / (1 - memory ** step)) + 1e-9;
      weights[at] = (weights[at] as number) - (rate * (mean[at] as number)) / (1 - momentum ** step) / norm;
    }
  }
  return [...weights];
}

function addSlope(slope: Float64Array, { figures, right }: Choice, weights: Float64Array, all: number): void {
  const scores = figures.map((row) => {
    let sum = 0;
    for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (row[at] as number);
    return sum;
  });
  const best = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - best));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const hit = odds.reduce((sum, each, at) => sum + (right[at] ? each : 0), 0) || 1e-12;
  figures.forEach((row, candidate) => {
    const share = (odds[candidate] as number) / total;
    const error = (share - (right[candidate] ? (odds[candidate] as number) / hit : 0)) / all;
    if (Math.abs(error) < 1e-10) return;
    for (let at = 0; at < weights.length; at++)
      slope[at] = (slope[at] as number) + error * (row[at] as number);
  });
}
