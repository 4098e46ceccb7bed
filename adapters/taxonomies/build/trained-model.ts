/** A factorised linear model: a vector a feature, a vector and an offset a key. */
export interface TrainedModel {
  readonly features: Float32Array;
  readonly vectors: readonly Float32Array[];
  readonly offsets: readonly Float32Array[];
}
