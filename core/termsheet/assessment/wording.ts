const symbols: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', INR: '₹' };

/** An amount as people write it: £1.5m, $250,000, CHF 3m. `currency` is an ISO code or null. */
export function formatMoney(value: number, currency: string | null): string {
  const sign = signOf(currency);
  if (Math.abs(value) >= 1e9 && isRound(value, 1e7)) return `${sign}${trimmed(value / 1e9, 2)}bn`;
  if (Math.abs(value) >= 1e6 && isRound(value, 1e4)) return `${sign}${trimmed(value / 1e6, 2)}m`;
  const hasPence = !Number.isInteger(value) && Math.abs(value) < 1000;
  return `${sign}${group(value, hasPence ? 2 : 0)}`;
}

/** A price that may have parts of a penny, such as that of a share: £0.8417, $12. */
export function formatPrice(value: number, currency: string | null): string {
  return Number.isInteger(value) || Math.abs(value) >= 1000
    ? formatMoney(value, currency)
    : `${signOf(currency)}${value.toFixed(6).replace(/0{1,4}$/, '')}`;
}

/** A number with at most `decimals` decimals and no idle zeros: 9.09, 20, 1.5. */
export function formatNumber(value: number, decimals = 2): string {
  return trimmed(value, decimals);
}

/** A percentage: 12%, 9.09%. */
export function formatPercent(value: number): string {
  return `${trimmed(value, 2)}%`;
}

/** A multiple in words a founder reads at once: "once", "twice", "1.5 times". */
export function timesInWords(multiple: number): string {
  if (multiple === 1) return 'once';
  if (multiple === 2) return 'twice';
  return `${trimmed(multiple, 2)} times`;
}

/** A length of time: "12 months", "4 years", "18 months". */
export function formatMonths(months: number): string {
  if (months >= 24 && months % 12 === 0) return `${months / 12} years`;
  return months === 1 ? '1 month' : `${trimmed(months, 1)} months`;
}

function signOf(currency: string | null): string {
  return currency === null ? '' : (symbols[currency] ?? `${currency} `);
}

function isRound(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6;
}

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

function group(value: number, decimals: number): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = Number(whole).toLocaleString('en-GB', { maximumFractionDigits: 0 });
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}
