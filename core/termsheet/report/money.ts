/**
 * An amount as a reader writes it: whole units with separators, the currency's code before it.
 * @param currency ISO code, or anything else where the document names none.
 */
export function formatMoney(amount: number, currency: string | null | undefined): string {
  const figure = amount.toLocaleString('en-GB', { maximumFractionDigits: amount % 1 === 0 ? 0 : 2 });
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? `${currency} ${figure}` : figure;
}
