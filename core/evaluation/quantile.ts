/**
 * The value below which a share of the values lies, by the nearest rank; `null` of nothing.
 * @param share 0 to 1: 0.5 is the median, 0.95 what all but one in twenty stay below
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const rank = Math.ceil(share * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? null;
}
