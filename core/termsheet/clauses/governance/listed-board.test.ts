import { expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { readBoard } from './board-composition.ts';
import { seats } from './testing/seats.ts';

const letter = (paragraph: string): string =>
  `Dear Hanna, dear Piet,\n\nWe would invest €500,000 for a fifth of the company.\n\n${paragraph}\n\nKind regards,\nGerrit Smit`;
const read = (paragraph: string) => readBoard(createReading(readPlainText(letter(paragraph))));

it.each([
  ['behind its label', '**Board.** The two of you and I.', seats(3, 2, 1, 0)],
  [
    'in the middle of a paragraph',
    'You run it. The board is Hanna, Piet and me. Nobody else.',
    seats(3, 2, 1, 0),
  ],
  [
    'where nobody says "board"',
    'Around the table. Hanna and Piet have a chair each, and the group fills the other three.',
    seats(5, 2, 3, 0),
  ],
  ['counted in German', 'Board: 3 Sitze (2 Founder, 1 Investor)', seats(3, 2, 1, 0)],
  ['in German', 'Beirat: drei Mitglieder, davon zwei Gr\u00fcnder und ein Investor.', seats(3, 2, 1, 0)],
  [
    'with a line for each side',
    'Board composition: 7 seats\n- 2 seats: Series B designees (Acme Ventures)\n- 1 seat: Series A designee\n- 2 seats: Common designees\n- 2 seats: Independent directors',
    seats(7, 2, 3, 2),
  ],
  ['under two labels', 'Directors. Three: yourselves and one nominated by us.', seats(3, 2, 1, 0)],
  ['of sides in the singular', 'A three-person board: promoter, investor, independent.', seats(3, 1, 1, 1)],
  [
    'of sides with a seat each',
    'Promoter, investor and independent shall have one chair each on the board of three.',
    seats(3, 1, 1, 1),
  ],
  [
    'with people who are of no side',
    'We propose a board of five: two founders, my sister Ida, and two strangers to all of us.',
    seats(5, 2, 1, 2),
  ],
  [
    'over several sentences',
    'Board: five. Three from you. One from us. One independent found together.',
    seats(5, 3, 1, 1),
  ],
  [
    'that names whom it has counted',
    [
      'The board will have five members: two elected by the Common, being the founders Hanna Roe and Piet Vos',
      'for so long as either serves; one designated by the fund; one designated by the holders of Series Seed;',
      'and one independent director acceptable to both.',
    ].join(' '),
    seats(5, 2, 2, 1),
  ],
  [
    'that says who chooses whom it has counted',
    'Seven directors. Two from the Common; three from the Preferred, of whom two by Alder Ridge and one by the Series A; two independents approved by the full board.',
    seats(7, 2, 3, 2),
  ],
  [
    'with its size at the end',
    'Your board stays as it is: Hanna Roe, Piet Vos (founders) and Ms Okonjo as independent non-executive, so three directors.',
    seats(3, 2, 0, 1),
  ],
])('finds a list %s', (_, paragraph, expected) => {
  expect(read(paragraph).facts).toEqual(expected);
});

it.each([
  ['was wanted before', 'In our first draft the board was you two and three of us.'],
  ['is refused', 'We do not want a seat on the board.'],
  [
    'stands in an address',
    'The Directors, Suir Biologics Limited, Clonmel\n\nDear Fionn and Orla,\n\nHere it is.',
  ],
  ['tells of a meeting', 'The chair thanked the founders for the ride.'],
])('reads no seat of what %s', (_, paragraph) => {
  expect(read(paragraph).facts).toEqual(seats(null, null, null, null));
});

it('quotes every sentence that a list goes through', () => {
  const { supporting } = read('Board: five. Three from you. One from us. One independent found together.');
  const quoted = new Set(supporting.map(({ text }) => text.trim()));
  expect(quoted).toEqual(
    new Set(['five.', 'Three from you.', 'One from us.', 'One independent found together.']),
  );
});
