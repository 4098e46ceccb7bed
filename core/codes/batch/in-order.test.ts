import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, inPieces } from './in-order.ts';

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

describe('inOrder', () => {
  it('passes on what goes wrong, when its turn comes', async () => {
    const seen: number[] = [];
    const failing = async (item: number) => {
      if (item === 2) throw new Error('lost');
      return item;
    };
    const run = async () => {
      for await (const value of inOrder([1, 2, 3], failing, 3)) seen.push(value);
    };
    await expect(run()).rejects.toThrow('lost');
    expect(seen).toEqual([1]);
  });

  it('begins nothing after a cancellation and still hands out what is under way', async () => {
    const cancellation = { aborted: false };
    const begun: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 3) cancellation.aborted = true;
      return item;
    };
    expect(await collect(inOrder([1, 2, 3, 4, 5], work, 2, cancellation))).toEqual([1, 2, 3]);
    expect(begun).toEqual([1, 2, 3]);
  });

  it('keeps the order whatever finishes first, and never has more under way than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3)), fc.integer({ min: 1, max: 5 }), async (turns, concurrency) => {
        let underWay = 0;
        let most = 0;
        const work = async (item: readonly [number, number]) => {
          most = Math.max(most, ++underWay);
          for (let turn = 0; turn < item[1]; turn++) await Promise.resolve();
          underWay--;
          return item[0];
        };
        const items = turns.map((turn, at) => [at, turn] as const);
        expect(await collect(inOrder(items, work, concurrency))).toEqual(items.map(([at]) => at));
        expect(most).toBeLessThanOrEqual(concurrency);
      }),
    );
  });
});

it('cuts what comes into pieces', async () => {
  const pieces = async (items: Iterable<number>) => {
    const cut: (readonly number[])[] = [];
    for await (const piece of inPieces(items, 2)) cut.push(piece);
    return cut;
  };
  expect(await pieces([1, 2, 3, 4, 5])).toEqual([[1, 2], [3, 4], [5]]);
  expect(await pieces([])).toEqual([]);
});
