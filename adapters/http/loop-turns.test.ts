import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

it('hands out so many turns before others have theirs, in order', async () => {
  const turns = new LoopTurns(2);
  const read: number[] = [];
  for (let index = 0; index < 5; index += 1) turns.ask(() => read.push(index));
  expect(read).toEqual([]);
  await setImmediate();
  expect(read).toEqual([0, 1]);
  turns.ask(() => read.push(5));
  await setImmediate();
  expect(read).toEqual([0, 1, 2, 3]);
  await setImmediate();
  expect(read).toEqual([0, 1, 2, 3, 4, 5]);
});

it('puts what a turn asks for into a later one', async () => {
  const turns = new LoopTurns(2);
  const read: string[] = [];
  turns.ask(() => {
    read.push('first');
    turns.ask(() => read.push('second'));
  });
  await setImmediate();
  expect(read).toEqual(['first']);
  await setImmediate();
  expect(read).toEqual(['first', 'second']);
});
