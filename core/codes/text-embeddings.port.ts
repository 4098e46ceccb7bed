/**
 * Turns short texts into vectors whose dot product says how near they are in meaning. Optional: the engine
 * answers without it. It runs beside the caller's thread and may take long to become ready the first time.
 */
export interface TextEmbeddings {
  /** Scores of the everyday trades (same order as the lexicon) for a text, -1 to 1; null while not ready. */
  tradeSimilarities(text: string): Promise<Float32Array | null>;
}
