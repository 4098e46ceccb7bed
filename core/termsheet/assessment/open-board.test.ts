import { expect, test } from 'vitest';
import { unresolved } from '../facts.ts';
import { isBoardOpen } from './open-board.ts';

const board = (total: number | null, founders: number | null, investors: number | null | typeof unresolved) =>
  isBoardOpen({ board: { total, founders, investors, independent: null } });

test('is open where the investors may have the majority', () => {
  expect([board(5, 1, null), board(5, null, unresolved), board(4, 2, null)]).toEqual([true, true, true]);
});

test('is not where the founders have it, or the seats of the investors or the size of the board are not in question', () => {
  expect([board(5, 3, null), board(5, 1, 1), board(null, 1, null)]).toEqual([false, false, false]);
});
