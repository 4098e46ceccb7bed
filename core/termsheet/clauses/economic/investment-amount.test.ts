import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { investmentAmount } from './investment-amount.ts';

const amount = (text: string) => examineText(investmentAmount, text).reading.facts.amount ?? null;

describe('E02 amount and tranches', () => {
  it.each([
    ['Board: three directors.', null],
    [
      'OK so.\n\n£150k. Advance subscription.\n\nIt turns into shares when you next raise £500k or more.',
      150_000,
    ],
    ['Price before: £15,000,000.\n\nAfter it: £20,000,000.', null],
    ['£75,000, lent to the company, to turn into shares later.', 75_000],
    [
      'They will between them advance £400,000. If a fund were to invest £1,000,000, shares cost £8.',
      400_000,
    ],
    ['Principal Amount: $3.5 million aggregate (minimum investment $100,000 per investor)', 3_500_000],
    [
      'Investment: Ash will subscribe £3,000,000 and Birch £1,000,000: £4,000,000 between them, in cash.',
      4_000_000,
    ],
    ['Use of proceeds: £500,000 for hiring and £200,000 for marketing.', null],
    ['Costs: the Company pays legal fees of up to £30,000.', null],
    ['[Note: the fund usually invests £1m.]', null],
    ['Investment: £[____].', 'unresolved'],
    ['Purchase Amount: <<AMOUNT>>', 'unresolved'],
    [
      'THIS CERTIFIES THAT in exchange for the payment by Ann Roe (the "Investor") of $800,000 on or about June 28, Acme, Inc. issues shares.',
      800_000,
    ],
    [
      'Investment Amounts: $8 million from Foo Capital\n$2 million from other investors\nBoard: three seats',
      10_000_000,
    ],
    ['"Discount" means 20%. "Subscription Amount" means £150,000.', 150_000],
    ['The Investor shall invest {investment_amount} at a pre-money valuation of {valuation}.', 'unresolved'],
    ['Amount: [EUR/US$] [____] in one tranche.', 'unresolved'],
    ['Amount: \u0024{InvestmentAmount}', 'unresolved'],
    ['Investitionssumme: [Betrag] € in einer Tranche', 'unresolved'],
    ['Round size: A\\$\\[[insert]{.mark}\\]', 'unresolved'],
    [
      'Post-money Valuation: means the valuation of the Company after the total amount raised, contractually set at 3,500,000 euros.',
      null,
    ],
    ['Investment: [£1m] [£2m].', 'unresolved'],
    ['Investment: £1.5m.', 1.5e6],
    ['Amount of financing: US$ 8,000,000 in Series A Preferred Stock.', 8e6],
    ['Investment amount: EUR 1.200.000,00.', 1.2e6],
    ['Investment: two million pounds (£2,000,000).', 2e6],
    ['Investment: Elm Fund £1,000,000 and Oak Fund £500,000, £1,500,000 in all.', 1.5e6],
    ['Investment: the first tranche is £1m at completion and the second £2m after a year, £3m in all.', 3e6],
  ])('reads %j', (text, expected) => {
    expect(amount(text)).toBe(expected);
  });

  it.each([
    ['Board: three directors.', 'Amber'],
    ['Investment: £[____].', 'Amber'],
    ['Investment: £1,000,000 at one closing.', 'Green'],
    ['Investment: £1,000,000. Further closings on the same terms within 90 days.', 'Green'],
    ['Investment: £3,000,000, of which £1,000,000 at completion and £2,000,000 on 1 May 2027.', 'Amber'],
    [
      'Investment: £3,000,000 in two tranches: £1,000,000 at completion, £2,000,000 when the Investor is satisfied that the milestones are met.',
      'Red',
    ],
    [
      'Investment: £2,000,000. The balance of £1,000,000 is drawn at the Second Closing, once the trial has been cleared by the regulator.',
      'Red',
    ],
    ['Investment: £1,000,000 at one closing. No part of it depends on milestones.', 'Green'],
    [
      "Investment: £900,000, of which £400,000 at completion and £500,000 when, in the Investor's opinion, sales go well.",
      'Red',
    ],
    ['Investment: £400,000 now, and the other £400,000 as soon as thirty clinics are paying.', 'Red'],
    ['Investment: £1,000,000. A second £500,000 follows once the plant has passed its inspection.', 'Red'],
    ['Investment: £1,000,000. The remaining £500,000 when the articles have been registered.', 'Green'],
    [
      'Investment: £2,000,000 in two tranches, half at completion, half a year later. No milestone is attached to the second.',
      'Amber',
    ],
    ['Investment: £600,000 at one completion. There is no second tranche to dangle before you.', 'Green'],
    ['Investment: £600,000. No later instalments, no milestones.', 'Green'],
    ['Investment: £600,000 in two tranches a year apart; there is no third tranche.', 'Amber'],
    ['Investment: £300,000. There is no second tranche unless the sales targets are met.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(investmentAmount, text).rating).toBe(rating);
  });

  it('misses an amount under "Missing Clauses"', () => {
    expect(examineText(investmentAmount, 'Board: three directors.').assessments).toMatchObject([
      { rating: 'Amber', isMissing: true },
    ]);
  });
});
