import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { businessLikelihood } from './reads-like-business.ts';
import { type ReliabilitySigns, reliabilitySigns } from './reliability-signs.ts';

/** How sure the answer is. */
export interface Confidence {
  /** Probability that the first code is right, averaged over SIC, NAICS and ISIC. */
  readonly value: number;
  /** The same for each of them alone. */
  readonly systems: Readonly<Record<IndustrySystem, number>>;
  /** `no`: the text describes no business; `hardly`: it may, so codes are given with little confidence. */
  readonly business: 'yes' | 'hardly' | 'no';
  /** Probability that the first two digits of the first code are right, averaged in the same way. */
  readonly division: number;
}

/** What makes the log odds that an answer is right. */
interface Calibration {
  readonly offset: Readonly<Record<IndustrySystem, number>>;
  /** The same for the three systems: each alone has too few rows to tell its weights apart. */
  readonly weights: ReliabilitySigns;
}

/** Fitted by `adapters/taxonomies/build/fit-confidence.ts`, see the evaluation folder. */
const calibrations: Readonly<Record<'code' | 'division', Calibration>> = {
  code: {
    offset: { sic: -2.6, naics: -2.61, isic: -2.14 },
    weights: {
      odds: 0.51,
      trade: 0.89,
      tradeModel: 1.08,
      explained: 1.58,
      support: 0.94,
      known: 0.58,
      catchAll: -0.2,
    },
  },
  division: {
    offset: { sic: -1.65, naics: -1.77, isic: -1.57 },
    weights: {
      odds: 0.52,
      trade: 1.03,
      tradeModel: 1.09,
      explained: 1.3,
      support: 0.43,
      known: 0.17,
      catchAll: -0.24,
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
  if (likelihood < not) {
    const value = round(likelihood / 2);
    return { value, systems: { sic: value, naics: value, isic: value }, division: 0, business: 'no' };
  }
  const most = likelihood >= hardly ? 1 : mostForStrangeText;
  const sure = industrySystems.map((system) => firstIsRight(found, system, 'code'));
  const value = round(Math.min(most, mean(sure)));
  const systems = Object.fromEntries(
    industrySystems.map((system, at) => [system, round(Math.min(most, sure[at] ?? 0))]),
  ) as Record<IndustrySystem, number>;
  const division = mean(industrySystems.map((system) => firstIsRight(found, system, 'division')));
  if (likelihood >= hardly) return { value, systems, division: round(division), business: 'yes' };
  return { value, systems, division: 0, business: 'hardly' };
}

/** Calibrated probability that the first code of a system, or its first two digits, is right. */
export function firstIsRight(found: FoundCodes, system: IndustrySystem, level: 'code' | 'division'): number {
  if (found.systems[system].length === 0) return 0;
  const signs = reliabilitySigns(found, system, level);
  const { offset, weights } = calibrations[level];
  const names = Object.keys(signs) as (keyof ReliabilitySigns)[];
  const sum = names.reduce((all, name) => all + weights[name] * signs[name], offset[system]);
  return 1 / (1 + Math.exp(-sum));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
