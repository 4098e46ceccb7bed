import { type CarbonQuestion, carbonQuestions } from './answers.ts';
import { carbonWeights } from './weights.ts';

/** How many times the estimate changes between the smallest and the largest answer of one question. */
export interface QuestionSwing {
  readonly question: CarbonQuestion;
  readonly swing: number;
}

/** The swing of every question, the one that matters most first. */
export function questionSwings(): readonly QuestionSwing[] {
  return carbonQuestions
    .map((question) => {
      const weights = Object.values(carbonWeights[question]);
      return { question, swing: Math.max(...weights) / Math.min(...weights) };
    })
    .sort((one, other) => other.swing - one.swing);
}
