import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, floor, multiply, rational, subtract, toNumber, zero } from './rational.ts';

describe('rational', () => {
  it('refuses what is not a finite number', () => {
    expect(() => rational(Number.NaN)).toThrow(new RangeError('NaN is not a finite number'));
    expect(() => rational(Number.POSITIVE_INFINITY)).toThrow(
      new RangeError('Infinity is not a finite number'),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => divide(rational(1), zero)).toThrow(new RangeError('Division by zero'));
  });

  it('reads a decimal as it is written, exponents included', () => {
    expect(rational(0.9)).toEqual({ numerator: 9n, denominator: 10n });
    expect(compare(add(rational(0.1), rational(0.2)), rational(0.3))).toBe(0);
    expect(compare(rational(1e-7), divide(rational(1), rational(10_000_000)))).toBe(0);
    expect(compare(rational(1.5e21), multiply(rational(15), rational(1e20)))).toBe(0);
  });

  it('rounds down towards minus infinity', () => {
    expect(floor(rational(-0.5))).toBe(-1n);
    expect(floor(rational(-2))).toBe(-2n);
    expect(floor(rational(2.999))).toBe(2n);
    expect(floor(divide(rational(-4), rational(2)))).toBe(-2n);
    expect(floor(divide(rational(1), rational(-2)))).toBe(-1n);
  });

  it('divides by a negative number and keeps the order of the results', () => {
    const minusHalf = divide(rational(1), rational(-2));
    expect(compare(minusHalf, rational(-0.5))).toBe(0);
    expect(compare(minusHalf, zero)).toBe(-1);
    expect(compare(divide(rational(-1), rational(-2)), rational(0.5))).toBe(0);
  });

  it('gives six decimals for display', () => {
    expect(toNumber(divide(rational(2), rational(3)))).toBe(0.666667);
  });

  it('undoes addition and multiplication exactly', () => {
    const amounts = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, (left, right) => {
        const a = rational(left);
        const b = rational(right);
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
        if (right !== 0) expect(compare(divide(multiply(a, b), b), a)).toBe(0);
      }),
    );
  });
});
