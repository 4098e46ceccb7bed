import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const anyone = () => true;

function queueOf(maxEntries: number, ...offers: readonly [client: string, entry: string][]) {
  const queue = new FairQueue<string>(maxEntries);
  for (const [client, entry] of offers) queue.offer(client, entry);
  return queue;
}

function drain(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.take(anyone); next; next = queue.take(anyone)) taken.push(next.entry);
  return taken;
}

describe('a fair queue', () => {
  it('serves clients in turns and each in order', () => {
    const queue = queueOf(9, ['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['b', 'b2'], ['c', 'c1']);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.size).toBe(0);
  });

  it('passes over a client that may not have one now', () => {
    const queue = queueOf(9, ['a', 'a1'], ['b', 'b1']);
    expect(queue.take((client) => client !== 'a')).toEqual({ client: 'b', entry: 'b1' });
    expect(queue.take((client) => client !== 'a')).toBeUndefined();
    expect(queue.size).toBe(1);
  });

  it('refuses a client that has its share, and makes room for one that has not', () => {
    const queue = queueOf(3, ['a', 'a1'], ['a', 'a2'], ['a', 'a3']);
    expect(queue.offer('a', 'a4')).toEqual({ isAdmitted: false });
    expect(queue.offer('b', 'b1')).toEqual({ isAdmitted: true, displaced: 'a3' });
    expect(queue.offer('b', 'b2')).toEqual({ isAdmitted: false });
    expect(drain(queue)).toEqual(['a1', 'b1', 'a2']);
  });

  it('lets an entry leave from anywhere', () => {
    const queue = queueOf(9, ['a', 'a1'], ['a', 'a2'], ['b', 'b1']);
    queue.withdraw('a1');
    queue.withdraw('never there');
    expect(queue.entries()).toEqual(['a2', 'b1']);
  });

  it('never holds more than it may, loses nothing and lets nobody wait behind two of one other', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), (clients) => {
        const queue = new FairQueue<string>(7);
        const held = new Set<string>();
        for (const [index, client] of clients.entries()) {
          const entry = `${client}${index}`;
          const { isAdmitted, displaced } = queue.offer(client, entry);
          if (isAdmitted) held.add(entry);
          if (displaced) held.delete(displaced);
          expect(queue.size).toBe(held.size);
          expect(queue.size).toBeLessThanOrEqual(7);
        }
        const taken = drain(queue);
        expect(new Set(taken)).toEqual(held);
        for (let index = 2; index < taken.length; index += 1) {
          const [first, second] = [taken[index - 2]?.[0], taken[index - 1]?.[0]];
          const others = taken.slice(index).filter((entry) => entry[0] !== second);
          if (first === second) expect(others).toEqual([]);
        }
      }),
    );
  });
});
