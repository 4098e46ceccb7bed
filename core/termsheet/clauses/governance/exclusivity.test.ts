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
    ["Talk to whoever you like in the meantime, I'm not asking for exclusivity.", [0, null]],
    ['No exclusivity. You have 14 days to accept.', [null, null]],
    ['Exclusivity: 30 days. Nothing is payable if you walk.', [30, false]],
    ['Exclusivity: 30 days. If closing does not occur, you owe us nothing.', [30, false]],
    ['Exclusivity: 30 days. You will not owe us anything if it comes to nothing.', [30, false]],
    ['Each side pays its own lawyers, whether we get it done or not.', [null, false]],
    ['The Company pays our costs of up to £20,000, but only on closing.', [null, false]],
    ['Each side pays its own lawyers.', [null, null]],
    ['Should the round fall through, neither side has a claim on the other.', [null, false]],
    ['If we lapse into silence and it is abandoned, none owes another.', [null, false]],
    ['Absent completion, costs lie where they fall.', [null, false]],
    ['Breaking off talks gives rise to no liability.', [null, false]],
    ['No termination payment is asked for.', [null, false]],
    [
      'Until the seventy-fifth (75th) day thereafter the Company shall not solicit any other financing.',
      [75, null],
    ],
    ['Exclusivity\n8 weeks (binding)', [56, null]],
    ['Эксклюзивность: в течение **60 дней** с даты подписания не вести переговоры с другими.', [60, null]],
    ['No-Shop: [___] days.', ['unresolved', null]],
    ['Exclusivity: [30] [45] days, to be settled.', ['unresolved', null]],
    ['Exclusivity: 30 days; the committee sits every six weeks.', [30, null]],
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
    ['Exclusivity: I need three weeks, not ninety days.', [21, null]],
    ['Exclusivity: 30 days. There is no break fee.', [30, false]],
    [
      'Exclusivity & Confidentiality\nExclusivity: 60 days from signature. Confidentiality: binding for 12 months from signature.',
      [60, null],
    ],
    [
      'Exclusivity: 30 days. If the founders choose not to go ahead, the Company pays the Investor £20,000.',
      [30, true],
    ],
    [
      'Exclusivity: 30 days. If completion has not taken place by May, each side pays its own costs.',
      [30, false],
    ],
    ['Covenants: founders will not solicit customers for 12 months.', [null, null]],
    [
      'For 36 months after ceasing to be employed, a Founder shall not be engaged in any business offering tuition.',
      [null, null],
    ],
    [
      'For 36 months from signing, the Company shall not engage with any business offering finance, and no Founder after leaving either.',
      [1080, null],
    ],
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

  it.each([
    'Costs: The Company pays the legal costs of the Investor, capped at £30,000, whether or not the round closes.',
    'Costs: If the transaction does not complete, each party bears its own costs.',
    'Costs: If the Company withdraws from the transaction it is not liable for the costs of the Investor.',
    'Warranties: if the Company breaches a warranty of the investment agreement it shall compensate losses.',
    'If the Investor withdraws from the round, the Investor pays the costs of the Company.',
    'The Company shall indemnify each director against costs and losses.',
    '[Note: if the Company withdraws it should pay the costs of the Investor.]',
  ])('sees no price on saying no in %j', (text) => {
    expect(examineText(exclusivity, text).assessments).toEqual([]);
  });

  it.each([
    'Costs: If the Company or the Founders break off negotiations, the Company reimburses the Investor for its costs.',
    'Legal fees: the Company shall pay all costs of the Investor if it withdraws from the transaction.',
    'Should the Founders decline to proceed, they will bear the fees and expenses of the Investor.',
    'If closing does not occur for any reason, the Company shall indemnify the Investor for its costs.',
    'On withdrawal by the Company from this term sheet, the Company is liable for the expenses of the Investor.',
    'Exclusivity: 30 days.\n\nExpenses: If the Company accepts another offer during negotiations it pays the costs of the Investor, up to £20,000.',
  ])('rates a price on saying no Red, wherever it stands: %j', (text) => {
    const { rating, reading } = examineText(exclusivity, text);
    expect(rating).toBe('Red');
    expect(reading.evidence[0]?.quote).toMatch(/costs|expenses/);
  });

  it.each([
    'This term sheet is non-binding except for confidentiality and exclusivity provisions.',
    'Only exclusivity, confidentiality and costs bind the parties.',
    'Exclusivity: the Company will negotiate with the Investor alone. This paragraph is binding.',
  ])('misses the length of an exclusivity that is said to bind: %j', (text) => {
    const { assessments } = examineText(exclusivity, text);
    expect(assessments.filter(({ isMissing }) => isMissing)).toMatchObject([
      { rating: 'Amber', title: 'Length of exclusivity' },
    ]);
  });

  it.each([
    'Nothing in this term sheet is binding.',
    'Exclusivity: 30 days, binding.',
    'Exclusivity: until 15 March 2025, binding.',
    'Exclusivity: [__] days, binding.',
    'Exclusivity: None. Confidentiality is binding.',
  ])('misses no length in %j', (text) => {
    expect(examineText(exclusivity, text).assessments.some(({ isMissing }) => isMissing)).toBe(false);
  });

  it('reports two lengths as a contradiction and takes the longer', () => {
    const { reading } = examineText(exclusivity, 'Exclusivity: 30 days.\n\nNo-shop\n\n60 days from signing.');
    expect(reading.facts.noShopDays).toBe(60);
    expect(reading.contradictions).toHaveLength(1);
  });
});
