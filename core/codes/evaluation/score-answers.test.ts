import { describe, expect, it } from 'vitest';
import { reliability, scoreAnswers } from './score-answers.ts';

const answers = [
  { accepted: ['722513'], given: ['722513', '722511'], confidence: 0.92 },
  { accepted: ['722511'], given: ['722513', '722511'], confidence: 0.95 },
  { accepted: ['111140'], given: ['722513', '1', '2', '3', '4', '111140'], confidence: 0.31 },
  { accepted: ['236118'], given: [], confidence: 0 },
];

describe('scoreAnswers', () => {
  it('scores nothing as nothing', () => {
    expect(scoreAnswers([])).toMatchObject({ answers: 0, top1: 0, calibrationError: 0 });
  });

  it('counts the first, the first five, the first ten and the division', () => {
    expect(scoreAnswers(answers)).toMatchObject({
      answers: 4,
      top1: 0.25,
      top5: 0.5,
      top10: 0.75,
      twoDigit: 0.5,
    });
  });

  it('weighs the distance between confidence and truth by the size of the bands', () => {
    // 0.9 to 1: mean 0.935, half right; 0.3: wrong; 0: wrong.
    expect(scoreAnswers(answers).calibrationError).toBeCloseTo((2 * 0.435 + 0.31 + 0) / 4, 10);
  });
});

describe('reliability', () => {
  it('puts a confidence of 1 into the last band', () => {
    expect(reliability([{ accepted: ['1'], given: ['1'], confidence: 1 }])).toEqual([
      { from: 0.9, to: 1, answers: 1, meanConfidence: 1, shareRight: 1 },
    ]);
  });
});
