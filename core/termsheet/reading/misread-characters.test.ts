import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';

describe('what poor recognition made of a page', () => {
  it.each([
    ['letters in a sum', 'The investor pays £l,4OO,000.', 'The investor pays £1,400,000.'],
    ['letters in a period', 'After l2 months and 1O days.', 'After 12 months and 10 days.'],
    ['a lone letter before a sign', 'A fee of l% is paid.', 'A fee of 1% is paid.'],
    ['a comma that became a point', 'A value of £21.000,000.', 'A value of £21,000,000.'],
    ['the sign of the euro', 'The amount is E1,200,000.', 'The amount is €1,200,000.'],
    ['a figure in a word', 'The va1uation is fixed.', 'The valuation is fixed.'],
  ])('is read with %s mended', (_, written, meant) => {
    expect(createReading(readPlainText(written)).text.trim()).toBe(meant);
  });

  it.each([
    'Clause II.1 and Article I.2 apply.',
    'A price of 1.50 and 1,500.25 shares.',
    'I hold all of it.',
    'Terms E01 to E14.',
  ])('is left where nothing is wrong: %s', (written) => {
    expect(createReading(readPlainText(written)).text.trim()).toBe(written);
  });

  it('is quoted as it stands', () => {
    const reading = createReading(readPlainText('The investor pays £l,4OO,000.'));
    expect(reading.sentences.map((sentence) => reading.evidence(sentence).quote)).toEqual([
      'The investor pays £l,4OO,000.',
    ]);
  });
});
