import { seededNumbers } from '../../evaluation/seeded-numbers.ts';
import { reliability, type ScoredAnswer } from './score-answers.ts';

/** What a calibration error would be if every confidence were exact: chance alone keeps it above 0. */
export interface ChanceError {
  readonly mean: number;
  /** Only one draw of twenty exceeds it. */
  readonly oneInTwenty: number;
}

const draws = 400;
const seed = 42;

/** Draws right and wrong answers by their own confidences, and measures each draw as the answers are measured. */
export function chanceError(answers: readonly ScoredAnswer[]): ChanceError {
  const random = seededNumbers(seed);
  const errors: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const drawn = answers.map(({ confidence }) => ({
      confidence,
      accepted: random() < confidence ? ['right'] : [],
      given: ['right'],
    }));
    errors.push(
      reliability(drawn).reduce(
        (sum, band) =>
          sum + (band.answers / answers.length) * Math.abs(band.meanConfidence - band.shareRight),
        0,
      ),
    );
  }
  errors.sort((left, right) => left - right);
  return {
    mean: errors.reduce((sum, error) => sum + error, 0) / draws,
    oneInTwenty: errors[Math.floor(draws * 0.95)] ?? 0,
  };
}
