import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { learnedBoard } from './learned-board.ts';
import { type SeatRule, seatModelOf } from './testing/seat-model-of.ts';

const rules: readonly SeatRule[] = [
  ['total', 'Sp', 'board', 20],
  ['founders', 'Sp', 'common', 20],
  ['investors', 'Sp', 'funds', 20],
  ['independent', 'Sp', 'outsider', 20],
];
const board = (text: string, own = rules) =>
  learnedBoard(seatModelOf(own), createReading(readPlainText(text)));

describe('a board by likeness', () => {
  it('is what the weights of its mentions come to, with the sentences that seat somebody', () => {
    const found = board('We invest now. The board has four; two by common; one by funds; one outsider.');
    expect(found).toMatchObject({ total: 4, founders: 2, investors: 1, independent: 1, isBorneOut: true });
    expect(found?.sentences.map(({ text }) => text)).toEqual([
      'The board has four; two by common; one by funds; one outsider.',
    ]);
    expect(found?.probability).toBeGreaterThan(0.5);
  });

  it('never has more seats than its size', () => {
    expect(board('The board has two; two by common; one by funds.')).toMatchObject({ total: 2 });
    const { founders = 0, investors = 0 } = board('The board has two; two by common; one by funds.') ?? {};
    expect(founders + investors).toBeLessThanOrEqual(2);
  });

  it('is none where nothing is weighed, or nobody is seated', () => {
    expect(board('The board has four; two by common.', [['none', 'So', 'number', 99]])).toBeNull();
    expect(board('We invest £500,000.')).toBeNull();
  });
});
