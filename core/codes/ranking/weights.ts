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
  whole: 0.69,
  single: -0.99,
  coverage: 1.34,
  fit: 2.17,
  exact: 2.11,
  model: -0.65,
  modelLog: 3.85,
  trade: 3.63,
  tradeModel: 1.61,
  tradeShort: -3.93,
  activity: 1.07,
  catchAll: 0.69,
  popularity: -0.61,
  depth: -1.94,
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
      whole: 1.26,
      single: -0.12,
      coverage: 1.9,
      fit: 0.41,
      exact: 1.96,
      model: 0.2,
      modelLog: 3.59,
      trade: 4.07,
      tradeModel: 1.35,
      tradeShort: -6.55,
      activity: 1.88,
      catchAll: 0.28,
      popularity: 0.08,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 0.98,
      single: -0.04,
      coverage: 1.46,
      fit: 0.28,
      exact: 1.89,
      model: 0.42,
      modelLog: 2.55,
      trade: 3.23,
      tradeModel: 0.59,
      tradeShort: -6.34,
      activity: 1.54,
      catchAll: 0.15,
      popularity: -0.05,
      depth: 0,
      concordance: -0.16,
      concordanceLog: 3.09,
    },
  },
  naics: {
    first: {
      whole: 1.95,
      single: -1.58,
      coverage: 2.38,
      fit: 1.59,
      exact: 1.39,
      model: -0.35,
      modelLog: 4.39,
      trade: 3.37,
      tradeModel: 1.21,
      tradeShort: -3.97,
      activity: 2,
      catchAll: 0.09,
      popularity: 0.04,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.71,
      single: -1.66,
      coverage: 2.18,
      fit: 1.53,
      exact: 1.34,
      model: -0.43,
      modelLog: 3.72,
      trade: 3,
      tradeModel: 0.77,
      tradeShort: -3.68,
      activity: 1.88,
      catchAll: 0.09,
      popularity: -0.02,
      depth: 0,
      concordance: 0.93,
      concordanceLog: 1.55,
    },
  },
  isic: {
    first: {
      whole: 1.16,
      single: -0.85,
      coverage: 3.23,
      fit: 0.09,
      exact: 1.7,
      model: -0.72,
      modelLog: 4.07,
      trade: 4.03,
      tradeModel: 1.5,
      tradeShort: -5.84,
      activity: 1.72,
      catchAll: -0.06,
      popularity: -0.24,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.03,
      single: -0.74,
      coverage: 3.17,
      fit: -0.15,
      exact: 1.69,
      model: -0.77,
      modelLog: 3.35,
      trade: 3.48,
      tradeModel: 0.75,
      tradeShort: -5.77,
      activity: 1.62,
      catchAll: -0.06,
      popularity: -0.17,
      depth: 0,
      concordance: -0.01,
      concordanceLog: 2.35,
    },
  },
  cpv: { first: cpv, second: cpv },
};
