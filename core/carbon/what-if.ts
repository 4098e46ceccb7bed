import { type CarbonAnswers, type CarbonQuestion, carbonOptions, carbonQuestions } from './answers.ts';
import { monthlyEmissionsKg } from './footprint.ts';

/** What the estimate becomes when one answer changes. `changePercent` is negative for a saving. */
export interface WhatIf {
  readonly question: CarbonQuestion;
  readonly from: string;
  readonly to: string;
  readonly monthlyEmissions: number;
  readonly changePercent: number;
}

/** Every change of one answer, the largest saving first. */
export function whatIfs(answers: CarbonAnswers): readonly WhatIf[] {
  const currentKg = monthlyEmissionsKg(answers);
  return carbonQuestions
    .flatMap((question) =>
      carbonOptions[question]
        .filter((option) => option !== answers[question])
        .map((option) => {
          const monthlyEmissions = monthlyEmissionsKg({ ...answers, [question]: option });
          return {
            question,
            from: answers[question],
            to: option,
            monthlyEmissions,
            changePercent: ((monthlyEmissions - currentKg) / currentKg) * 100,
          };
        }),
    )
    .sort((one, other) => one.monthlyEmissions - other.monthlyEmissions);
}
