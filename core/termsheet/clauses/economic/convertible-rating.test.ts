import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../analysis.ts';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const facts = (text: string) => {
  const { reading } = examineText(convertible, text, { documentType: 'convertible-note' });
  const { safeCap, safeDiscountPercent, noteInterestPercent, noteMaturityMonths } = reading.facts;
  return [
    safeCap ?? null,
    safeDiscountPercent ?? null,
    noteInterestPercent ?? null,
    noteMaturityMonths ?? null,
  ];
};
const ratings = (text: string, documentType: DocumentType = 'convertible-note') =>
  Object.fromEntries(
    examineText(convertible, text, { documentType }).assessments.map(({ title, rating }) => [title, rating]),
  );

describe('E13 conversion terms', () => {
  it.each<[string, (number | string | null)[]]>([
    ['The Company: Quarry Looms Limited.', [null, null, null, null]],
    ['Expenses: capped at £20,000.', [null, null, null, null]],
    ['Default interest of 12% applies to late payment.', [null, null, null, null]],
    ['[Note: a cap of $5,000,000 and a discount of 20% are usual.]', [null, null, null, null]],
    ['Valuation cap: $[______]. Discount: [__]%.', ['unresolved', 'unresolved', null, null]],
    ['Valuation cap: [$5,000,000] [$8,000,000].', ['unresolved', null, null, null]],
    ['Discount: [15%] [20%].', [null, 'unresolved', null, null]],
    ['Discount: 20', [null, 20, null, null]],
    ['Conversion: QF of $1m, 20% discount or $5m cap', [5e6, 20, null, null]],
    ['The note converts at the price of a {{CAP}} valuation cap.', ['unresolved', null, null, null]],
    [
      'All principal and interest of the note is due and payable on {{DATE}} (the "Maturity Date").',
      [null, null, null, 'unresolved'],
    ],
    ['Interest: [__]% per annum. Maturity: [__] months.', [null, null, 'unresolved', 'unresolved']],
    ['Valuation cap: $5,000,000. Discount: 20%.', [5e6, 20, null, null]],
    ['Interest: 8% per annum, simple. Maturity date: 24 months from issue.', [null, null, 8, 24]],
    ['Conversion: at 80% of the price per share paid in the next financing.', [null, 20, null, null]],
    // Two figures for one term: the one that costs founders more.
    ['Valuation cap: $5,000,000.\n\nConversion: the valuation cap is $4,000,000.', [4e6, null, null, null]],
    ['Discount: 15%.\n\nConversion price: at a discount of 25%.', [null, 25, null, null]],
  ])('reads %j', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    ['Post-money valuation cap: $5,000,000.', 'Valuation cap', 'Green'],
    ['Pre-money valuation cap: $5,000,000.', 'Valuation cap', 'Amber'],
    ['Valuation cap: $5,000,000.', 'Valuation cap', 'Amber'],
    ['Valuation cap: $[____].', 'Valuation cap', 'Amber'],
    ['The note is uncapped. Discount: 20%.', 'Valuation cap', 'Green'],
    ['Discount: 20%.', 'Discount', 'Green'],
    ['Discount: 25%.', 'Discount', 'Amber'],
    ['Discount: 30%.', 'Discount', 'Red'],
    ['Interest: 6% per annum, simple.', 'Interest', 'Green'],
    ['Interest: 7% per annum, simple.', 'Interest', 'Amber'],
    ['Interest: 9% per annum, simple.', 'Interest', 'Red'],
    ['Interest: 5% per annum, compounding annually.', 'Interest', 'Red'],
    ['Interest: 5% a year, simple, added to the loan and converted with it.', 'Interest', 'Green'],
    ['Interest: 4% a year without interest on interest.', 'Interest', 'Green'],
    ['On a sale we get 7% of the price. Discount: 20%.', 'Discount', 'Green'],
    ['Maturity date: 12 months from issue.', 'Maturity', 'Amber'],
    ['Maturity date: 18 months from issue.', 'Maturity', 'Green'],
    [
      'Discount: 20%. Change of control: the holder is repaid 1.5x the principal.',
      'Sale before conversion',
      'Amber',
    ],
    [
      'Discount: 20%. Change of control: the holder is repaid 2x the principal.',
      'Sale before conversion',
      'Red',
    ],
    [
      'Discount: 20%. Change of control: the holder is repaid the principal once.',
      'Sale before conversion',
      undefined,
    ],
    [
      'Discount: 20%. Security: the note is secured on all assets of the Company.',
      'Security and guarantees',
      'Red',
    ],
    ['Discount: 20%. Security: the note is unsecured.', 'Security and guarantees', undefined],
    ['Discount: 20%. The founders personally guarantee the note.', 'Security and guarantees', 'Red'],
    ['Discount: 20%. No founder guarantees the note.', 'Security and guarantees', undefined],
  ] as const)('of %j rates "%s" %s', (text, title, rating) => {
    expect(ratings(text)[title]).toBe(rating);
  });

  it('sees a long stop date, not a debt, in an advance subscription', () => {
    expect(ratings('Long stop date: 6 months from payment. Discount: 20%.', 'safe')).toMatchObject({
      'Long stop date': 'Green',
    });
  });

  it('works out what a post-money cap gives away', () => {
    const { assessments } = examineText(convertible, 'Post-money valuation cap: $5,000,000.', {
      documentType: 'safe',
      facts: { amount: 250_000, currency: 'USD' },
    });
    expect(assessments[0]?.risk).toContain('5%');
  });

  it('misses a price at which the money converts', () => {
    const { assessments } = examineText(convertible, 'The Company: Quarry Looms Limited.', {
      documentType: 'safe',
    });
    expect(assessments).toMatchObject([{ rating: 'Red', isMissing: true }]);
  });
});
