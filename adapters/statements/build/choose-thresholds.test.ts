import { expect, it } from 'vitest';
import { thresholdFor } from './choose-thresholds.ts';

const judged = (count: number, probability: number, isRight: boolean) =>
  Array.from({ length: count }, () => ({ probability, isRight }));

it('goes as low as the answers stay right', () => {
  const answers = [...judged(30, 0.9, true), ...judged(30, 0.7, true), ...judged(30, 0.6, false)];
  expect(thresholdFor(answers, 0.95)).toBe(0.7);
});

it('believes nothing that was right a few times only, or is often wrong', () => {
  expect(thresholdFor(judged(4, 0.99, true), 0.95)).toBeNull();
  expect(thresholdFor([...judged(20, 0.9, true), ...judged(10, 0.95, false)], 0.95)).toBeNull();
});
