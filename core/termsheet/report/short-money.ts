/**
 * Short amounts of money with three digits, such as £2.5m: for charts, where a reader compares and does not reckon.
 * @param currency ISO code; anything else gives bare numbers.
 */
export function moneyFormatter(currency: string | null | undefined): (amount: number) => string {
  const named = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  const format = new Intl.NumberFormat('en-GB', {
    ...(named ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return (amount) =>
    format.format(amount).replace('K', 'k').replace('M', 'm').replace('B', 'bn').replace('bnn', 'bn');
}
