import { expect, it } from 'vitest';
import { capBasisOf } from './cap-basis.ts';

it.each([
  ['A post-money valuation cap of $8m.', 'post-money'],
  ['Pre-money SAFE with a cap of $5m.', 'pre-money'],
  ['At 80% of the price, but no higher than the price at a pre-money valuation of €5m.', 'pre-money'],
  ['A valuation cap of $8m.', null],
  ['The share capital on a pre-money basis.', null],
] as const)('%s is %s', (text, basis) => {
  expect(capBasisOf(text)).toBe(basis);
});
