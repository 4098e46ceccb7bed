/** A place on the bar, in per cent of its width. */
export interface LogScale {
  place(kg: number): number;
  /** Powers of ten inside the bar. */
  readonly ticks: readonly { readonly kg: number; readonly place: number }[];
}

/**
 * A logarithmic scale from the power of ten below the smallest positive figure to the one above the largest.
 * Zero has no logarithm: it stands at the left end.
 */
export function logScale(figuresKg: readonly number[]): LogScale {
  const positive = figuresKg.filter((kg) => kg > 0);
  const lowest = Math.floor(Math.log10(Math.min(...positive)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...positive))));
  const place = (kg: number) =>
    kg <= 0 ? 0 : clamp(((Math.log10(kg) - lowest) / (highest - lowest)) * 100, 0, 100);
  const powers = Array.from({ length: highest - lowest + 1 }, (_, index) => 10 ** (lowest + index));
  return { place, ticks: powers.map((kg) => ({ kg, place: place(kg) })) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
