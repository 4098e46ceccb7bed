import { quantile } from '../../../core/evaluation/quantile.ts';

/** The middle of several measurements and the middle half of them. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  const at = (share: number) => quantile(samples, share) ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** `12.3`, with three digits that count. */
export function shortNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 3));
}
