import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';

const terms = `Liquidation Preference: 1x non-participating.
Board: three directors, of whom two are elected by the founders and one by the Investor.
Anti-dilution: broad-based weighted average.
Vesting: four years with a one-year cliff.
Governing law: England and Wales.`;

function analyze(money: string) {
  const document = readPlainText(`Term Sheet for an investment in Ballin Ltd\n${money}\n${terms}`);
  const answer = analyzeDocument(document, { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!answer.ok) throw new Error(answer.error.message);
  const findings = answer.value.economicTerms.filter(({ id }) => id === 'E02');
  return { amount: answer.value.facts.amount, findings };
}

describe('the amount of the round', () => {
  it.each([
    [
      'the part that one investor brings',
      'Valuation: £3,200,000 pre-money, £4,000,000 post-money.\nInvestment: Corrib will subscribe £600,000. Together with the partners you know, the round comes to £800,000.',
      800_000,
    ],
    [
      'values that it does not fit, where the whole stands nowhere',
      'Valuation: £3,200,000 pre-money, £4,000,000 post-money.\nInvestment: Corrib will subscribe £600,000.',
      600_000,
    ],
    [
      'values that it fits, whatever else is paid',
      'Valuation: £3,200,000 pre-money, £4,000,000 post-money.\nInvestment: £800,000. Costs: the Company pays legal costs up to £10,000.',
      800_000,
    ],
    [
      'another sum, where no valuation is stated',
      'Investment: Corrib will subscribe £600,000. It has brought £800,000 to firms like yours.',
      600_000,
    ],
  ])('is read beside %s', (_, money, amount) => {
    expect(analyze(money).amount).toBe(amount);
  });

  it('follows from a stake where the value after the money is not stated', () => {
    const { amount } = analyze(
      'Valuation: £3,200,000 pre-money. The investors hold 20% after the round.\nInvestment: Corrib will subscribe £600,000. Others bring the round to £800,000.',
    );
    expect(amount).toBe(800_000);
  });

  it('is quoted from where it stands', () => {
    const { findings } = analyze(
      'Valuation: £3,200,000 pre-money, £4,000,000 post-money.\nInvestment: Corrib will subscribe £600,000. Together with the partners you know, the round comes to £800,000.',
    );
    expect(findings).toMatchObject([
      {
        rating: 'Green',
        risk: '£800,000 is to be invested at one closing.',
        evidence: [{ quote: 'Together with the partners you know, the round comes to £800,000.' }],
      },
    ]);
  });
});
