import type { ModelHead } from '../../../core/codes/text-model/text-model.ts';

/** The title of a notice as the text model sees it, with length 1, and the codes that its buyer gave. */
export interface NoticeText {
  readonly vector: Float32Array;
  readonly codes: readonly string[];
}

const steps = 50;
const rate = 0.15;
const ridge = 1e-5;
const [momentum, memory] = [0.9, 0.99];

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
  for (const { codes } of texts) {
    for (const code of codes) {
      const at = (place.get(code) ?? 0) * size + dimensions;
      weights[at] = (weights[at] ?? 0) + 1 / codes.length / texts.length;
    }
  }
  keys.forEach((_, key) => {
    weights[key * size + dimensions] = Math.log((weights[key * size + dimensions] ?? 0) + 1e-4);
  });
  for (let step = 1; step <= steps; step++) {
    slope.forEach((_, at) => {
      slope[at] = ridge * (at % size === dimensions ? 0 : (weights[at] ?? 0));
    });
    for (const { vector, codes } of texts) {
      believe(weights, vector, shares, dimensions);
      for (const code of codes) {
        const at = place.get(code) ?? 0;
        shares[at] = (shares[at] ?? 0) - 1 / codes.length;
      }
      addSlope(slope, shares, vector, texts.length);
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
    let sum = weights[start + dimensions] as number;
    for (let d = 0; d < dimensions; d++) sum += (weights[start + d] as number) * (vector[d] as number);
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

function addSlope(slope: Float64Array, errors: Float64Array, vector: Float32Array, texts: number): void {
  const size = vector.length + 1;
  for (let key = 0; key < errors.length; key++) {
    const error = (errors[key] as number) / texts;
    if (Math.abs(error) < 1e-9) continue;
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
    const step = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    vectors.set(
      Array.from(row, (value) => Math.round(value / step)),
      key * dimensions,
    );
    scale[key] = step;
    offset[key] = weights[start + dimensions] ?? 0;
  });
  return { keys, vectors, scale, offset };
}
