import { expect, it } from 'vitest';
import { capBasisOf } from './cap-basis.ts';

it.each([
  ['A post-money valuation cap of $8m.', 'post-money'],
  ['Pre-money SAFE with a cap of $5m.', 'pre-money'],
  ['At 80% of the price, but no higher than the price at a pre-money valuation of €5m.', 'pre-money'],
  ['Valuation ceiling: ten million dollars, post-money.', 'post-money'],
  ['This ceiling is counted after our money and the one of the angels.', 'post-money'],
  ['The ceiling is counted after money, with this loan and all options in.', 'post-money'],
  ['The ceiling is counted before our money, not post-money.', 'pre-money'],
  ['The ceiling is counted after two board meetings.', null],
  ['A valuation ceiling of $8m.', null],
  [
    'The price that a pre-money valuation of £2m would give, and the lowest price, but never more than it.',
    null,
  ],
  ['Never more than the price that a pre-money valuation of £2,500,000 would give.', 'pre-money'],
  ['A valuation cap of $8m.', null],
  ['The share capital on a pre-money basis.', null],
] as const)('%s is %s', (text, basis) => {
  expect(capBasisOf(text)).toBe(basis);
});
