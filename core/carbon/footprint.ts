import { type CarbonAnswers, carbonQuestions } from './answers.ts';
import { weightOf } from './weights.ts';

const gramsPerKilogram = 1000;

/**
 * Monthly emissions in kg CO2e: the product of the five weights over 1000, not rounded.
 *
 * The weights have at most one decimal place, so the product is taken over tenths as whole numbers: the
 * published figures come out exactly, without the tail of a binary fraction.
 */
export function monthlyEmissionsKg(answers: CarbonAnswers): number {
  let product = 1;
  for (const question of carbonQuestions) product *= Math.round(weightOf(question, answers[question]) * 10);
  return product / (gramsPerKilogram * 10 ** carbonQuestions.length);
}
