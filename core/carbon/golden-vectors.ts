import { type CarbonAnswers, carbonQuestions } from './answers.ts';
import { everyAnswer } from './every-answer.ts';
import { evidenceFor } from './evidence.ts';
import { evidenceCheckedOn } from './evidence-table.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { methodVersion } from './method.ts';
import { rateEmissions } from './rating.ts';
import type { Standing } from './standing.ts';
import { carbonWeights } from './weights.ts';

/** One combination of answers and the figures it must give. */
export interface GoldenVector extends CarbonAnswers {
  readonly monthlyKg: number;
  readonly rating: string;
  readonly lowKg: number;
  readonly centralKg: number;
  readonly highKg: number;
  readonly standing: Standing;
}

const figures = ['monthlyKg', 'rating', 'lowKg', 'centralKg', 'highKg', 'standing'] as const;

/** Evidence is an arithmetic product; what lies beyond twelve figures is the tail of a binary fraction. */
const rounded = (kg: number) => Number(kg.toPrecision(12));

/** The figures of all 768 answers, so that others can reproduce and check them. */
export function goldenVectors(): readonly GoldenVector[] {
  return everyAnswer().map((answers) => {
    const monthlyKg = monthlyEmissionsKg(answers);
    const { lowKg, centralKg, highKg, standing } = evidenceFor(answers);
    return {
      ...answers,
      monthlyKg,
      rating: rateEmissions(monthlyKg).rating,
      lowKg: rounded(lowKg),
      centralKg: rounded(centralKg),
      highKg: rounded(highKg),
      standing,
    };
  });
}

/** The vectors as a table with a head; no cell needs quoting. */
export function goldenVectorsAsCsv(): string {
  const columns = [...carbonQuestions, ...figures];
  const rows = goldenVectors().map((vector) => columns.map((column) => vector[column]).join(','));
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

/** The vectors with the formula and weights that make them. */
export function goldenVectorsAsJson(): string {
  return JSON.stringify({
    methodVersion,
    evidenceCheckedOn,
    formula: 'monthlyKg = frequency * useCase * access * teamSize * hosting / 1000',
    weights: carbonWeights,
    vectors: goldenVectors(),
  });
}
