import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedNumber, significantNumber, wholeNumber } from './british-number.ts';

const british = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-GB', options);
const kilograms = fc.oneof(
  fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
  fc.double({ min: 1e-9, max: 1, noNaN: true }),
  fc.integer({ min: 0, max: 2_000_000 }).map((value) => value / 100),
);

it('writes numbers as the rules of British English do', () => {
  const whole = british({ maximumFractionDigits: 0 });
  const oneDecimal = british({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const twoFigures = british({ maximumSignificantDigits: 2 });
  fc.assert(
    fc.property(kilograms, (value) => {
      expect(wholeNumber(value)).toBe(whole.format(value));
      expect(fixedNumber(value, 1)).toBe(oneDecimal.format(value));
      expect(significantNumber(value, 2)).toBe(twoFigures.format(value));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [0.15, '0.2', '0.15'],
  [99.95, '100.0', '100'],
  [999_950, '999,950.0', '1,000,000'],
  [0, '0.0', '0'],
])('rounds %d by its decimals', (value, oneDecimal, twoFigures) => {
  expect(fixedNumber(value, 1)).toBe(oneDecimal);
  expect(significantNumber(value, 2)).toBe(twoFigures);
});
