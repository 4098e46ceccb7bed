import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { businessLikelihood } from './reads-like-business.ts';
import { type ReliabilitySigns, reliabilitySigns } from './reliability-signs.ts';

/** How sure the answer is. */
export interface Confidence {
  /** Probability that the first code is right, averaged over SIC, NAICS and ISIC. */
  readonly value: number;
  /** `no`: the text describes no business; `hardly`: it may, so codes are given with little confidence. */
  readonly business: 'yes' | 'hardly' | 'no';
  /** Probability that the first two digits of the first code are right, averaged in the same way. */
  readonly division: number;
}

/** Offset and weights of the log odds that an answer is right. */
interface Calibration {
  readonly offset: number;
  readonly weights: ReliabilitySigns;
}

/** Fitted by `adapters/taxonomies/build/fit-confidence.ts`, see the evaluation folder. */
const calibrations: Readonly<Record<IndustrySystem, { code: Calibration; division: Calibration }>> = {
  sic: {
    code: {
      offset: -0.86,
      weights: {
        odds: 0.81,
        model: 0.01,
        trade: 0.24,
        tradeModel: 0.26,
        explained: 0.43,
        support: 0.39,
        known: 0.18,
        catchAll: -0.01,
      },
    },
    division: {
      offset: -0.66,
      weights: {
        odds: 0.79,
        model: 0.11,
        trade: 0.27,
        tradeModel: 0.3,
        explained: 0.34,
        support: 0.25,
        known: 0.18,
        catchAll: 0.03,
      },
    },
  },
  naics: {
    code: {
      offset: -0.76,
      weights: {
        odds: 0.73,
        model: 0.15,
        trade: 0.49,
        tradeModel: 0.19,
        explained: 0.54,
        support: 0.4,
        known: 0.22,
        catchAll: -0.33,
      },
    },
    division: {
      offset: -0.58,
      weights: {
        odds: 0.67,
        model: 0.31,
        trade: 0.5,
        tradeModel: 0.15,
        explained: 0.41,
        support: 0.25,
        known: 0.2,
        catchAll: -0.37,
      },
    },
  },
  isic: {
    code: {
      offset: -0.42,
      weights: {
        odds: 0.78,
        model: 0.09,
        trade: 0.24,
        tradeModel: 0.27,
        explained: 0.44,
        support: 0.27,
        known: 0.11,
        catchAll: 0.01,
      },
    },
    division: {
      offset: -0.54,
      weights: {
        odds: 0.8,
        model: 0.01,
        trade: 0.3,
        tradeModel: 0.39,
        explained: 0.37,
        support: 0.16,
        known: 0.12,
        catchAll: 0.02,
      },
    },
  },
};

/** Likelihoods of a business below which codes are given with little confidence, or not at all. */
const hardly = 0.35;
const not = 0.03;
const mostForStrangeText = 0.12;

/** The confidence of a whole answer. */
export function overallConfidence(found: FoundCodes): Confidence {
  const likelihood = businessLikelihood(found);
  if (likelihood < not) return { value: round(likelihood / 2), division: 0, business: 'no' };
  const value = mean(industrySystems.map((system) => firstIsRight(found, system, 'code')));
  const division = mean(industrySystems.map((system) => firstIsRight(found, system, 'division')));
  if (likelihood >= hardly) return { value: round(value), division: round(division), business: 'yes' };
  return { value: round(Math.min(value, mostForStrangeText)), division: 0, business: 'hardly' };
}

/** Calibrated probability that the first code of a system, or its first two digits, is right. */
export function firstIsRight(found: FoundCodes, system: IndustrySystem, level: 'code' | 'division'): number {
  if (found.systems[system].length === 0) return 0;
  const signs = reliabilitySigns(found, system, level);
  const { offset, weights } = calibrations[system][level];
  const names = Object.keys(signs) as (keyof ReliabilitySigns)[];
  const sum = names.reduce((all, name) => all + weights[name] * signs[name], offset);
  return 1 / (1 + Math.exp(-sum));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
