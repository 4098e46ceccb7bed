import { describe, expect, it } from 'vitest';
import { partsOfAWhole } from './parts-of-a-whole.ts';

const partsIn = (...texts: string[]) => [...partsOfAWhole(texts)];

describe('parts of a whole', () => {
  it('add up to a hundred, with the row of their total', () => {
    expect(
      partsIn('Cash.', '€525,000 35%', '€375,000 25%', '€600,000\t40%', '€1,500,000 100%', 'Law.'),
    ).toEqual([1, 2, 3, 4]);
    expect(partsIn('38.5%', '7.0%', '19.5%', '21.7%', '12.0%', '1.3%')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(partsIn('600k 50%', '300k 25%', '300k 25%')).toEqual([0, 1, 2]);
  });

  it('may be rounded', () => {
    expect(partsIn('33.3%', '33.3%', '33.3%')).toEqual([0, 1, 2]);
    expect(partsIn('33%', '33%', '33%')).toEqual([]);
  });

  it.each([
    ['two that may do so by chance', ['40%', '60%']],
    ['shares of different things', ['20%', '10%', '8%', '1%']],
    ['what is said of a share in words', ['20% of each sale', '30% to us', '50% for good']],
    ['rows with another between them', ['50%', 'Board', '25%', '25%']],
    ['a total alone', ['100%']],
  ])('are not %s', (_, texts) => {
    expect(partsIn(...texts)).toEqual([]);
  });
});

it('begins again behind shares that are too many', () => {
  expect(partsIn('20%', '90%', '50%', '25%', '25%')).toEqual([2, 3, 4]);
});
