import { type CarbonAnswers, carbonOptions } from '../answers.ts';

/** All 768 combinations of answers. */
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

/** Daily text in a browser by one person, hosting not known: 0.432 kg a month. */
export const typicalAnswers: CarbonAnswers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};
