import { expect, it } from 'vitest';
import { probabilities } from '../../../core/codes/text-model/text-model.ts';
import { trainNoticeHead, withCodes } from './train-notice-head.ts';

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

it('is the same for the codes that are kept', () => {
  const head = trainNoticeHead([bread, bread, software], 2);
  const { keys, vectors, scale, offset } = withCodes(head, (code) => code !== '48000000-8');
  expect(keys).toEqual(['15811000-6', '72000000-5']);
  expect(vectors).toEqual(Int8Array.of(...head.vectors.subarray(0, 2), ...head.vectors.subarray(4)));
  expect([scale, offset].map(({ length }) => length)).toEqual([2, 2]);
});

it('takes what a title is told to be for what it is, and written titles for no sign of how often', () => {
  const written = { ...software, shares: [0.8, 0.2], weight: 0.5, written: true };
  const head = trainNoticeHead([bread, written], 2);
  const [, often = 0, seldom = 0] = probabilities(head, software.vector);
  expect(often).toBeGreaterThan(seldom);
  expect(head.offset[0]).toBeGreaterThan(head.offset[1] ?? 0);
});
