import { expect, it } from 'vitest';
import { probabilities } from '../../../core/codes/text-model/text-model.ts';
import { trainNoticeHead } from './train-notice-head.ts';

const bread = { vector: Float32Array.of(1, 0), codes: ['15811000-6'] };
const software = { vector: Float32Array.of(0, 1), codes: ['48000000-8', '72000000-5'] };

it('believes in the codes that notices like the one asked were given', () => {
  const head = trainNoticeHead([bread, bread, software], 2);
  expect(head.keys).toEqual(['15811000-6', '48000000-8', '72000000-5']);
  const [baked = 0, ...others] = probabilities(head, bread.vector);
  expect(baked).toBeGreaterThan(0.9);
  const [, one = 0, other = 0] = probabilities(head, software.vector);
  expect(one).toBeGreaterThan(0.4);
  expect(other).toBeCloseTo(one, 1);
  expect(Math.max(...others)).toBeLessThan(0.1);
});
