import { describe, expect, it } from 'vitest';
import { findQuantities } from './quantities.ts';

const read = (text: string) => findQuantities(text, '.').map(({ kind, value }) => `${kind} ${value}`);

describe('findQuantities', () => {
  it.each([
    ['£1.5m for a fifth', ['money 1500000', 'percent 20']],
    ['a million and a half', ['money 1500000']],
    ['half a million pounds', ['money 500000']],
    ['three hundred grand', ['money 300000']],
    ['valued at two and a quarter million going in', ['money 2250000']],
    ['INR 4 crore', ['money 40000000']],
    ['40 lakhs', ['money 4000000']],
    ['500k now', ['money 500000']],
    ['86.2 pence a share', ['money 0.862']],
    ['$2.50 for every dollar invested', ['multiple 2.5']],
    ['two and a half quid for each quid we put in', ['multiple 2.5']],
    ['for each euro paid, one euro and eighty cents', ['multiple 1.8']],
    ['one pound seventy-five for each pound', ['multiple 1.75']],
    ['a pound and a quarter for each pound', ['multiple 1.25']],
    ['three dollars for each one we put in', ['multiple 3', 'count 1']],
    ['eight cents on every dollar', ['percent 8']],
    ['£2m, and £1 for each share', ['money 2000000', 'money 1']],
    ['for every pound of sales. We pay £3 then', ['money 3']],
    ['12\u00bd per cent', ['percent 12.5']],
    ['one pound in eight', ['percent 12.5']],
    ['18 of every 100 shares', ['percent 18']],
    ['eighteen shares out of every hundred', ['percent 18']],
    ['three in every twenty', ['percent 15']],
    ['three of every two years', ['count 3', 'period 24']],
    ['every fifth share is ours', ['percent 20']],
    ['three dollars and twenty cents a share', ['money 3.2']],
    ['one pound and eighty pence', ['money 1.8']],
    ['16 pre / 20 post', ['money 16000000', 'money 20000000']],
    ['$12 million pre, so 16 post', ['money 12000000', 'money 16000000']],
    ['twenty-four million dollars before, thirty-two after', ['money 24000000', 'money 32000000']],
    ['20 post closing, 12 pre-emption rights', ['count 20', 'count 12']],
    ['two thirds of the votes', ['percent 66.6667']],
    ['twenty points', ['percent 20']],
    ['two and a half times our money', ['multiple 2.5']],
    ['our money back once over', ['multiple 1']],
    ['36 mths', ['period 36']],
    ['a year and a half', ['period 18']],
    ['from the sixth year', ['period 72']],
    ['4 yrs', ['period 48']],
    ['a fortnight', ['period 0.5']],
    ['our nominee and both founders', ['count 1', 'count 2']],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('leaves blanks and words alone', () => {
    expect(read('We like the team.')).toEqual([]);
    expect(read('\u25a1 months')).toEqual([]);
  });

  it('gives the place of each quantity, one after the other', () => {
    const text = 'We pay £2m for 20% and hold it for four years.';
    const found = findQuantities(text, '.');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['£2m', '20%', 'four years']);
  });
});
