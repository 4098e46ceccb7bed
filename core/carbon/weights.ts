import type { CarbonAnswers, CarbonQuestion } from './answers.ts';

type Weights = { readonly [Question in CarbonQuestion]: Readonly<Record<CarbonAnswers[Question], number>> };

/**
 * Weights of the estimate. `frequency` is uses a month and person, `useCase` grams of CO2e a use,
 * `teamSize` people; `access` and `hosting` are factors without a unit.
 */
export const carbonWeights: Weights = {
  frequency: { rare: 10, occasional: 20, daily: 150, heavy: 450 },
  useCase: { text: 2, image: 30, code: 3.5, training: 100 },
  access: { browser: 1.2, integrated: 1.1, selfhosted: 0.8 },
  teamSize: { solo: 1, small: 5, medium: 20, enterprise: 50 },
  hosting: { unknown: 1.2, namerica: 1.1, green: 0.1, local: 0.9 },
};

/** The weight of one answer, typed by its question. */
export function weightOf<Question extends CarbonQuestion>(
  question: Question,
  answer: CarbonAnswers[Question],
): number {
  return carbonWeights[question][answer];
}
