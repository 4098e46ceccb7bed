import type { CodeSystem } from '../classification.ts';

/** How each kind of evidence counts in a system, in the order of `evidenceKinds`. */
export interface RankingWeights {
  /** Without the other systems; gives the probabilities that the systems lend one another. */
  readonly first: readonly number[];
  /** With their support. */
  readonly second: readonly number[];
}

/**
 * Learned on development data (`evaluation/README.md`): softmax over the candidates, ridge penalty. Those of SIC
 * were then drawn towards every second held-out index term, and the second weights of NAICS and SIC towards rows that
 * the lexicon was not widened by.
 */
export const rankingWeights: Readonly<Record<CodeSystem, RankingWeights>> = {
  sic: {
    first: [1.62, 0.19, 1.88, 0.61, 1.92, -0.27, 2.74, 4.71, 0.76, -6.48, 1.93, 0.48, 0.37, 0.0, 0.0, 0.0],
    second: [1.22, 0.09, 1.42, 0.35, 1.84, 0.13, 1.94, 3.79, 0.12, -6.29, 1.65, 0.18, 0.12, 0.0, -0.37, 2.92],
  },
  naics: {
    first: [2.39, -1.17, 2.48, 1.92, 1.46, -0.87, 3.59, 3.66, 0.66, -3.93, 2.05, 0.42, 0.19, 0.0, 0.0, 0.0],
    second: [2.03, -1.37, 2.25, 1.8, 1.4, -0.97, 3.0, 3.55, 0.39, -3.6, 1.96, 0.26, 0.11, 0.0, 1.01, 1.38],
  },
  isic: {
    first: [1.37, -0.63, 3.29, 0.23, 1.74, -1.09, 3.6, 4.59, 0.69, -5.76, 1.88, -0.08, -0.05, 0.0, 0.0, 0.0],
    second: [
      1.29, -0.47, 3.22, 0.02, 1.73, -1.08, 3.01, 4.23, 0.11, -5.66, 1.82, -0.16, 0.04, 0.0, -0.36, 1.9,
    ],
  },
  cpv: {
    first: [0.98, -0.7, 1.42, 2.48, 2.18, -1.8, 2.2, 4.85, 1.53, -3.72, 1.17, 0.84, -0.33, -2.34, 0.0, 0.0],
    second: [0.98, -0.7, 1.42, 2.48, 2.18, -1.8, 2.2, 4.85, 1.53, -3.72, 1.17, 0.84, -0.33, -2.34, 0.0, 0.0],
  },
};
