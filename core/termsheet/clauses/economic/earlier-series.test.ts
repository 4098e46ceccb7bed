import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { isOfEarlierSeries } from './earlier-series.ts';

const reading = createReading(readPlainText('Series B Preferred Stock Financing of Acme, Inc.'));
const isEarlier = (text: string) =>
  isOfEarlierSeries(reading, { text, start: 0, end: text.length, section: null, line: 0, isLabel: false });

describe('a sentence about a series', () => {
  it.each([
    ['2. Series A holders receive 1.0x original purchase price', true],
    ['Series A is non-participating.', true],
    ['1. Series B holders receive 1.5x', false],
    ['Series A and Series B rank equally.', false],
    ['The investors receive 1x ahead of Series A.', false],
    ['Series C may be issued later.', false],
    ['3.2 The holders of A Shares have agreed to take the higher of the two.', true],
    ['The holders of A Shares and B Shares are paid first.', false],
    ['A Share takes the higher of the two.', false],
  ])('%s is about an earlier one: %s', (text, expected) => {
    expect(isEarlier(text)).toBe(expected);
  });

  it('is about the offer where no new series is named', () => {
    const plain = createReading(readPlainText('Heads of terms'));
    const text = 'Series A holders receive 1x.';
    const sentence = { text, start: 0, end: text.length, section: null, line: 0, isLabel: false };
    expect(isOfEarlierSeries(plain, sentence)).toBe(false);
  });
});
