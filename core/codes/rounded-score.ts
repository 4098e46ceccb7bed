/** A chance with three decimals. */
export function roundedScore(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
