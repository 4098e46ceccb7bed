import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../../analyze-document.ts';
import { readPlainText } from '../../document/plain-text-document.ts';

const note = (head: string, maturity: string, law: string) =>
  [
    'CONVERTIBLE NOTE TERM SHEET',
    head,
    'Quarry Looms Limited (the "Company") will issue a convertible note to Fellmonger Ventures.',
    'Principal: £500,000.',
    'Interest: 5% per annum.',
    'Discount: 20%. Valuation cap: £5,000,000 post-money.',
    maturity,
    `Governing law: ${law}.`,
  ].join('\n\n');

function read(head: string, maturity: string, law = 'England and Wales') {
  const outcome = analyzeDocument(readPlainText(note(head, maturity, law)), {
    jurisdiction: 'UK',
    analysisDetail: 'detailed',
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  const { facts, economicTerms } = outcome.value;
  return {
    months: facts.noteMaturityMonths,
    finding: economicTerms.find(({ clause }) => /matur/i.test(clause)),
  };
}

describe('a maturity given as a day', () => {
  it.each([
    ['Dated 1 March 2026', 'The note matures on 31 December 2027.', 21],
    ['Date: 1 March 2026', 'Maturity date: December 31, 2027', 21],
    ['1 March 2026', 'Maturity Date: 31/12/2026', 9],
    ['Dated 1 March 2026', 'Repayment: the principal must be repaid by 04.05.2028.', 26],
    ['Closing: on or about 15 January 2027.', 'Maturity Date: 15 July 2028.', 18],
    ['No date.', 'The note is issued on 1 March 2026 and matures on 31 December 2027.', 21],
    ['Dated 1 March 2026. Closing: on or about 15 January 2027.', 'Maturity Date: 15 July 2028.', 18],
  ])('is counted from issue or the date of the paper: %s, %s', (head, maturity, months) => {
    const { months: counted, finding } = read(head, maturity);
    expect(counted).toBe(months);
    expect(finding?.rating).toBe(months < 18 ? 'Amber' : 'Green');
    expect(finding?.evidence?.some(({ quote }) => maturity.includes(quote))).toBe(true);
  });

  it('has no length where the paper has no date, and none before its start', () => {
    expect(read('A paper without a date.', 'The note matures on 31 December 2027.').months).toBeNull();
    expect(read('Dated 1 March 2026', 'The note matures on 31 December 2025.').months).toBeNull();
  });

  it('stands beside what is usual where that is known, like a length', () => {
    const german = (maturity: string) => read('Dated 1 March 2026', maturity, 'Germany').finding?.norm?.text;
    expect(german('Maturity Date: 1 March 2028.')).toContain('convertible loans');
    expect(german('Maturity: 24 months.')).toBe(german('Maturity Date: 1 March 2028.'));
  });

  it('gives way to a length that is stated', () => {
    const both = 'Maturity: 24 months after issue, at the latest on 31 December 2029.';
    expect(read('Dated 1 March 2026', both).months).toBe(24);
  });
});
