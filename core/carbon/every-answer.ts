import { type CarbonAnswers, carbonOptions } from './answers.ts';

/** All 768 combinations of answers, in the order of the questions. */
export function everyAnswer(): readonly CarbonAnswers[] {
  return carbonOptions.frequency.flatMap((frequency) =>
    carbonOptions.useCase.flatMap((useCase) =>
      carbonOptions.access.flatMap((access) =>
        carbonOptions.teamSize.flatMap((teamSize) =>
          carbonOptions.hosting.map((hosting) => ({ frequency, useCase, access, teamSize, hosting })),
        ),
      ),
    ),
  );
}
