/** The likeliest of several statements, the first of those that are equally likely; null where there is none. */
export function likeliest<Likely extends { readonly probability: number }>(
  statements: readonly Likely[],
): Likely | null {
  return statements.reduce<Likely | null>(
    (best, one) => (best && best.probability >= one.probability ? best : one),
    null,
  );
}
