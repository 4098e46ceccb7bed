import type { CapTableSeries } from './cap-table.ts';
import { add, divide, maximum, multiply, one, type Rational, rational, zero } from './rational.ts';

/** What one series may claim, in exact money. */
export interface PreferredClaim {
  readonly name: string;
  readonly shares: Rational;
  /** Multiple of cost plus accrued dividends. */
  readonly preference: Rational;
  readonly rank: number;
  readonly participates: boolean;
  /** The most it can receive unconverted; null where full participation has no limit. */
  readonly ceiling: Rational | null;
}

/** Turns the terms of a series into its claim. */
export function preferredClaim(series: CapTableSeries): PreferredClaim {
  const invested = rational(series.invested);
  const preference = add(multiply(rational(series.multiple), invested), accruedDividend(series));
  const participates = series.participation !== 'none';
  const ceiling = () => {
    if (series.participation === 'full' || series.cap == null) return participates ? null : preference;
    const cap = multiply(rational(series.cap), invested);
    // Dividends can outgrow the cap: the preference is still due in full, and nothing beyond it.
    return (series.capIncludesPreference ?? true) ? maximum(cap, preference) : add(preference, cap);
  };
  return {
    name: series.name,
    shares: rational(series.shares),
    preference,
    rank: series.rank,
    participates,
    ceiling: ceiling(),
  };
}

/**
 * Dividends on the amount invested: I·r·t simple, I·((1 + r)^t − 1) compounded yearly. The part of a year
 * after the last full one accrues simply on what has been compounded by then.
 */
export function accruedDividend(series: CapTableSeries): Rational {
  const { dividendPercent, years, compounding } = series;
  if (!dividendPercent || !years) return zero;
  const invested = rational(series.invested);
  const rate = divide(rational(dividendPercent), rational(100));
  if (compounding !== true && compounding !== 'compound') {
    return multiply(multiply(invested, rate), rational(years));
  }
  const fullYears = Math.floor(years);
  const partOfYear = add(rational(years), rational(-fullYears));
  let factor = add(one, multiply(rate, partOfYear));
  for (let year = 0; year < fullYears; year += 1) factor = multiply(factor, add(one, rate));
  return multiply(invested, add(factor, rational(-1)));
}
