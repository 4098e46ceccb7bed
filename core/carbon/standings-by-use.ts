import { type CarbonAnswers, carbonOptions } from './answers.ts';
import { everyAnswer } from './every-answer.ts';
import { evidenceFor } from './evidence.ts';
import type { Standing } from './standing.ts';

/** Of all answers with one use, how many headlines lie where. */
export type StandingsOfUse = Readonly<Record<Standing, number>> & {
  readonly useCase: CarbonAnswers['useCase'];
};

/** Counts, for each use, how many of all possible headlines lie below, inside and above their evidence. */
export function standingsByUse(): readonly StandingsOfUse[] {
  const all = everyAnswer().map((answers) => ({
    useCase: answers.useCase,
    standing: evidenceFor(answers).standing,
  }));
  const count = (useCase: string, standing: Standing) =>
    all.filter((one) => one.useCase === useCase && one.standing === standing).length;
  return carbonOptions.useCase.map((useCase) => ({
    useCase,
    below: count(useCase, 'below'),
    inside: count(useCase, 'inside'),
    above: count(useCase, 'above'),
  }));
}
