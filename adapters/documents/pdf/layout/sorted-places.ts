/** Index of the first item whose place is beyond `place`, in a list sorted by places. */
export function firstAbove<Item>(
  sorted: readonly Item[],
  place: number,
  placeOf: (item: Item) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(sorted[middle] as Item) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
