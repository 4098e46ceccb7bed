import { expect, it } from 'vitest';
import { analyzeDocument } from '../../analyze-document.ts';
import { readPlainText } from '../../document/plain-text-document.ts';

const sheet = (
  protection: string,
  figures = 'Pre-money valuation: £8,000,000. Amount of financing: £2,000,000.',
) =>
  `SERIES A TERM SHEET\n\nInvestors: Longmere Ventures LP buy Series A Preferred Shares in Marlpit Tools Ltd.\n${figures}\nAnti-dilution: ${protection}.\nLiquidation preference: 1x non-participating.\n`;

function riskOf(text: string): string {
  const outcome = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.economicTerms.find(({ id }) => id === 'E07')?.risk ?? '';
}

it('says nothing of a cost where the figures are missing', () => {
  expect(riskOf(sheet('full ratchet', 'Pre-money valuation: £[___].'))).not.toContain('sample next round');
});

it('shows what a ratchet and a weighted average cost in the same round', () => {
  // 8m founder and 2m investor shares at 1; the next round sells 2m shares at 0.50.
  expect(riskOf(sheet('full ratchet'))).toContain(
    'founders would hold 57.1% with this clause and 66.7% without',
  );
  expect(riskOf(sheet('broad-based weighted average'))).toContain('65.7% with this clause and 66.7% without');
});
