/**
 * An exact fraction. Money and shares stay fractions until the last step, so that no cent is lost to
 * binary floating point. The denominator is above zero; fractions are not kept in lowest terms, because
 * the few operations of a waterfall never let them grow large.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Rational = { numerator: 0n, denominator: 1n };
export const one: Rational = { numerator: 1n, denominator: 1n };

/**
 * The decimal number that a reader sees, exactly: `0.9` is nine tenths, not the binary number nearest to it.
 *
 * @throws RangeError if the value is not finite.
 * @example rational(0.9) // { numerator: 9n, denominator: 10n }
 */
export function rational(value: number): Rational {
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number`);
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const scale = Number(exponent) - decimals.length;
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-scale) };
}

export function add(left: Rational, right: Rational): Rational {
  if (left.denominator === right.denominator) {
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  }
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function subtract(left: Rational, right: Rational): Rational {
  return add(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function multiply(left: Rational, right: Rational): Rational {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** @throws RangeError if the divisor is zero. */
export function divide(left: Rational, right: Rational): Rational {
  if (right.numerator === 0n) throw new RangeError('Division by zero');
  const sign = right.numerator < 0n ? -1n : 1n;
  return {
    numerator: left.numerator * right.denominator * sign,
    denominator: left.denominator * right.numerator * sign,
  };
}

/** Below zero if left is smaller, zero if equal, above zero if larger. */
export function compare(left: Rational, right: Rational): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function minimum(left: Rational, right: Rational): Rational {
  return compare(left, right) <= 0 ? left : right;
}

export function maximum(left: Rational, right: Rational): Rational {
  return compare(left, right) >= 0 ? left : right;
}

export function sum(values: readonly Rational[]): Rational {
  return values.reduce(add, zero);
}

/** The largest whole number not above the fraction. */
export function floor(value: Rational): bigint {
  const quotient = value.numerator / value.denominator;
  return value.numerator < 0n && quotient * value.denominator !== value.numerator ? quotient - 1n : quotient;
}

/** The nearest number with six decimals, for display; money is rounded in `rounding.ts` instead. */
export function toNumber(value: Rational): number {
  const millionths = multiply(value, { numerator: 1_000_000n, denominator: 1n });
  return Number(floor(add(millionths, { numerator: 1n, denominator: 2n }))) / 1_000_000;
}
