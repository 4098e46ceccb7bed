import { expect, it } from 'vitest';
import { slopeOf } from './slope.ts';
import { callFor } from './visitor-mix.ts';

it('finds the slope of a line and of noise around it', () => {
  const line = Array.from({ length: 50 }, (_, at) => [at, 100 + 3 * at] as const);
  expect(slopeOf(line)).toBeCloseTo(3, 12);
  expect(slopeOf(line.map(([at, value]) => [at, value + (at % 2 === 0 ? 1 : -1)]))).toBeCloseTo(3, 1);
  expect(slopeOf([[5, 7]])).toBe(0);
});

it('sends each kind of request in its share', () => {
  const paths = Array.from({ length: 1000 }, (_, at) => callFor((at + 0.5) / 1000).path);
  expect(paths.filter((path) => path === '/api/analyze-term-sheet')).toHaveLength(100);
  expect(paths.filter((path) => path === '/')).toHaveLength(300);
});
