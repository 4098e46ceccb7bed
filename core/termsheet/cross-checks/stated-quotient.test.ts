import { expect, test } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';

const risksOf = (price: string): readonly string[] => {
  const text = `Series A Term Sheet
Issuer: Plover Systems Limited
Securities: Series A preferred shares
Investment: £1,000,000 by Marram Ventures LLP
Price: ${price}
Liquidation preference: 1x, non-participating`;
  const answer = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.economicTerms
    .filter(({ clause, rating }) => clause === 'Valuation: the price does not follow' && rating === 'Red')
    .map(({ risk }) => risk);
};

test('shows a price that is not the value divided by the shares', () => {
  const price =
    '£20.00 per share, being the pre-money value of £4,000,000 divided by 400,000 existing shares';
  expect(risksOf(price)).toEqual([
    '£4m divided by 400,000 shares is £10 a share, but the document says £20.',
  ]);
});

test.each([
  '£10.00 per share, being the pre-money value of £4,000,000 divided by 400,000 existing shares',
  '£1.33 per share, being the pre-money value of £4,000,000 divided by 3,000,000 shares',
  '£0.02 per share (£50,000 divided by 2,750,000 fully diluted ordinary shares)',
  '£2.50 a share: £1,000,000 at a pre-money value of £5,000,000 divided by 2,000,000 shares',
  '£10.00 per share, being the pre-money value divided by 400,000 shares',
])('lets stand what agrees, or what it cannot work out: %s', (price) => {
  expect(risksOf(price)).toEqual([]);
});
