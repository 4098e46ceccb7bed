import type { Cancellation } from '../../cancellation.ts';

/**
 * Works on items at the same time and hands the outcomes out in the order of the items. When cancelled, no
 * further item is begun and those under way are still handed out.
 * @param concurrency how many items are under way at most, at least 1
 */
export async function* inOrder<Item, Outcome>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Outcome>,
  concurrency: number,
  cancellation: Cancellation = { aborted: false },
): AsyncGenerator<Outcome, void, undefined> {
  const underWay: Promise<Outcome>[] = [];
  const begin = (item: Item) => {
    const outcome = work(item);
    // The rejection is met when its turn comes; until then it must not count as unhandled.
    outcome.catch(() => undefined);
    underWay.push(outcome);
  };
  for await (const item of items) {
    if (cancellation.aborted) break;
    begin(item);
    while (underWay.length >= Math.max(1, concurrency)) {
      const [first] = underWay.splice(0, 1);
      if (first) yield await first;
    }
  }
  for (const outcome of underWay) yield await outcome;
}

/** Cuts what comes into pieces of at most `size`, so that a message to a worker carries several rows. */
export async function* inPieces<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[], void, undefined> {
  let piece: Item[] = [];
  for await (const item of items) {
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
