import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const examine = (text: string) => examineText(convertible, text, { documentType: 'convertible-note' });
const facts = (text: string) => examine(text).reading.facts;

describe('a cap that is not called one', () => {
  it.each([
    [
      'Conversion price. The price per share that follows from a value of Borrower of kEUR 5.000 immediately before that round.',
      5_000_000,
    ],
    ['Conversion Price\n\n(1) S$8,000,000 divided by the Company Capitalisation; and', 8_000_000],
    [
      'Conversion. The price is that of the new investors, but no more than results from a valuation of [________] PLN.',
      'unresolved',
    ],
    [
      'Conversion. The notes convert at a price calculated on a pre-money valuation of EUR 6m at most.',
      6_000_000,
    ],
    ['Conversion price. EUR 4.000.000 spread over all shares on a fully diluted basis.', 4_000_000],
  ])('%s', (text, cap) => {
    expect(facts(text).safeCap).toBe(cap);
  });
});

describe('a discount that is not called one', () => {
  it.each([
    ['Conversion price. The price per share paid in cash in the Qualifying Round, less 20%.', 20],
    ['Conversion. The price is seventy per cent of what the new investors pay.', 30],
    ['Conversion. 85% of the price per share that new investors pay in the round.', 15],
    ['Conversion. The notes convert at the round price minus 25%.', 25],
    ['Conversion. The lender buys 15% cheaper than new investors.', 15],
    ['Conversion. A rebate of 20% on the price of the round.', 20],
  ])('%s', (text, discount) => {
    expect(facts(text).safeDiscountPercent).toBe(discount);
  });
  it('is not the yearly interest', () => {
    expect(facts('Interest. 6% per annum, simple.').safeDiscountPercent).toBeNull();
  });
});

describe('when the money is due, and what stands behind it', () => {
  it.each([
    ['Date of repayment. Nine months after the first payment.', 9],
    ['Term\n\nTwo years from pay-out.', 24],
    ['The loan runs for 18 months.', 18],
    ['The term is 15 months as of disbursement.', 15],
    ['Maturity Date: 24 months from closing. At maturity: extension of maturity by 12 months.', 24],
    ['Term: 6 months (extension option +3 months)', 6],
    ['Repayment. The notes must be repaid 24 months after drawdown.', 24],
  ])('%s', (text, months) => {
    expect(facts(text).noteMaturityMonths).toBe(months);
  });
  it.each([
    ['Interest. 5% a year, capitalised at the end of each quarter.', 'Red'],
    ['Interest. 5% a year, simple.', 'Green'],
  ])('%s', (text, rating) => {
    const interest = examine(text).assessments.find(({ title }) => title === 'Interest');
    expect(interest?.rating).toBe(rating);
  });
  it.each([
    ['Interest. 5%. Security. Registered pledge over all patents of the Company.', true],
    ['Interest. 5%. Each founder gives a personal surety up to the whole debt.', true],
    ['Interest. 5%. No director or shareholder of Borrower stands surety.', false],
    ['Interest. 5%. The loan is unsecured.', false],
    ['Interest. 5%. The loan is unsecured. An earlier draft had a pledge over the patents.', false],
  ])('%s', (text, isRed) => {
    const found = examine(text).assessments.some(({ title }) => title === 'Security and guarantees');
    expect(found).toBe(isRed);
  });
});
