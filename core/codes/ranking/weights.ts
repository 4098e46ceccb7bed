import type { CodeSystem } from '../classification.ts';
import type { EvidenceFigures } from './evidence.ts';

/** How each kind of evidence counts in a system. */
export interface RankingWeights {
  /** Without the other systems; gives the probabilities that the systems lend one another. */
  readonly first: EvidenceFigures;
  /** With their support. */
  readonly second: EvidenceFigures;
}

/** No concordance reaches CPV, so nothing is added at the second step. */
const cpv: EvidenceFigures = {
  whole: 0.55,
  single: -1.14,
  coverage: 1.32,
  fit: 1.91,
  exact: 2.08,
  model: -0.81,
  modelLog: 4.33,
  trade: 3.08,
  tradeModel: 1.72,
  tradeShort: -3.98,
  activity: 1.01,
  catchAll: 0.57,
  popularity: -0.64,
  depth: -1.65,
  concordance: 0,
  concordanceLog: 0,
};

/**
 * Learned on development data (`evaluation/README.md`): softmax over the candidates, ridge penalty. Those of SIC
 * were then drawn towards every second held-out index term, and the second weights of NAICS and SIC towards rows that
 * the lexicon was not widened by.
 */
export const rankingWeights: Readonly<Record<CodeSystem, RankingWeights>> = {
  sic: {
    first: {
      whole: 1.14,
      single: -0.2,
      coverage: 1.95,
      fit: 0.35,
      exact: 2.02,
      model: -0.03,
      modelLog: 3.67,
      trade: 3.8,
      tradeModel: 1.67,
      tradeShort: -6.55,
      activity: 1.84,
      catchAll: 0.22,
      popularity: -0.1,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 0.88,
      single: -0.07,
      coverage: 1.52,
      fit: 0.24,
      exact: 1.94,
      model: 0.15,
      modelLog: 2.56,
      trade: 3,
      tradeModel: 0.82,
      tradeShort: -6.33,
      activity: 1.44,
      catchAll: 0.15,
      popularity: -0.18,
      depth: 0,
      concordance: -0.03,
      concordanceLog: 3.18,
    },
  },
  naics: {
    first: {
      whole: 1.7,
      single: -1.77,
      coverage: 2.33,
      fit: 1.37,
      exact: 1.34,
      model: -0.53,
      modelLog: 4.38,
      trade: 3.36,
      tradeModel: 1.45,
      tradeShort: -3.97,
      activity: 1.96,
      catchAll: 0.03,
      popularity: -0.08,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.51,
      single: -1.8,
      coverage: 2.15,
      fit: 1.35,
      exact: 1.3,
      model: -0.57,
      modelLog: 3.68,
      trade: 2.84,
      tradeModel: 0.9,
      tradeShort: -3.7,
      activity: 1.81,
      catchAll: 0.09,
      popularity: -0.13,
      depth: 0,
      concordance: 0.9,
      concordanceLog: 1.76,
    },
  },
  isic: {
    first: {
      whole: 1.19,
      single: -0.86,
      coverage: 3.22,
      fit: 0.09,
      exact: 1.69,
      model: -0.64,
      modelLog: 4.06,
      trade: 3.75,
      tradeModel: 1.87,
      tradeShort: -5.88,
      activity: 1.63,
      catchAll: 0.04,
      popularity: -0.37,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.03,
      single: -0.77,
      coverage: 3.16,
      fit: -0.17,
      exact: 1.68,
      model: -0.71,
      modelLog: 3.3,
      trade: 3.13,
      tradeModel: 0.98,
      tradeShort: -5.82,
      activity: 1.47,
      catchAll: 0.06,
      popularity: -0.29,
      depth: 0,
      concordance: 0.06,
      concordanceLog: 2.51,
    },
  },
  cpv: { first: cpv, second: cpv },
};
