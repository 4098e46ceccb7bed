import type { Cancellation } from '../../cancellation.ts';

/**
 * Works on items at the same time and hands the outcomes out in the order of the items. When cancelled, no
 * further item is begun and those under way are still handed out.
 * @param concurrency how many items are under way at most, at least 1
 */
export async function* inOrder<Item, Outcome>(
  items: Iterable<Item>,
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
  for (const item of items) {
    if (cancellation.aborted) break;
    begin(item);
    while (underWay.length >= Math.max(1, concurrency)) {
      const [first] = underWay.splice(0, 1);
      if (first) yield await first;
    }
  }
  for (const outcome of underWay) yield await outcome;
}

/** Cuts a list into pieces of at most `size`, so that a message to a worker carries several rows. */
export function* inPieces<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
