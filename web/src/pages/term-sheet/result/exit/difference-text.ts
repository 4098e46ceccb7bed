/** A difference smaller than this many units of money is rounding. */
const noise = 1;

/**
 * What a change is worth.
 * @example differenceText(4_100_000, moneyFormatter('USD')) // '$4.1m more'
 */
export function differenceText(difference: number, money: (amount: number) => string): string {
  if (Math.abs(difference) < noise) return 'no more';
  return `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
