import type { CodeSystem } from '../classification.ts';
import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { mostForAmbiguousWord } from '../ranking/undecided.ts';
import { cpvSigns } from './cpv-signs.ts';
import { businessLikelihood } from './reads-like-business.ts';
import { type ReliabilitySigns, reliabilitySigns } from './reliability-signs.ts';

/** How sure the answer is. */
export interface Confidence {
  /** Probability that the first code is right, averaged over SIC, NAICS and ISIC. */
  readonly value: number;
  /** The same for each of them alone, and for CPV. */
  readonly systems: Readonly<Record<CodeSystem, number>>;
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
  /** What an answer of the owner adds: that it fits says more than the signs can; `fit-answered-confidence.ts`. */
  readonly answered: number;
}

/** Fitted by `adapters/taxonomies/build/fit-confidence.ts`, see the evaluation folder. */
const calibrations: Readonly<Record<'code' | 'division', Calibration>> = {
  code: {
    offset: { sic: 1.22, naics: 1.28, isic: 1.17 },
    weights: {
      odds: 0.21,
      model: -1.73,
      modelMargin: 0.23,
      tradeWords: -0.52,
      tradeMargin: 0.31,
      rival: -2.79,
      explained: 1.08,
      support: 1.37,
      known: 1.46,
    },
    answered: 1.95,
  },
  division: {
    offset: { sic: 1.94, naics: 1.92, isic: 1.83 },
    weights: {
      odds: 0.26,
      model: -1.3,
      modelMargin: 0.2,
      tradeWords: -0.67,
      tradeMargin: 0.26,
      rival: -2.17,
      explained: 1.17,
      support: 0.9,
      known: 0.27,
    },
    answered: 2.71,
  },
};

/**
 * CPV is judged apart, because no concordance reaches it; fitted by `adapters/taxonomies/build/fit-cpv-confidence.ts`.
 * Where a buyer asks, what notices teach judges.
 */
const cpvCalibration = {
  offset: -0.45,
  weights: { odds: 0.37, industry: 0.42, sameClass: 0.7, service: 0.17 },
} as const;

/** Likelihoods of a business below which codes are given with little confidence, or not at all. */
const hardly = 0.3;
const not = 0.02;
const mostForStrangeText = 0.12;
/** No answer is certain, however well all signs agree. */
const mostForAny = 0.99;

/** The confidence of a whole answer. */
export function overallConfidence(found: FoundCodes): Confidence {
  const likelihood = businessLikelihood(found);
  if (likelihood < not) {
    const value = round(likelihood / 2);
    const systems = { sic: value, naics: value, isic: value, cpv: value };
    return { value, systems, division: 0, business: 'no' };
  }
  const most =
    likelihood >= hardly ? (found.ambiguous ? mostForAmbiguousWord : mostForAny) : mostForStrangeText;
  const industries = industrySystems.map((system) => firstIsRight(found, system, 'code'));
  // An answer says what the business does; that hardly tells the things it supplies apart.
  const bySigns =
    found.answered.length === 0
      ? industries
      : industrySystems.map((system) => firstIsRight({ ...found, answered: [] }, system, 'code'));
  const bounded = (chance: number): number => round(Math.min(most, chance));
  const systems = Object.fromEntries([
    ...industrySystems.map((system, at) => [system, bounded(industries[at] ?? 0)] as const),
    ['cpv', bounded(cpvIsRight(found, mean(bySigns)))] as const,
  ]) as Record<CodeSystem, number>;
  const value = bounded(mean(industries));
  const division = mean(industrySystems.map((system) => firstIsRight(found, system, 'division')));
  if (likelihood >= hardly) return { value, systems, division: round(division), business: 'yes' };
  return { value, systems, division: 0, business: 'hardly' };
}

/** Calibrated probability that the first code of a system, or its first two digits, is right. */
export function firstIsRight(found: FoundCodes, system: IndustrySystem, level: 'code' | 'division'): number {
  if (found.systems[system].length === 0) return 0;
  const { offset, weights, answered } = calibrations[level];
  const surer = found.answered.length > 0 ? answered : 0;
  return chanceOf(reliabilitySigns(found, system, level), weights, offset[system] + surer);
}

/** @param industry how sure the first codes of the other systems are together */
function cpvIsRight(found: FoundCodes, industry: number): number {
  if (found.systems.cpv.length === 0) return 0;
  const signs = cpvSigns(found, industry);
  if (found.notices) {
    const { offset, odds } = found.notices.confidence;
    return chanceOf({ odds: signs.odds }, { odds }, offset);
  }
  return chanceOf(signs, cpvCalibration.weights, cpvCalibration.offset);
}

function chanceOf<Signs extends Readonly<Record<keyof Signs, number>>>(
  signs: Signs,
  weights: Readonly<Record<keyof Signs, number>>,
  offset: number,
): number {
  const names = Object.keys(signs) as (keyof Signs)[];
  const sum = names.reduce((all, name) => all + weights[name] * signs[name], offset);
  return 1 / (1 + Math.exp(-sum));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
