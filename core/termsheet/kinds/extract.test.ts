import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { isExtractOfTerms } from './extract.ts';

const analysis = (text: string) => {
  const result = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('a part of an offer', () => {
  it.each([
    'The Series B shares shall receive three times the subscription price before any other shareholder.',
    'Hello Mia, happy to put in an investment of £300k at £2m pre-money. We want one board seat. Ruth',
    "Founders' shares vest over 48 months with a 12 month cliff and double trigger acceleration.",
    'Majority of the preferred stock may require the company to redeem its shares after five years.',
    'If we sell shares below the Series A price, the conversion price is reduced to the new price.',
    'Drag along: an investor majority can force a sale at any time.',
    'Anti-dilution: full ratchet. Board: 1 founder, 3 investors. Pref: 2x participating.',
  ])('%j', (text) => expect(isExtractOfTerms(text)).toBe(true));
});

it('is no offer where words of investing state no term at all', () => {
  const text =
    'Vera Long\nPartner, Ridge Ventures\n- Led 14 seed and Series A investments from a fund\n- Negotiated term sheets\n- Holds board seats';
  const result = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  expect(result).toMatchObject({ ok: false, error: { code: 'not-a-term-sheet' } });
});

describe('no part of an offer', () => {
  it.each([
    ['an explanation', 'A liquidation preference typically means that investors are paid first.'],
    ['a question', 'What is a full ratchet, and should founders accept it for a seed round?'],
    ['news', 'Loom has raised £4m in a Series A led by Rook Ventures at an undisclosed valuation.'],
    ['a job', 'You will get options over 10,000 shares vesting over four years and a salary of £60,000.'],
    ['a lease', 'The tenant shall pay rent of £2,000 a month; either side may terminate after one year.'],
    ['small talk', 'The investors came to the board meeting and liked the new office very much'],
    ['nothing', ''],
  ])('%s', (_, text) => expect(isExtractOfTerms(text)).toBe(false));

  it('a long text', () => {
    const clause = 'The investors shall receive 2x their investment. ';
    expect(isExtractOfTerms(clause.repeat(60))).toBe(false);
  });
});

describe('its report', () => {
  const report = analysis(
    'The Series A Preferred will receive 2x its original purchase price plus accrued dividends, then participate with common on an as-converted basis.',
  );

  it('judges what is there', () => {
    expect(report.facts).toMatchObject({ liquidationMultiple: 2, participation: 'full' });
    expect(report.overallRisk).toBe('Red');
    // What is added to a preference says nothing about the dividend itself.
    expect(report.economicTerms.map(({ id }) => id)).toEqual(['E03', 'E04']);
  });

  it('misses nothing, and says that it is a part', () => {
    expect(report.missingClauses).toEqual([]);
    expect(report.warnings.join()).toContain('This is part of a term sheet');
  });

  it('is never Green, because the rest is unknown', () => {
    expect(analysis('Investors get 1x non-participating. £1m on £4m pre.').overallRisk).toBe('Amber');
  });

  it('reads notes sentence by sentence', () => {
    const { facts, governanceTerms } = analysis(
      'We would like to invest 500k for 10% of the company. Board seat for us. Exclusivity 60 days. Investors get 2x.',
    );
    expect(facts.noShopDays).toBe(60);
    const quotes = governanceTerms.find(({ id }) => id === 'G07')?.evidence?.map(({ quote }) => quote);
    expect(quotes).toEqual(['Exclusivity 60 days.']);
  });

  it('takes the first of two sums as the money, the second as the valuation', () => {
    expect(analysis('Investors put in £1m on £4m pre. Board of three.').facts).toMatchObject({
      amount: 1_000_000,
      preMoney: 4_000_000,
      currency: 'GBP',
    });
  });
});
