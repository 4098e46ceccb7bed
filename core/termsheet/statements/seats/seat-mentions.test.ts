import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { seatMentions } from './seat-mentions.ts';
import { seatTextOf } from './seat-text.ts';

const mentions = (text: string, founders: number | null = 2) => {
  const seatText = seatTextOf(createReading(readPlainText(text)));
  return seatMentions(seatText, founders).map(({ kind, start, end, values }) => [
    kind,
    seatText.tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(' '),
    ...values,
  ]);
};

describe('what may stand for seats', () => {
  it.each([
    ['The board has three seats.', [['number', 'three', 3]]],
    ['A director comes from the fund.', [['article', 'A', 1]]],
    ['The fourth seat stays empty.', [['ordinal', 'fourth', 1]]],
    [
      'On the board sit you, Ann Roe and me.',
      [
        ['you', 'you', 1, 2],
        ['name', 'Ann Roe', 1],
        ['me', 'me', 1],
      ],
    ],
    ['Dr. Lena Abel joins the board.', [['name', 'Dr . Lena Abel', 1]]],
    ['Each founder has one seat.', [['number', 'one', 1, 2]]],
    ['The founders keep their seats.', [['founders', 'founders', 2, 3]]],
  ])('are found in %j', (text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });

  it('are looked for where seats are spoken of, and as far as the paragraph goes', () => {
    const text = 'We pay 5 sums.\n\nThe board is small. Two of us. One of you.\n\nThree years of vesting.';
    expect(mentions(text).map(([, word]) => word)).toEqual(['Two', 'us', 'One', 'you']);
  });

  it('are bounded, however many there are', () => {
    expect(mentions('The board has one seat, '.repeat(4000)).length).toBeLessThan(40);
  });
});
