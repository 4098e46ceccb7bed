import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { nonCompete } from './non-compete.ts';

const fact = (text: string) => examineText(nonCompete, text).reading.facts.nonCompeteMonths ?? null;

describe('F04 non-compete', () => {
  it.each([
    ['Exclusivity: 30 days.', null],
    ['Non-solicitation: founders will not solicit customers for 24 months.', null],
    ['No shop: 45 days in which the Company solicits no competing money.', null],
    [
      '# Definitions\n\n- Restricted Period: eighteen months from the end of employment.\n\n# Founders\n\nNon-competition throughout the Restricted Period.',
      18,
    ],
    ['Non-compete: None.', 0],
    ['There is no non-compete.', 0],
    ['No covenant against competition is requested; a covenant of 12 months not to solicit staff is.', 0],
    ['We do not ask for a non-compete.', 0],
    ['We have dropped the non-compete.', 0],
    ["You asked about restraints. I'm not looking for a non-compete.", 0],
    ['Restrictive covenants: One-year employee non-solicit. No non-compete', 0],
    ['Non-compete: none; invention assignment and one-year non-solicit of employees', 0],
    ['Non-compete: none in the first year; a founder does not compete in the 24 months that follow.', 24],
    [
      "Restraints: I'm not looking for a non-compete. Leave the staff and the customers alone for six months after you go.",
      0,
    ],
    ['Restrictive covenants: No non-compete with others. For 24 months no competing with us.', 24],
    ['Restrictive covenants: One-year employee non-solicit. Two-year non-compete', 24],
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
    ['Founders: nine months\u2019 non-compete and an embargo on transfers for three years.', 9],
    [
      'Founders: no founder may dispose of shares for two years, and each shall not compete for six months.',
      6,
    ],
    ['Founders: for 18 months a founder shall not compete or sell shares to a competitor.', 18],
    ['For nine months from his departure each founder abstains from work on solar roofs.', 9],
    ['The founders refrain, for 15 months after departing, from any activity in freight.', 15],
    ['For nine months from his departure each founder abstains from soliciting clients.', null],
  ])('reads %j', (text, expected) => {
    expect(fact(text)).toBe(expected);
  });

  it.each([
    ['Non-compete: 12 months.', /replaced by a non-solicit\.$/],
    ['Non-compete: 15 months.', /or cut to 12 months\.$/],
  ])('asks for no length that %j has already', (text, asked) => {
    const [assessment] = examineText(nonCompete, text, { jurisdiction: 'US' }).assessments;
    expect(assessment?.recommendation).toMatch(asked);
  });

  it.each([
    ['Non-compete: 12 months.', 'UK', 'Green'],
    ['Non-compete: 18 months.', 'UK', 'Amber'],
    ['Non-compete: 36 months.', 'UK', 'Red'],
    ['Non-compete: 12 months.', 'EU', 'Amber'],
    ['Non-compete: 12 months, compensated at 50% of salary.', 'EU', 'Green'],
    [
      'Non-compete: 12 months after leaving. The company pays 60 percent of your salary in those months.',
      'EU',
      'Green',
    ],
    [
      'Non-compete: 12 months, the Nordics. During this time the company pays 60 per cent of the last salary.',
      'EU',
      'Green',
    ],
    [
      'You do not compete for twelve months, and the company pays you half of the salary for it.',
      'EU',
      'Green',
    ],
    ['Non-compete: 12 months, against half of the last salary.', 'EU', 'Green'],
    ['Non-compete: 12 months, with half of the salary as compensation.', 'EU', 'Green'],
    ['Non-compete: 12 months, at half of the last salary.', 'EU', 'Green'],
    ['Non-compete: 9 months, the Netherlands, against payment of half the last salary.', 'EU', 'Green'],
    ['Non-compete: 12 months; whoever breaks it owes half of the last salary.', 'EU', 'Amber'],
    [
      'Non-compete: 12 months. A founder who breaks it forfeits half of the salary of those months.',
      'EU',
      'Amber',
    ],
    ['Non-compete: 12 months. The company pays no part of the salary in those months.', 'EU', 'Amber'],
    ['Non-compete: 12 months. A bonus of up to 20% of salary is agreed.', 'EU', 'Amber'],
    ['Non-compete: 12 months.', 'US', 'Amber'],
    ['Non-compete: 24 months.', 'US', 'Red'],
    ['Non-compete: 6 months. Governing law: California.', 'US', 'Red'],
    ['Non-compete: 6 months. You would both remain in Oakland.', 'US', 'Red'],
    ['Non-compete: 6 months. Our fund is in Oakland.', 'US', 'Amber'],
    ['Non-compete: None.', 'US', 'Green'],
  ] as const)('rates %j in the %s %s', (text, jurisdiction, rating) => {
    expect(examineText(nonCompete, text, { jurisdiction }).rating).toBe(rating);
  });

  it.each([
    ['India', 'UK', 'Green'],
    ['Germany', 'UK', 'Amber'],
    ['the State of Delaware', 'UK', 'Amber'],
    ['England and Wales', 'US', 'Green'],
    ['England and Wales', 'EU', 'Green'],
    ['Singapore', 'UK', 'Green'],
  ] as const)(
    'rates twelve months by the stated law of %s, whatever was chosen: %s',
    (law, jurisdiction, rating) => {
      const facts = { governingLaw: law };
      expect(examineText(nonCompete, 'Non-compete: 12 months.', { jurisdiction, facts }).rating).toBe(rating);
    },
  );

  it('bans none for a state that is only an address', () => {
    const text = 'Non-compete: 12 months. The Investor is a fund in San Francisco, California.';
    const facts = { governingLaw: 'England and Wales' };
    expect(examineText(nonCompete, text, { jurisdiction: 'UK', facts }).rating).toBe('Green');
  });
});
