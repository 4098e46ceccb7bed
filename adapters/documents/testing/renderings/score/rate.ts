/** Shares of 0 to 1. */
export interface Rate {
  readonly precision: number;
  readonly recall: number;
  /** Their harmonic mean. */
  readonly f1: number;
}

/** Of `wanted` things `found` were found; of `given` things `right` were right. Nothing wanted or given is 1. */
export function rate(found: number, wanted: number, right: number, given: number): Rate {
  const recall = wanted === 0 ? 1 : found / wanted;
  const precision = given === 0 ? 1 : right / given;
  const sum = precision + recall;
  return { precision, recall, f1: sum === 0 ? 0 : (2 * precision * recall) / sum };
}
