import type { CodeSystem } from '../classification.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { businessLikelihood } from './reads-like-business.ts';

/** How sure the answer is. */
export interface Confidence {
  /** Probability that the first code is right, averaged over SIC, NAICS and ISIC. */
  readonly value: number;
  /** `no`: the text describes no business; `hardly`: it may, so codes are given with little confidence. */
  readonly business: 'yes' | 'hardly' | 'no';
  /** Probability that the first two digits of the first code are right, averaged in the same way. */
  readonly division: number;
}

/** Offset and slope that turn the log odds of the ranking into those seen on development data. */
interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

type IndustrySystem = Exclude<CodeSystem, 'cpv'>;

/** Fitted by cross-validation on the development descriptions, see the evaluation folder. */
const calibrations: Readonly<Record<IndustrySystem, { code: Calibration; division: Calibration }>> = {
  sic: { code: { offset: 0, slope: 0.83 }, division: { offset: 0.3, slope: 0.75 } },
  naics: { code: { offset: -0.06, slope: 0.88 }, division: { offset: 0.36, slope: 0.77 } },
  isic: { code: { offset: 0.16, slope: 0.79 }, division: { offset: 0.34, slope: 0.77 } },
};

/** Likelihoods of a business below which codes are given with little confidence, or not at all. */
const hardly = 0.3;
const not = 0.05;
const mostForStrangeText = 0.12;

/** The confidence of a whole answer. */
export function overallConfidence(found: FoundCodes): Confidence {
  const likelihood = businessLikelihood(found);
  if (likelihood < not) return { value: round(likelihood / 2), division: 0, business: 'no' };
  const systems: readonly IndustrySystem[] = ['sic', 'naics', 'isic'];
  const value = mean(systems.map((system) => firstIsRight(system, found.systems[system])));
  const division = mean(systems.map((system) => divisionIsRight(system, found.systems[system])));
  if (likelihood >= hardly) return { value: round(value), division: round(division), business: 'yes' };
  return { value: round(Math.min(value, mostForStrangeText)), division: 0, business: 'hardly' };
}

/** Calibrated probability that the first code of a system is right. */
export function firstIsRight(system: IndustrySystem, ranked: readonly RankedCode[]): number {
  return calibrated(ranked[0]?.probability ?? 0, calibrations[system].code);
}

/** Calibrated probability that the first two digits of the first code are right. */
export function divisionIsRight(system: IndustrySystem, ranked: readonly RankedCode[]): number {
  const division = ranked[0]?.code.slice(0, 2);
  const share = ranked
    .filter(({ code }) => code.slice(0, 2) === division)
    .reduce((sum, { probability }) => sum + probability, 0);
  return calibrated(share, calibrations[system].division);
}

function calibrated(probability: number, { offset, slope }: Calibration): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, probability));
  return 1 / (1 + Math.exp(-(offset + slope * Math.log(bounded / (1 - bounded)))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
