import { describe, expect, it } from 'vitest';
import { itemStarts } from './item-starts.ts';

const items = (words: string) => {
  const starts = itemStarts(words);
  return [0, ...starts].map((start, index) => words.slice(start, starts[index]).trim()).filter(Boolean);
};

describe('where the items of a list begin', () => {
  it.each([
    [
      'letters behind a colon',
      'Consent to: (a) debt; (b) a sale.',
      ['Consent to:', '(a) debt;', '(b) a sale.'],
    ],
    ['the first words of a cell', 'a) budget b) hires', ['a) budget', 'b) hires']],
    [
      'a list in an item',
      'Exit: (a) a flotation; (b) later, (i) a buy-back; or (ii) a sale.',
      ['Exit:', '(a) a flotation;', '(b) later,', '(i) a buy-back; or', '(ii) a sale.'],
    ],
    [
      'bullets, each on its line',
      'Board\n- two founders\n- one investor',
      ['Board', '- two founders', '- one investor'],
    ],
  ])('finds %s', (_, words, expected) => {
    expect(items(words)).toEqual(expected);
  });

  it.each([
    ['a mark that none counts on from', 'Subject to: (a) nothing.'],
    ['what refers to an item', 'If (a) gives less than (b) does, then (b) applies.'],
    ['a dash in a line', 'Two seats - one for each founder'],
  ])('leaves %s', (_, words) => {
    expect(itemStarts(words)).toEqual([]);
  });
});
