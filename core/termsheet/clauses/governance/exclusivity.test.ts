import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { exclusivity } from './exclusivity.ts';

const facts = (text: string) => {
  const found = examineText(exclusivity, text).reading.facts;
  return [found.noShopDays ?? null, found.breakFee ?? null];
};

describe('G07 exclusivity', () => {
  it.each<[string, (number | boolean | string | null)[]]>([
    ['Board: three directors.', [null, null]],
    ['Exclusivity: None.', [0, null]],
    ['Exclusivity\n8 weeks (binding)', [56, null]],
    ['No-Shop: [___] days.', ['unresolved', null]],
    [
      'For a period of thirty days, the Company shall not solicit offers from other parties for any financing.',
      [30, null],
    ],
    [
      'No-Shop: two (2) months from signature; the Company notifies the Investor of offers within 2 days.',
      [60, null],
    ],
    [
      'No-Shop: 120 days from signature. If the Company breaches, or does not close for any reason, it shall pay a break fee of $250,000.',
      [120, true],
    ],
    ['Exclusivity: 30 days. There is no break fee.', [30, false]],
    ['Covenants: founders will not solicit customers for 12 months.', [null, null]],
  ])('reads %j', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    ['Exclusivity: 45 days.', 'UK', 'Green'],
    ['Exclusivity: 45 days.', 'US', 'Amber'],
    ['Exclusivity: 60 days.', 'EU', 'Amber'],
    ['Exclusivity: 90 days.', 'UK', 'Red'],
    ['Exclusivity: 30 days. On withdrawal the Company pays a break fee of £50,000.', 'UK', 'Red'],
    ['Exclusivity: [__] days.', 'UK', 'Amber'],
  ] as const)('rates %j in the %s %s', (text, jurisdiction, rating) => {
    expect(examineText(exclusivity, text, { jurisdiction }).rating).toBe(rating);
  });

  it('misses the length of an exclusivity that is said to bind', () => {
    const { assessments } = examineText(
      exclusivity,
      'This term sheet is non-binding except for confidentiality and exclusivity provisions.',
    );
    expect(assessments).toMatchObject([{ rating: 'Amber' }]);
  });

  it('reports two lengths as a contradiction and takes the longer', () => {
    const { reading } = examineText(exclusivity, 'Exclusivity: 30 days.\n\nNo-shop\n\n60 days from signing.');
    expect(reading.facts.noShopDays).toBe(60);
    expect(reading.contradictions).toHaveLength(1);
  });
});
