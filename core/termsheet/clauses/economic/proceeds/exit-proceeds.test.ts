import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../../document/plain-text-document.ts';
import { createReading } from '../../../reading/reading.ts';
import { readExitProceeds } from './exit-proceeds.ts';

const read = (text: string) => {
  const reading = createReading(readPlainText(text));
  const { multiples, shared, cap } = readExitProceeds(reading);
  return {
    multiples: multiples.map(({ value }) => value),
    shared: shared.map(({ value }) => value),
    cap: cap?.value ?? null,
    quotes: shared.map(({ span }) => reading.text.slice(span.start, span.end)),
  };
};
const letter = (words: string): string => `Dear Ines,\n\nWe invest €500,000 in new shares.\n\n${words}`;

describe('what an exit pays, in plain words', () => {
  it.each([
    ['If the firm is sold, we have our money back or our fifth.', 1, 'none'],
    ['You get bought, we get our five hundred back or a tenth of the price. Never the pair.', 1, 'none'],
    ['When it is sold we choose between our half million and a quarter of the price.', 1, 'none'],
    ['On a sale we receive €1,000,000, or convert if that is better.', 2, 'none'],
    ['On a sale we receive €875,000 for our €500,000. The rest is yours.', 1.75, 'none'],
    ['Should it be wound up, €1.50 goes to us for every euro we put in, or we convert.', 1.5, 'none'],
    [
      'Nobody in the seed group is paid on a sale until we have had €1.25 for each euro we paid in.',
      1.25,
      null,
    ],
    ['On an exit we are paid fourteen-tenths of our contribution, or take our percentage.', 1.4, 'none'],
    ['If it is sold our money comes off the top, and then we have our fifth of what is left.', 1, 'full'],
    ['On an exit we get what we put in. What remains is divided among all of us.', 1, 'full'],
    ['On a sale we receive our money back, once. We do not take part in what remains.', 1, 'none'],
    ['If sold, we have our money back or convert. We never share in the rest.', 1, 'none'],
  ])('%s', (words, multiple, shared) => {
    expect(read(letter(words))).toMatchObject({
      multiples: [multiple],
      shared: shared === null ? [] : [shared],
      cap: null,
    });
  });

  it.each([
    [
      'If it is sold, we first have our €500,000 and then share in the rest until we have had €1.5m in all.',
      3,
    ],
    ['On a sale our 500 comes first, then we share with the others until we have had 1000 all told.', 2],
    [
      'On a sale we get our money back. After that we go along with the ordinary shares until we have received two and a half times what we paid in.',
      2.5,
    ],
    ['From a sale we get €500,000 and then our part with the others, but in all not more than €1m.', 2],
  ])('reads a total: %s', (words, cap) => {
    expect(read(letter(words))).toMatchObject({ multiples: [1], shared: ['capped'], cap });
  });

  it('holds what a share is paid against its price', () => {
    const offer =
      'New shares: 50,000 at a price of €10.00 per share.\n\nOn a sale each preferred share receives €15.00, or converts.';
    expect(read(offer)).toMatchObject({ multiples: [1.5], shared: ['none'] });
  });

  it('quotes the sentences that say so and no more', () => {
    const words = 'If it is sold, we take our money. Not both that and our share. You keep the office.';
    expect(read(letter(words)).quotes).toEqual([
      'If it is sold, we take our money. Not both that and our share.',
    ]);
  });

  it.each([
    'After five years we may ask the company for our money back, if nobody has bought it.',
    'If the company is sold before maturity, the lenders get their loan back or convert.',
    'If the company is sold, we do not take our money first.',
    'On a listing we get our money back or convert.',
    'An earlier draft had our money back first on a sale, and then a share of the rest.',
    'My cousin sold his bakery and his investors took their money first.',
    'If shares are sold at a lower price we get our money back in new shares.',
    'If the company is sold and a founder is dismissed, we get our shares back.',
    'On a sale we receive €300,000 or our percentage.',
    'On an exit that reflects a fully diluted value of €900,000 ahead of the financing, €900,000 comes first.',
    'On a sale we receive €9,000,000 or our percentage.',
    'If you sell the company you get your money back or your share.',
    'A drag needs three quarters of the shares, and everyone is paid the same price, €750,000 being the least.',
  ])('reads nothing: %s', (words) => {
    expect(read(letter(words))).toMatchObject({ multiples: [], shared: [], cap: null });
  });
});
