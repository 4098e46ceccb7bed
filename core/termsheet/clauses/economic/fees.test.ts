import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { fees } from './fees.ts';

const ratingOf = (text: string, amount: number | null = null) =>
  examineText(fees, text, { facts: { amount } }).assessments.find(({ isMissing }) => !isMissing)?.rating;
const misses = (text: string) => examineText(fees, text).assessments.some(({ isMissing }) => isMissing);

describe('E12 fees and expenses', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['Warranties: the Company pays all costs of a breach of warranty.', undefined],
    ['[Note: the Company usually pays an arrangement fee of 3%.]', undefined],
    ['Costs: each party bears its own costs.', 'Green'],
    ['Fees: the Company pays an origination fee of 3% of the sum lent.', 'Red'],
    ['Fees: no origination fee is charged.', 'Green'],
    ['The company pays zero, no fee going in, no fee after.', 'Green'],
    ['Costs: The notary is paid by the company.', 'Green'],
    [
      'Legal fees:\n- Каждая сторона оплачивает свои legal fees\n- Компания оплачивает legal fees Lead Investor (до $75K)',
      'Amber',
    ],
    ['Costs: The Company and the Investors will each bear their own legal and other costs.', 'Green'],
    ['Costs: Each of the Company and the Investor is responsible for its own costs.', 'Green'],
    ['Costs: The Company will bear its own costs and those of the Investors.', 'Amber'],
    ['Fees: no arrangement fee and no monitoring fee.', 'Green'],
    ['Fees: Corvane charges neither an arrangement nor a monitoring fee.', 'Green'],
    ['Costs: the Company pays the legal costs of the Investor up to £[____].', 'Amber'],
    ['Costs: at closing the Company reimburses legal fees of the Investor up to £30,000.', 'Green'],
    ['Costs: the Company pays the reasonable legal costs of the Investor.', 'Amber'],
    [
      'Costs: the Company pays the legal costs of the Investor up to £30,000, whether or not the round closes.',
      'Amber',
    ],
    ['Costs: the Company pays all costs of the Investor, whether or not the round closes.', 'Red'],
    [
      'Costs: the Company pays legal costs up to £30,000 at completion. If the round does not complete, each side bears its own costs.',
      'Green',
    ],
    ['Fees: the Company pays an arrangement fee of 1.5% and legal costs up to £20,000 at closing.', 'Amber'],
    ['Fees: the Company pays an arrangement fee of 3% at closing.', 'Red'],
    ['Fees: the Company pays the Investor a monitoring fee of £10,000 a year.', 'Red'],
    ['Fees: the Company pays legal costs up to £200,000 at closing.', 'Amber'],
    [
      'Costs: our legal costs are paid by the Company on closing. Should the deal not close we pay them ourselves.',
      'Amber',
    ],
    [
      'Fees: the annual monitoring fee which Northgate has drawn ends at Completion. The Company pays legal costs up to £24,000 at closing.',
      'Green',
    ],
    ['Costs: the Company pays investor counsel on closing, not above $40,000.', 'Green'],
    ['Costs: the Company pays our counsel on closing, to a ceiling of C$25,000.', 'Green'],
    ["Costs: the Company pays the Fund's reasonable legal fees, not above £12,500 plus VAT.", 'Green'],
    ["Costs: Company pays lead's counsel on completion, cap S$40,000; nothing without completion.", 'Green'],
    ['Costs: Company covers Lead counsel to $35,000 at closing.', 'Green'],
    ['Costs: the Company pays our lawyers £9,000 plus VAT at most, at completion.', 'Green'],
    ['Costs: the Company pays our lawyers, £300 an hour at most, at completion.', 'Amber'],
    ['Costs: the Company pays our lawyers, whose bill comes to £90,000 so far, at closing.', 'Amber'],
    ['Costs: the Company pays our lawyers without limit, about £90,000 so far, at closing.', 'Amber'],
    [
      'Fees: at completion the Company pays £15,000 plus VAT to our solicitors. If we do not complete it pays nothing.',
      'Green',
    ],
    ['Fees: at completion the Company pays £15,000 on account to our solicitors.', 'Amber'],
    ['Fees: the Company pays £15,000 to our solicitors. The Company pays our diligence costs.', 'Amber'],
    [`Fees: there's no program fee, no "success fee" and no charge for desks.`, 'Green'],
    ['Fees: there is no program fee. A "success fee" of 1% is payable.', 'Amber'],
    ['Monitoring and arrangement fees: The accelerator charges none at any time.', 'Green'],
    ['Monitoring and arrangement fees: The fund charges none until its second year.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(ratingOf(text)).toBe(rating);
  });

  it('measures a cap by the round: 1% of it is usual', () => {
    const text = 'Fees: the Company pays legal costs up to £100,000 at closing.';
    expect(ratingOf(text, 5_000_000)).toBe('Amber');
    expect(ratingOf(text, 12_000_000)).toBe('Green');
  });

  it('counts the worse of two statements on costs', () => {
    expect(
      ratingOf(
        'Costs: the Company pays legal costs up to £30,000 at completion.\n\nExpenses: a monitoring fee of £5,000 a quarter is payable by the Company.',
      ),
    ).toBe('Red');
  });

  it.each([
    ['Board: three directors.', true],
    ['Costs: the Company pays the reasonable legal costs of the Investor.', true],
    ['Costs: the Company pays the legal costs of the Investor up to £30,000.', false],
    ['Costs: the Company pays the legal costs of the Investor up to £[____].', false],
    ['Costs: each party bears its own costs.', false],
  ])('on %j a cap is missing: %s', (text, isMissing) => {
    expect(misses(text)).toBe(isMissing);
  });
});
