/**
 * At most `count` items, spread over the whole list: the first ones alone would all be of one kind where a list is
 * sorted. The same list and count give the same items.
 */
export function evenlySpaced<Item>(items: readonly Item[], count: number | undefined): readonly Item[] {
  if (count === undefined || count >= items.length) return items;
  return Array.from({ length: count }, (_, place) => Math.floor((place * items.length) / count)).flatMap(
    (index) => items.slice(index, index + 1),
  );
}
