import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { nonCompete } from './non-compete.ts';

const fact = (text: string) => examineText(nonCompete, text).reading.facts.nonCompeteMonths ?? null;

describe('F04 non-compete', () => {
  it.each([
    ['Exclusivity: 30 days.', null],
    ['Non-solicitation: founders will not solicit customers for 24 months.', null],
    ['Non-compete: None.', 0],
    ['There is no non-compete.', 0],
    ['Non-competition: [__] months.', 'unresolved'],
    ['Restrictive covenants\n12 months non-compete and non-solicit', 12],
    ['Founders: 12 months non-compete and 24 months non-solicit.', 12],
    [
      'Non-Competition: Each Founder shall not compete for twenty-four (24) months following termination for any reason.',
      24,
    ],
    [
      'Covenants: For twelve months after leaving, a founder will not compete with the company in the United Kingdom or solicit its customers.',
      12,
    ],
    ['Non-compete: during employment and for two years thereafter.', 24],
    ['Wettbewerbsverbot: W\u00e4hrend T\u00e4tigkeit + 12 Monate danach', 12],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    ['Non-compete: 12 months.', 'UK', 'Green'],
    ['Non-compete: 18 months.', 'UK', 'Amber'],
    ['Non-compete: 36 months.', 'UK', 'Red'],
    ['Non-compete: 12 months.', 'EU', 'Amber'],
    ['Non-compete: 12 months, compensated at 50% of salary.', 'EU', 'Green'],
    ['Non-compete: 12 months.', 'US', 'Amber'],
    ['Non-compete: 24 months.', 'US', 'Red'],
    ['Non-compete: 6 months. Governing law: California.', 'US', 'Red'],
    ['Non-compete: None.', 'US', 'Green'],
  ] as const)('rates %j in the %s %s', (text, jurisdiction, rating) => {
    expect(examineText(nonCompete, text, { jurisdiction }).rating).toBe(rating);
  });
});
