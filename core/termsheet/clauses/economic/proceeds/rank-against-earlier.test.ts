import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../../document/plain-text-document.ts';
import { createReading } from '../../../reading/reading.ts';
import { ranksAgainstEarlier } from './rank-against-earlier.ts';

const ranks = (text: string) =>
  ranksAgainstEarlier(createReading(readPlainText(text))).map(({ value }) => value);

describe('rank against earlier investors, in plain words', () => {
  it.each([
    ['Our money stands on the same footing as the angels of 2022.', 'pari-passu'],
    ['The folks who came in before us stay level with us.', 'pari-passu'],
    ['We are served together with the seed investors.', 'pari-passu'],
    ["We don't stand before those who came in last year.", 'pari-passu'],
    ['Neither is paid before the other.', 'pari-passu'],
    ['We recover before the seed holders.', 'senior'],
    ['Our money comes out before that of the 2021 friends.', 'senior'],
    ['Nobody in the seed group sees a dime until we have had ours.', 'senior'],
    ['Our money comes back after the A shares have had theirs.', 'junior'],
  ])('%s', (words, rank) => {
    expect(ranks(words)).toEqual([rank]);
  });

  it.each([
    'We invest alongside your existing holders.',
    'We must consent before a class is issued that is paid ahead of the seed shares.',
    'Our money comes back before the ordinary shares.',
    'They wanted to be paid ahead of the seed investors.',
  ])('reads nothing: %s', (words) => {
    expect(ranks(words)).toEqual([]);
  });
});
