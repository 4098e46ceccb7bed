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

/** Nobody is told to count fewer people. */
const changeable = carbonQuestions.filter((question) => question !== 'teamSize');

/** Every change of one answer but the size of the team, the largest saving first. */
export function whatIfs(answers: CarbonAnswers): readonly WhatIf[] {
  const currentKg = monthlyEmissionsKg(answers);
  return changeable
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
