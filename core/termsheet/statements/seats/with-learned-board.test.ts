import { describe, expect, it } from 'vitest';
import { board as boardClause } from '../../clauses/governance/board.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { type SeatRule, seatModelOf } from './testing/seat-model-of.ts';
import { withLearnedBoard } from './with-learned-board.ts';

const sides: readonly SeatRule[] = [
  ['total', 'Sp', 'chairs', 9],
  ['founders', 'Sp', 'yours', 9],
  ['investors', 'Sp', 'ours', 9],
];
const read = (text: string, rules: readonly SeatRule[] | null = sides) => {
  const reading = createReading(readPlainText(text));
  const [clause] = withLearnedBoard(
    [boardClause.examine(reading)],
    reading,
    rules ? seatModelOf(rules) : undefined,
  );
  if (!clause) throw new Error('there is no clause');
  return clause;
};
const text = 'Three chairs; two yours; one ours.';

describe('the board with what is learned of seats', () => {
  it('is filled where the wordings found nothing, and needs no second look where it adds up', () => {
    const { reading, isCorrected } = read(text);
    expect(reading.status).toBe('present');
    expect(reading.facts.board).toEqual({ total: 3, founders: 2, investors: 1, independent: 0 });
    expect(reading.evidence.map(({ quote }) => quote)).toEqual([text]);
    expect(isCorrected).toBeUndefined();
  });

  it('is marked where nobody said how large it is', () => {
    const rules: readonly SeatRule[] = [...sides, ['whole', 'Sw', '', 9]];
    const { reading, isCorrected } = read('The chairs go thus, two of them yours; one more ours.', rules);
    expect(reading.facts.board).toMatchObject({ total: 3, founders: 2, investors: 1 });
    expect(isCorrected).toBe(true);
  });

  it('is nothing that neither founders nor investors sit on', () => {
    const rules: readonly SeatRule[] = [
      ['total', 'Sp', 'chairs', 9],
      ['independent', 'Sp', 'outsider', 9],
    ];
    const { reading } = read('One of the chairs; one outsider.', rules);
    expect(reading.facts.board?.independent ?? null).toBeNull();
  });

  it('stays as the wordings have it without a model, or where a seat is left blank', () => {
    expect(read(text, null).reading.facts.board?.founders ?? null).toBeNull();
    const blank = read('Board: [●] directors, two chairs yours, one ours.');
    expect(blank.isCorrected).toBeUndefined();
  });
});
