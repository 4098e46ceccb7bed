import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../analysis.ts';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const examine = (text: string, documentType: DocumentType = 'convertible-note') =>
  examineText(convertible, text, { documentType });
const ratingsOf = (text: string) =>
  Object.fromEntries(examine(text).assessments.map(({ title, rating }) => [title, rating]));

describe('what a sale before conversion pays back', () => {
  it.each([
    ['On a trade sale the holder receives three times the principal.', 3, undefined],
    ['Exit: the greater of the purchase amount times 1.5 and the as-converted amount.', 1.5, 'none'],
    ['Change of control: repayment at 100% plus interest, unless the holder prefers shares.', 1, 'none'],
    ['If somebody buys the firm first, I get to pick: my £50,000 back, or my slice of the price.', 1, 'none'],
    [
      'If the Company is sold, the Investor is due the greater of the Purchase Amount and what the shares would bring.',
      1,
      'none',
    ],
    ['If you are sold first we take twice what we lent.', 2, undefined],
    ['Ada: and if we get bought first\n\nBen: you return one and a half times what we paid', 1.5, undefined],
    ['Corporate transaction. The form pays two times the price. That is deleted.', undefined, undefined],
    ['If the company is sold, founders keep three quarters of their shares.', undefined, undefined],
    ["If you are sold first, I don't want it back two or three times over.", undefined, undefined],
    ['If you are sold first we do not ask for shares but for three times what we lent.', 3, undefined],
    ["If you are sold first we don't want much, only twice what we lent.", 2, undefined],
    [
      'Change of control: repayment at 100% plus interest. We have seen notes that ask for double here.',
      1,
      undefined,
    ],
    ['Change of control: as we have seen prices double, we take twice what we lent.', 2, undefined],
    ['Change of control: loan with interest. Siim wanted 2x. Voted down 2:1.', undefined, undefined],
    [
      'Change of control: money once over. You asked about the 2x premium in your 2023 notes.',
      undefined,
      undefined,
    ],
    [
      'Should more than one half of the shares be sold prior to conversion, the lender receives, at its choice, 1.5 times the principal or the proceeds.',
      1.5,
      undefined,
    ],
    [
      'Amount: S$120,000.\n\nIf Kiln is acquired before a priced round, we receive S$360,000, or the value of our shares if that is bigger.',
      3,
      'none',
    ],
    ['You sold twice as many lamps last year.', undefined, undefined],
  ])('%s', (text, multiple, participation) => {
    const { liquidationMultiple, participation: kind } = examine(text).reading.facts;
    expect([liquidationMultiple, kind]).toEqual([multiple, participation]);
  });
});

describe('what stands behind a loan among friends', () => {
  it.each([
    ['Interest: 5%. We want the machines put up against the loan.', 'Red'],
    ['Interest: 5%. If it fails, you pay us from your own savings.', 'Red'],
    ['Interest: 5%. Another fund takes a charge over patents, but that is their way.', undefined],
    ['Interest: 5%. The machines stand in Leeds.', undefined],
  ])('%s', (text, rating) => {
    expect(ratingsOf(text)['Security and guarantees']).toBe(rating);
  });
});

describe('neither a cap nor a discount', () => {
  it.each([
    ['Interest: 5%. Conversion at the price of the round; there is neither a ceiling nor a discount.', 'Red'],
    ['Interest: 5%. The price of the others, no cap and no discount.', 'Red'],
    ['Interest: 5%. No cap, no discount, but the terms of the most favoured holder.', undefined],
    ['Interest: 5%. No cap. Discount: 20%.', undefined],
  ])('%s', (text, rating) => {
    expect(ratingsOf(text)['Conversion price']).toBe(rating);
  });
});
