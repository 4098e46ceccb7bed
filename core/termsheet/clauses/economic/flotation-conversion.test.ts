import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { flotationConversion } from './flotation-conversion.ts';

const found = (text: string) => {
  const { reading, rating } = examineText(flotationConversion, text);
  return [reading.status, rating];
};

describe('E11 conversion on flotation', () => {
  it.each([
    ['Board: three directors.', 'absent', undefined],
    ['Conversion: each holder may convert at any time, one for one.', 'absent', undefined],
    ['Registration: after an IPO holders may demand registration.', 'absent', undefined],
    ['[Note: automatic conversion on an IPO at five times the price is common.]', 'absent', undefined],
    ['Mandatory conversion: on an IPO at a price of [__] times the issue price.', 'present', 'Amber'],
    ['Mandatory conversion: on an IPO at [3x] [5x] the issue price.', 'present', 'Amber'],
    [
      'Mandatory conversion: on an IPO, or by vote of a majority of the preferred shares.',
      'present',
      'Green',
    ],
    ['Automatic conversion: on an IPO at three times the issue price.', 'present', 'Green'],
    ['Automatic conversion: on an IPO at 4x the issue price.', 'present', 'Amber'],
    ['Automatic conversion: only on an IPO at six times the issue price.', 'present', 'Red'],
    [
      'Automatic conversion: on an IPO at six times the issue price, or with the consent of holders of a majority of the preferred.',
      'present',
      'Amber',
    ],
    ['Automatic conversion: on an IPO at 500% of the original price.', 'present', 'Amber'],
    [
      'The A shares convert automatically into ordinary shares on a listing at a price of at least five times the subscription price.',
      'present',
      'Amber',
    ],
  ])('reads %j as %s and rates it %s', (text, status, rating) => {
    expect(found(text)).toEqual([status, rating]);
  });

  it('takes the higher of two prices, which holds a listing up longer', () => {
    const { assessments } = examineText(
      flotationConversion,
      'Mandatory conversion: on an IPO at 2x the issue price.\n\nQualified IPO: a listing at six times the issue price.',
    );
    expect(assessments[0]?.rating).toBe('Red');
    expect(assessments[0]?.risk).toContain('6 times');
  });
});
