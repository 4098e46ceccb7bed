import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { board } from './board.ts';

const investors = (text: string) => examineText(board, text).reading.facts.board?.investors ?? null;

describe('a seat that investors do not take', () => {
  it.each([
    'We take no board seat.',
    'Lantern takes no seat and no observer.',
    'No director from us.',
    'No board seat for us, he is too old for meetings.',
    'Nobody from our side joins your board.',
    'No seat on the board and no observer.',
    'Unsecured, no board seat, no guarantees.',
    'We ask for no security, no seat and no veto.',
    'We ask no seat at the board and no right of veto.',
    'No board seat goes to the crowd.',
    'I do not wish to sit in the Verwaltungsrat.',
    'No Beirat, no seat for us.',
    'We do not ask for a commissaris.',
    'I don’t want to be a director; I fall asleep in meetings.',
    'The fund does not ask for a board seat.',
    'No director will be nominated and no consent rights are sought.',
  ])('is none in %j', (text) => {
    expect(investors(text)).toBe(0);
  });

  it.each([
    'Employees get no board seat.',
    'We take no board seat until the second closing, when we appoint a director.',
    'Investors who hold less than 5% have no board seat.',
    'We like the team.',
  ])('is nothing that %j says', (text) => {
    expect(investors(text)).toBeNull();
  });

  it('leaves the seats that another sentence counts', () => {
    const { reading, rating } = examineText(
      board,
      'Board: three directors, two of the founders and one of the investors. Our angels have no seat.',
    );
    expect(reading.facts.board?.investors).toBe(1);
    expect(rating).toBe('Green');
  });

  it('is no risk to founders', () => {
    expect(examineText(board, 'We take no board seat.').rating).toBe('Green');
  });
});
