import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../../facts.ts';
import type { Clause } from '../clause.ts';
import { examineText } from '../testing/examine-text.ts';
import { investmentAmount } from './investment-amount.ts';
import { optionPool } from './option-pool.ts';
import { valuation } from './valuation.ts';

type Case = readonly [text: string, clause: Clause, facts: Partial<TermSheetFacts>];

const cases: readonly Case[] = [
  [
    'Valuation reference: US$92 million before, and US$100 million after, the issue of the Preferred. Growth Preferred to represent 8% on that basis.',
    valuation,
    { preMoney: 92e6, postMoney: 100e6, investorStakePercent: 8 },
  ],
  [
    'Price: $6M pre. So $7.5M post and the new money ends up with 20%.',
    valuation,
    { preMoney: 6e6, investorStakePercent: 20 },
  ],
  [
    'Valuation: The Company is attributed a value, prior to the subscription, of £6,000,000.',
    valuation,
    { preMoney: 6e6 },
  ],
  [
    'Valuation: pre-money $40 million, resulting in a holding of 20% for the Strategic Investor.',
    valuation,
    { preMoney: 40e6, investorStakePercent: 20 },
  ],
  [
    'Investors: Acme Ventures €2,000,000; Birch €750,000; angels €250,000: total €3,000,000',
    investmentAmount,
    { amount: 3e6 },
  ],
  [
    'Investors: Acme Ventures ($6,500,000) and the seed holders ($1,500,000), for a total of $8,000,000',
    investmentAmount,
    { amount: 8e6 },
  ],
  ['Commitment: US$8,000,000, funded in full at closing', investmentAmount, { amount: 8e6 }],
  [
    'Share options: EMI options over 10% of the fully diluted share capital following Completion. Enlargement occurs before Completion and has been taken into account in the price.',
    optionPool,
    { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
  ],
  [
    'Options: EMI scheme for 10% of the company to be set up once we are in. Everyone gets watered down by it, us included.',
    optionPool,
    { optionPoolPercent: 10, optionPoolBasis: 'post-money' },
  ],
  [
    'Before we come in you need to top the unissued options up to 10% of the post-closing cap table; that comes out of the pre.',
    optionPool,
    { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
  ],
  [
    'Investment: We will subscribe £30m at a pre-money equity value of £90m (post-money: £120m). Our shares will make up 25% of the fully diluted share capital.',
    valuation,
    { preMoney: 90e6, postMoney: 120e6, investorStakePercent: 25 },
  ],
  [
    'Valuation: $6 million post-money and a price of $1.20 per share.',
    valuation,
    { postMoney: 6e6, preMoney: null, pricePerShare: 1.2 },
  ],
  [
    'Total investment: £5,000,000 for Series A Shares of £0.001 each. Subscription price: £8.40 per share.',
    valuation,
    { pricePerShare: 8.4 },
  ],
  [
    'Investor: Osprey Ridge Capital Partners. Valuation: The price reflects a pre-money valuation of $30 million, so that Osprey Ridge will own 40% of the Company on a fully diluted basis.',
    valuation,
    { preMoney: 30e6, investorStakePercent: 40 },
  ],
];

describe('the round in plain words', () => {
  it.each(cases)('%s', (text, clause, expected) => {
    const { facts } = examineText(clause, text).reading;
    for (const [name, value] of Object.entries(expected)) {
      expect(facts[name as keyof TermSheetFacts] ?? null, name).toEqual(value);
    }
  });
});
