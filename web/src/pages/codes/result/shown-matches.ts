/**
 * What matched, without words that stand in a phrase shown besides: who reads "chip shop" need not read "chip" and
 * "shop" before it.
 */
export function shownMatches(matched: readonly string[]): readonly string[] {
  const padded = matched.map((text) => ` ${text.toLowerCase()} `);
  return matched.filter(
    (_, at) =>
      !padded.some((other, place) => {
        const own = padded[at] ?? '';
        return other.includes(own) && (other.length > own.length || place < at);
      }),
  );
}
