import { compare, floor, multiply, type Rational, rational, subtract } from './rational.ts';

const centsPerUnit = rational(100);

/**
 * Rounds shares of one total to cents so that they still add up to it: every share is rounded down, then
 * the cents that are left go to the largest remainders, earlier shares first where remainders are equal.
 *
 * @param amounts exact amounts in units of money that add up to `totalCents`.
 * @returns cents, in the order given.
 * @throws RangeError if the amounts do not add up to the total.
 */
export function roundToCents(amounts: readonly Rational[], totalCents: bigint): bigint[] {
  const exactCents = amounts.map((amount) => multiply(amount, centsPerUnit));
  const cents = exactCents.map(floor);
  const left = totalCents - cents.reduce((total, value) => total + value, 0n);
  if (left < 0n || (left > 0n && left >= BigInt(amounts.length)))
    throw new RangeError('The shares do not add up to the total');
  const byRemainder = exactCents
    .map((exact, index) => ({
      index,
      remainder: subtract(exact, { numerator: cents[index] ?? 0n, denominator: 1n }),
    }))
    .sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Number(left))) cents[index] = (cents[index] ?? 0n) + 1n;
  return cents;
}
