import type { CarbonAnswers } from '../answers.ts';

/** Daily text in a browser by one person, hosting not known: 0.432 kg a month. */
export const typicalAnswers: CarbonAnswers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'solo',
  hosting: 'unknown',
};
