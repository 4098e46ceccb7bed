import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { antiDilution } from './economic/anti-dilution.ts';
import { examineClauses } from './own-heading.ts';

const isHeaded = (text: string) => {
  const reading = createReading(readPlainText(text));
  return examineClauses([antiDilution], 'convertible-note', reading).length > 0;
};

describe('a term of a round of shares in a note', () => {
  it('is asked for where the note heads it by its name', () => {
    expect(isHeaded('Interest: 8%.\n\nAnti-dilution: full ratchet.')).toBe(true);
  });

  it('is one of the round to come where it is mentioned by the way', () => {
    expect(
      isHeaded('Conversion: into shares of the next round, which has a weighted average anti-dilution.'),
    ).toBe(false);
    expect(isHeaded('Anti-dilution\n\nInterest: 8%.')).toBe(false);
  });
});
