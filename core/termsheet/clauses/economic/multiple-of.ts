import type { Fact } from '../../facts.ts';

/** Multiples that anybody agrees on go in steps of a twentieth: 1x, 1.25x, 1.5x. */
const stepsPerMultiple = 20;
const highest = 10;

/** How many times `base` a sum is, where that is a multiple that anybody would agree on; null otherwise. */
export function multipleOf(sum: Fact<number>, base: number): number | null {
  if (typeof sum !== 'number' || sum < base || sum > highest * base) return null;
  const steps = (sum / base) * stepsPerMultiple;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? Math.round(steps) / stepsPerMultiple : null;
}
