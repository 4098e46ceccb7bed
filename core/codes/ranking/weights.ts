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
  whole: 0.98,
  single: -0.7,
  coverage: 1.42,
  fit: 2.48,
  exact: 2.18,
  model: -1.8,
  modelLog: 2.2,
  trade: 4.85,
  tradeModel: 1.53,
  tradeShort: -3.72,
  activity: 1.17,
  catchAll: 0.84,
  popularity: -0.33,
  depth: -2.34,
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
      whole: 1.62,
      single: 0.19,
      coverage: 1.88,
      fit: 0.61,
      exact: 1.92,
      model: -0.27,
      modelLog: 2.74,
      trade: 4.71,
      tradeModel: 0.76,
      tradeShort: -6.48,
      activity: 1.93,
      catchAll: 0.48,
      popularity: 0.37,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.22,
      single: 0.09,
      coverage: 1.42,
      fit: 0.35,
      exact: 1.84,
      model: 0.13,
      modelLog: 1.94,
      trade: 3.79,
      tradeModel: 0.12,
      tradeShort: -6.29,
      activity: 1.65,
      catchAll: 0.18,
      popularity: 0.12,
      depth: 0,
      concordance: -0.37,
      concordanceLog: 2.92,
    },
  },
  naics: {
    first: {
      whole: 2.39,
      single: -1.17,
      coverage: 2.48,
      fit: 1.92,
      exact: 1.46,
      model: -0.87,
      modelLog: 3.59,
      trade: 3.66,
      tradeModel: 0.66,
      tradeShort: -3.93,
      activity: 2.05,
      catchAll: 0.42,
      popularity: 0.19,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 2.03,
      single: -1.37,
      coverage: 2.25,
      fit: 1.8,
      exact: 1.4,
      model: -0.97,
      modelLog: 3,
      trade: 3.55,
      tradeModel: 0.39,
      tradeShort: -3.6,
      activity: 1.96,
      catchAll: 0.26,
      popularity: 0.11,
      depth: 0,
      concordance: 1.01,
      concordanceLog: 1.38,
    },
  },
  isic: {
    first: {
      whole: 1.37,
      single: -0.63,
      coverage: 3.29,
      fit: 0.23,
      exact: 1.74,
      model: -1.09,
      modelLog: 3.6,
      trade: 4.59,
      tradeModel: 0.69,
      tradeShort: -5.76,
      activity: 1.88,
      catchAll: -0.08,
      popularity: -0.05,
      depth: 0,
      concordance: 0,
      concordanceLog: 0,
    },
    second: {
      whole: 1.29,
      single: -0.47,
      coverage: 3.22,
      fit: 0.02,
      exact: 1.73,
      model: -1.08,
      modelLog: 3.01,
      trade: 4.23,
      tradeModel: 0.11,
      tradeShort: -5.66,
      activity: 1.82,
      catchAll: -0.16,
      popularity: 0.04,
      depth: 0,
      concordance: -0.36,
      concordanceLog: 1.9,
    },
  },
  cpv: { first: cpv, second: cpv },
};
