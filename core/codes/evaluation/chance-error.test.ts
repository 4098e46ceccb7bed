import { expect, it } from 'vitest';
import { chanceError } from './chance-error.ts';

const answers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ accepted: [], given: [], confidence: (at % 10) / 10 + 0.05 }));

it('is the smaller, the more answers there are', () => {
  const few = chanceError(answers(30));
  const many = chanceError(answers(3000));
  expect(few.mean).toBeGreaterThan(0.1);
  expect(few.oneInTwenty).toBeGreaterThan(few.mean);
  expect(many.mean).toBeLessThan(0.02);
});

it('is nothing where nothing is uncertain', () => {
  expect(chanceError([{ accepted: ['1'], given: ['1'], confidence: 1 }])).toEqual({
    mean: 0,
    oneInTwenty: 0,
  });
});
