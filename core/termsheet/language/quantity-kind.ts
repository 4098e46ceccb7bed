/** What is counted: a sum of money, a share of a whole, times an amount, a length of time, or mere things. */
export type QuantityKind = 'money' | 'percent' | 'multiple' | 'period' | 'count';

/** A quantity of a text in its plain unit. Offsets count from the start of the text that was searched. */
export interface StatedQuantity {
  readonly kind: QuantityKind;
  /** Units of the currency, per cent, times, months, or how many. */
  readonly value: number;
  /** Days of a period, as exclusivity counts them: a week has 7, a month 30. */
  readonly days?: number;
  /** ISO code of an amount that carries one. */
  readonly currency?: string;
  readonly start: number;
  readonly end: number;
}
