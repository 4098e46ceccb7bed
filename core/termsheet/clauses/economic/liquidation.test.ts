import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { antiDilution } from './anti-dilution.ts';
import { liquidationMultiple } from './liquidation-multiple.ts';
import { participation } from './participation.ts';

const preference = (text: string) => {
  const reading = createReading(readPlainText(`Liquidation Preference: ${text}`));
  return {
    multiple: liquidationMultiple.examine(reading).reading,
    participation: participation.examine(reading).reading,
  };
};

describe('liquidation preference', () => {
  it('reports a label that the distribution contradicts, and believes the distribution', () => {
    const { participation: found } = preference(
      '1x non-participating. Holders first receive the amount invested. The remaining proceeds are then shared pro rata among all shareholders.',
    );
    expect(found.facts.participation).toBe('full');
    expect(found.status).toBe('contradictory');
    expect(found.contradictions?.[0]?.text).toContain('non-participating');
  });

  it.each([
    ['1x non-participating', 1, 'none', null],
    ['2x participating, uncapped', 2, 'full', null],
    ['1.5x participating preferred with a 3x cap', 1.5, 'capped', 3],
    ['1x participating with cap at 2x', 1, 'capped', 2],
    ['150% of the Original Issue Price, with the balance to the holders of Common Stock', 1.5, 'none', null],
    [
      'the greater of the amount invested and what they would receive as holders of Ordinary Shares',
      1,
      'none',
      null,
    ],
    ['an amount equal to the Subscription Price, whichever is higher as-converted', 1, 'none', null],
    [
      'one times the Original Purchase Price; thereafter participates with Common Stock pro rata on an as-converted basis until holders have received an aggregate of three times the Original Purchase Price',
      1,
      'capped',
      3,
    ],
  ])('reads "%s"', (text, multiple, kind, cap) => {
    const found = preference(text);
    expect(found.multiple.facts.liquidationMultiple).toBe(multiple);
    expect(found.participation.facts.participation).toBe(kind);
    expect(found.participation.facts.participationCap ?? null).toBe(cap);
  });

  it('takes the worse of two multiples and says so', () => {
    const { multiple } = preference('1x. On a sale investors receive two times the Original Purchase Price.');
    expect(multiple.facts.liquidationMultiple).toBe(2);
    expect(multiple.status).toBe('contradictory');
  });

  it('leaves a blank multiple unresolved', () => {
    expect(preference('[___] times the Original Purchase Price').multiple.status).toBe('unresolved');
  });
});

describe('anti-dilution', () => {
  const read = (text: string) =>
    antiDilution.examine(createReading(readPlainText(`Anti-dilution: ${text}`))).reading;

  it.each([
    ['the conversion price shall be reduced to the price at which such shares are issued', 'full-ratchet'],
    ['broad-based weighted average', 'broad-based'],
    [
      'weighted average, leaving options and convertibles out of the count based on shares in issue',
      'narrow-based',
    ],
    ['customary weighted average adjustment', 'weighted-average'],
    ['None', 'none'],
    ['There shall be no full ratchet; broad-based weighted average applies', 'broad-based'],
  ])('reads "%s"', (text, kind) => {
    expect(read(text).facts.antiDilution).toBe(kind);
  });

  it('takes the ratchet where both are stated', () => {
    const found = read('broad-based weighted average.\n\nDown round: full ratchet protection applies.');
    expect(found.facts.antiDilution).toBe('full-ratchet');
    expect(found.status).toBe('contradictory');
  });

  it('leaves bracketed alternatives unresolved', () => {
    expect(read('[broad-based weighted average] [full ratchet]').status).toBe('unresolved');
  });
});
