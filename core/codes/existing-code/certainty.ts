/**
 * How often the first code at the other end of a concordance is right, by how many codes the concordance
 * offers. Measured on the development half of the golden set, 1,692 pairs of systems: 99, 80, 67, 45 and 23
 * in a hundred.
 */
export function certaintyOfFirst(candidates: number): number {
  if (candidates === 0) return 0;
  if (candidates === 1) return 0.99;
  if (candidates === 2) return 0.8;
  if (candidates <= 4) return 0.67;
  return candidates <= 9 ? 0.45 : 0.23;
}
