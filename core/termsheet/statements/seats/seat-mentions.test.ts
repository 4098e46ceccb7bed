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
    [
      'Board of 12: both managers and us.',
      [
        ['number', '12', 12],
        ['number', 'both', 2],
        ['founders', 'managers', 2, 3],
        ['we', 'us', 1, 2],
      ],
    ],
    ['The board may have 13, not 14, and 0 stay out.', [['number', '13', 13]]],
    ['The board meets at 10am.', []],
    ['The board takes a vote, and a person of the fund.', [['article', 'a', 1]]],
    ['The board takes a long and careful look at a director.', [['article', 'a', 1]]],
    ['The board: Mr. Roe', [['name', 'Mr . Roe', 1]]],
    [
      'The board: Roe. Abel',
      [
        ['name', 'Roe', 1],
        ['name', 'Abel', 1],
      ],
    ],
    ['The board: John McRae iii', [['name', 'John McRae', 1]]],
    ['The board: iPhone maker', []],
  ])('are found in %j', (text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });

  it('are looked for where seats are spoken of, and as far as the paragraph goes', () => {
    const text = 'We pay 5 sums.\n\nThe board is small. Two of us. One of you.\n\nThree years of vesting.';
    expect(mentions(text).map(([, word]) => word)).toEqual(['Two', 'us', 'One', 'you']);
  });

  it('may be as many as there are founders, where more than one is known', () => {
    expect(mentions('On the board sit you.', 3)).toEqual([['you', 'you', 1, 3, 2]]);
    for (const founders of [1, null]) {
      expect(mentions('On the board sit you.', founders)).toEqual([['you', 'you', 1, 2]]);
      expect(mentions('The board seats one each.', founders)).toEqual([['number', 'one', 1]]);
    }
    expect(mentions('The board seats two for each of us.', 3)[0]).toEqual(['number', 'two', 2, 6]);
    expect(mentions('The board seats two of the people who run the firm, each paid.', 3)).toEqual([
      ['number', 'two', 2],
    ]);
    expect(mentions('Each of the investors of this round gets one board seat.', 3)[0]).toEqual([
      'number',
      'one',
      1,
    ]);
  });

  it('have a rank where they are counted by order', () => {
    const seatText = seatTextOf(
      createReading(readPlainText('A third and the seventh director are outsiders.')),
    );
    expect(seatMentions(seatText, 2).map(({ rank }) => rank)).toEqual([3, 7]);
  });

  it('are bounded, however many there are', () => {
    expect(mentions('The board has one seat, '.repeat(4000)).length).toBe(28);
  });
});
