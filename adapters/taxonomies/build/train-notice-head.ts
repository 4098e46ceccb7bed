import type { ModelHead } from '../../../core/codes/text-model/text-model.ts';

/** A title as the text model sees it, with length 1, and the codes that buyers give to it. */
export interface NoticeText {
  readonly vector: Float32Array;
  readonly codes: readonly string[];
  /** How much of the title each code is, together 1; all alike where nothing is said. */
  readonly shares?: readonly number[];
  /** How much the title counts; 1 where nothing is said. */
  readonly weight?: number;
  /** Whether it says nothing of how often codes are given. */
  readonly written?: boolean;
}

const steps = 50;
const rate = 0.15;
const ridge = 1e-5;
const [momentum, memory] = [0.9, 0.99];
const leastError = 2e-5;
/** Weights are kept in so many steps on either side: coarse ones compress to half, and tell codes apart as well. */
const largestStep = 24;

/** Learns which codes buyers give, by gradient descent (Adam) on the softmax over all codes that were given. */
export function trainNoticeHead(texts: readonly NoticeText[], dimensions: number): ModelHead {
  const keys = [...new Set(texts.flatMap(({ codes }) => codes))].sort();
  const place = new Map(keys.map((key, at) => [key, at]));
  const size = dimensions + 1;
  const weights = new Float64Array(keys.length * size);
  const slope = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const spread = new Float64Array(weights.length);
  const shares = new Float64Array(keys.length);
  const all = texts.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const given = texts.filter(({ written }) => !written);
  const counted = given.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (const { codes, weight = 1, shares: told } of given) {
    codes.forEach((code, rank) => {
      const at = (place.get(code) ?? 0) * size + dimensions;
      weights[at] = (weights[at] ?? 0) + ((told?.[rank] ?? 1 / codes.length) * weight) / counted;
    });
  }
  keys.forEach((_, key) => {
    weights[key * size + dimensions] = Math.log((weights[key * size + dimensions] ?? 0) + 1e-4);
  });
  for (let step = 1; step <= steps; step++) {
    slope.forEach((_, at) => {
      slope[at] = ridge * (at % size === dimensions ? 0 : (weights[at] ?? 0));
    });
    for (const { vector, codes, weight = 1, shares: told } of texts) {
      believe(weights, vector, shares, dimensions);
      codes.forEach((code, rank) => {
        const at = place.get(code) ?? 0;
        shares[at] = (shares[at] ?? 0) - (told?.[rank] ?? 1 / codes.length);
      });
      addSlope(slope, shares, vector, weight / all);
    }
    for (let at = 0; at < weights.length; at++) {
      // The offsets stay what the counts say.
      if (at % size === dimensions) continue;
      const each = slope[at] ?? 0;
      mean[at] = momentum * (mean[at] ?? 0) + (1 - momentum) * each;
      spread[at] = memory * (spread[at] ?? 0) + (1 - memory) * each * each;
      const move = (mean[at] ?? 0) / (1 - momentum ** step);
      const norm = Math.sqrt((spread[at] ?? 0) / (1 - memory ** step)) + 1e-7;
      weights[at] = (weights[at] ?? 0) - (rate * move) / norm;
    }
  }
  return quantised(keys, weights, dimensions);
}

function believe(
  weights: Float64Array,
  vector: Float32Array,
  shares: Float64Array,
  dimensions: number,
): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let key = 0; key < shares.length; key++) {
    const start = key * (dimensions + 1);
    const sum = (weights[start + dimensions] as number) + product(weights, start, vector, dimensions);
    shares[key] = sum;
    if (sum > best) best = sum;
  }
  let total = 0;
  for (let key = 0; key < shares.length; key++) {
    shares[key] = Math.exp((shares[key] as number) - best);
    total += shares[key] as number;
  }
  for (let key = 0; key < shares.length; key++) shares[key] = (shares[key] as number) / total;
}

/** Two sums side by side: one waits for each product before it begins the next. */
function product(weights: Float64Array, start: number, vector: Float32Array, dimensions: number): number {
  let even = 0;
  let odd = 0;
  let d = 0;
  for (; d + 3 < dimensions; d += 4) {
    const at = start + d;
    even +=
      (weights[at] as number) * (vector[d] as number) +
      (weights[at + 1] as number) * (vector[d + 1] as number);
    odd +=
      (weights[at + 2] as number) * (vector[d + 2] as number) +
      (weights[at + 3] as number) * (vector[d + 3] as number);
  }
  for (; d < dimensions; d++) even += (weights[start + d] as number) * (vector[d] as number);
  return even + odd;
}

function addSlope(slope: Float64Array, errors: Float64Array, vector: Float32Array, share: number): void {
  const size = vector.length + 1;
  for (let key = 0; key < errors.length; key++) {
    // Thousands of codes are hardly believed in; together they move nothing.
    if (Math.abs(errors[key] as number) < leastError) continue;
    const error = (errors[key] as number) * share;
    const start = key * size;
    for (let d = 0; d < vector.length; d++)
      slope[start + d] = (slope[start + d] as number) + error * (vector[d] as number);
  }
}

function quantised(keys: readonly string[], weights: Float64Array, dimensions: number): ModelHead {
  const vectors = new Int8Array(keys.length * dimensions);
  const scale = new Float32Array(keys.length);
  const offset = new Float32Array(keys.length);
  keys.forEach((_, key) => {
    const start = key * (dimensions + 1);
    const row = weights.subarray(start, start + dimensions);
    const step = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / largestStep || 1;
    vectors.set(
      Array.from(row, (value) => Math.round(value / step)),
      key * dimensions,
    );
    scale[key] = step;
    offset[key] = weights[start + dimensions] ?? 0;
  });
  return { keys, vectors, scale, offset };
}

/** The same head with fewer codes. */
export function withCodes(
  { keys, vectors, scale, offset }: ModelHead,
  isKept: (code: string) => boolean,
): ModelHead {
  const kept = keys.flatMap((key, at) => (isKept(key) ? [at] : []));
  const size = vectors.length / keys.length;
  return {
    keys: kept.map((at) => keys[at] ?? ''),
    vectors: Int8Array.from(kept.flatMap((at) => [...vectors.subarray(at * size, (at + 1) * size)])),
    scale: Float32Array.from(kept, (at) => scale[at] ?? 0),
    offset: Float32Array.from(kept, (at) => offset[at] ?? 0),
  };
}
