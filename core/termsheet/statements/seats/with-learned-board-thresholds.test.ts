import { describe, expect, it } from 'vitest';
import type { ExaminedClause } from '../../clauses/clause.ts';
import { taxonomy } from '../../clauses/taxonomy.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { type BoardFacts, unresolved } from '../../facts.ts';
import { createReading } from '../../reading/reading.ts';
import type { LinearModel } from '../linear-model.ts';
import { learnedBoard } from './learned-board.ts';
import { type SeatRule, seatModelOf } from './testing/seat-model-of.ts';
import { withLearnedBoard } from './with-learned-board.ts';

const rules: readonly SeatRule[] = [
  ['total', 'Sp', 'chairs', 9],
  ['founders', 'Sp', 'yours', 9],
  ['investors', 'Sp', 'ours', 9],
];
const reading = createReading(readPlainText('Three chairs; two yours; one ours.'));
const nobody: BoardFacts = { total: null, founders: null, investors: null, independent: null };
const learned: BoardFacts = { total: 3, founders: 2, investors: 1, independent: 0 };

/** A model that is as sure of the board as asked, within a hundredth: its weights are scaled until it is. */
function modelSure(probability: number): LinearModel {
  const model = seatModelOf(rules);
  let least = 0;
  let most = 2;
  for (let round = 0; round < 40; round += 1) {
    const scale = (least + most) / 2;
    const scaled = { ...model, scale: new Float32Array(model.scale.length).fill(scale) };
    const found = learnedBoard(scaled, reading);
    const isRight = found?.total === 3 && found.founders === 2 && found.investors === 1;
    if (isRight && Math.abs(found.probability - probability) < 0.01) return scaled;
    if (isRight && found.probability > probability) most = scale;
    else least = scale;
  }
  throw new Error(`no model is ${probability} sure`);
}

/** A clause that knows a board and notes what corrects it. */
function clauseOf(board: BoardFacts, id: string = taxonomy.board.id) {
  const corrections: unknown[] = [];
  const clause = {
    clause: { id },
    reading: { facts: { board } },
    corrected: (correction: unknown) => {
      corrections.push(correction);
      return clause;
    },
  };
  return { clause: clause as unknown as ExaminedClause, corrections };
}

function correctionOf(board: BoardFacts, probability: number, id?: string) {
  const { clause, corrections } = clauseOf(board, id);
  withLearnedBoard([clause], reading, modelSure(probability));
  return corrections[0] as { facts: { board: BoardFacts }; isBorneOut: boolean } | undefined;
}

describe('a board that is learned', () => {
  it('fills what is open from 0.3 on', () => {
    expect(correctionOf(nobody, 0.35)?.facts.board).toEqual(learned);
    expect(correctionOf(nobody, 0.27)).toBeUndefined();
  });

  it('stands against what was read from 0.4 on', () => {
    const other = { ...nobody, founders: 1 };
    expect(correctionOf(other, 0.45)?.facts.board).toEqual(learned);
    expect(correctionOf(other, 0.36)).toBeUndefined();
  });

  it('outweighs no seats that add up where nobody said how many there are', () => {
    const unsized = createReading(readPlainText('The chairs go thus, two of them yours; one more ours.'));
    const corrections = (board: BoardFacts) => {
      const read = clauseOf(board);
      withLearnedBoard([read.clause], unsized, seatModelOf([...rules, ['whole', 'Sw', '', 9]]));
      return read.corrections.length;
    };
    expect(corrections(nobody)).toBe(1);
    expect(corrections({ total: 4, founders: 2, investors: 2, independent: 0 })).toBe(0);
  });

  it('stands against a board that adds up from 0.9 on', () => {
    const whole = { total: 3, founders: 1, investors: 2, independent: 0 };
    expect(correctionOf(whole, 0.93)?.facts.board).toEqual(learned);
    expect(correctionOf(whole, 0.86)).toBeUndefined();
  });

  it('adds a side to a board that adds up from 0.8 on', () => {
    const whole = { total: 3, founders: 2, investors: 1, independent: null };
    expect(correctionOf(whole, 0.84)?.facts.board).toEqual(learned);
    expect(correctionOf(whole, 0.76)).toBeUndefined();
  });

  it('takes a board of one known side for none that adds up', () => {
    expect(correctionOf({ ...nobody, total: 1, founders: 1 }, 0.45)?.facts.board).toEqual(learned);
  });

  it('needs no second look from 0.8 on, where its size is said', () => {
    expect(correctionOf(nobody, 0.84)?.isBorneOut).toBe(true);
    expect(correctionOf(nobody, 0.76)?.isBorneOut).toBe(false);
  });

  it('changes nothing where all of it is known, where a seat is left open, or of another clause', () => {
    expect(correctionOf(learned, 0.95)).toBeUndefined();
    expect(correctionOf({ ...nobody, founders: unresolved }, 0.95)).toBeUndefined();
    expect(correctionOf(nobody, 0.95, taxonomy.vesting.id)).toBeUndefined();
  });

  it('keeps what is known of a side that it says nothing of', () => {
    const part = createReading(readPlainText('Two of the chairs are yours.'));
    const { clause, corrections } = clauseOf({ ...nobody, total: 5, investors: 3 });
    withLearnedBoard([clause], part, seatModelOf([['founders', 'Sp', 'yours', 20]]));
    expect(corrections).toMatchObject([
      {
        facts: { board: { total: 5, founders: 2, investors: 3, independent: null } },
        contradictions: [],
        isBorneOut: false,
      },
    ]);
  });
});
