import { describe, expect, it } from 'vitest';
import type { ClauseFinding } from '../analysis.ts';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { fixtureNames, fixtureText } from '../testing/fixture-sheets.ts';
import { compareAnalyses } from './compare-analyses.ts';
import type { ComparedAnalysis } from './compared-analysis.ts';

const analysed = (text: string) => {
  const analysis = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!analysis.ok) throw new Error(analysis.error.message);
  return analysis.value;
};
const draft = (terms: readonly string[]) =>
  analysed(['Term sheet for Series A shares of Acme Ltd', ...terms].join('\n\n'));

const usual = [
  'Amount: The Investors will invest £2,000,000 in the Company at one closing.',
  'Valuation: The fully diluted pre-money valuation is £8,000,000, including an option pool of 10% of the shares after the investment.',
  'Liquidation preference: 1x non-participating. Holders of preferred shares choose between their investment and their share of the proceeds.',
  'Anti-dilution: broad-based weighted average.',
];
const harsh = usual.map((term) =>
  term
    .replace('1x non-participating', '2x participating')
    .replace(
      'Holders of preferred shares choose between their investment and their share of the proceeds.',
      'Thereafter the preferred shares participate with the ordinary shares in all remaining proceeds without limit.',
    )
    .replace('broad-based weighted average', 'full ratchet'),
);

const finding = (id: string, more: Partial<ClauseFinding> = {}): ClauseFinding => ({
  id,
  clause: 'A clause',
  rating: 'Red',
  risk: 'Something is harsh.',
  recommendation: 'Ask for less.',
  ...more,
});
const analysis = (more: Partial<ComparedAnalysis> = {}): ComparedAnalysis => ({
  overallRisk: 'Green',
  facts: {},
  economicTerms: [],
  governanceTerms: [],
  founderRestrictions: [],
  missingClauses: [],
  ...more,
});

it('finds nothing better, worse, gained or lost between a document and itself', () => {
  for (const name of fixtureNames()) {
    const outcome = analyzeDocument(readPlainText(fixtureText(name)), {
      jurisdiction: 'US',
      analysisDetail: 'detailed',
    });
    if (!outcome.ok) continue;
    const { facts, findings, exits } = compareAnalyses(outcome.value, outcome.value);
    expect(
      facts.filter(({ better }) => better === 'first' || better === 'second'),
      name,
    ).toEqual([]);
    const { onlyFirst, onlySecond, worse, better, unknown } = findings;
    expect([onlyFirst, onlySecond, worse, better, unknown].flat(), name).toEqual([]);
    for (const { first, second } of exits) expect(first, name).toBe(second);
  }
});

it('says what a harsher draft changes', () => {
  const comparison = compareAnalyses(draft(usual), draft(harsh));
  const worse = comparison.findings.worse.map(({ clause }) => clause);
  expect(worse).toEqual(expect.arrayContaining(['Liquidation preference', 'Participation', 'Anti-dilution']));
  expect(comparison.facts.find(({ fact }) => fact === 'liquidationMultiple')).toMatchObject({
    first: 1,
    second: 2,
    better: 'first',
  });
  expect(comparison.summary).toMatch(
    /^The first is \w+, the second Red\. The second is worse for you in 3 facts and 3 findings\.$/,
  );
});

it('reckons what founders receive at the same sale prices, from the cap table of each', () => {
  const [mild, hard] = [draft(usual), draft(harsh)];
  const { exits, exitCurrency } = compareAnalyses(mild, hard);
  expect(exitCurrency).toBe('GBP');
  expect(exits.map(({ exitValue }) => exitValue)).toEqual(
    mild.exitScenarios?.map(({ exitValue }) => exitValue),
  );
  expect(exits.map(({ first }) => first)).toEqual(
    mild.exitScenarios?.map(({ founderProceeds }) => founderProceeds),
  );
  for (const { first, second } of exits) expect(Number(first)).toBeGreaterThan(Number(second));
});

describe('what is not known', () => {
  it('is neither gained nor lost where the other side may state it unread', () => {
    const quote = 'The Redemption Right shall apply mutatis mutandis to the shares aforesaid.';
    const unread = analysis({
      coverage: {
        sentences: 10,
        understood: 9,
        share: 0.9,
        passages: [{ start: 0, end: quote.length, quote, kind: 'not-understood' }],
      },
    });
    const { findings } = compareAnalyses(analysis({ economicTerms: [finding('E09')] }), unread);
    expect(findings.onlyFirst).toEqual([]);
    expect(findings.unknown).toMatchObject([{ in: 'first', finding: { id: 'E09' } }]);
    const other = compareAnalyses(analysis({ economicTerms: [finding('F04')] }), unread).findings;
    expect(other.onlyFirst).toMatchObject([{ id: 'F04' }]);
  });

  it.each([
    ['a part of an offer', analysis({ isPartial: true })],
    ['mostly unread', analysis({ coverage: { sentences: 10, understood: 5, share: 0.5, passages: [] } })],
    [
      'uncertain of that clause',
      analysis({ economicTerms: [finding('E03', { clause: 'Other', uncertain: true })] }),
    ],
  ])('is unknown where the other is %s', (_, other) => {
    const { findings } = compareAnalyses(other, analysis({ economicTerms: [finding('E03')] }));
    expect(findings.onlySecond).toEqual([]);
    expect(findings.unknown.filter((unknown) => unknown.in === 'second')).toHaveLength(1);
  });

  it('is no better colour where one side leaves the term blank', () => {
    const { findings } = compareAnalyses(
      analysis({ economicTerms: [finding('E03')], facts: { liquidationMultiple: 3 } }),
      analysis({
        economicTerms: [finding('E03', { rating: 'Amber' })],
        facts: { liquidationMultiple: 'unresolved' },
      }),
    );
    expect(findings.better).toEqual([]);
    expect(findings.unknown).toMatchObject([{ in: 'first', reason: 'the second leaves it open' }]);
  });

  it('is not what a brief analysis leaves out', () => {
    const detailed = analysis({ economicTerms: [finding('E02', { rating: 'Green' })] });
    const { findings, notes } = compareAnalyses(detailed, analysis({ analysisDetail: 'brief' }));
    expect(findings.onlyFirst).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it('is the payout of a side without figures, and everything in another currency', () => {
    const scenario = { exitValue: 10, founderProceeds: 4, commonProceeds: 5, investorProceeds: 5 };
    const one = analysis({ exitScenarios: [scenario], facts: { currency: 'GBP' } });
    const silent = analysis({ facts: { currency: 'GBP' } });
    expect(compareAnalyses(one, silent).exits).toEqual([{ exitValue: 10, first: 4, second: null }]);
    expect(compareAnalyses(one, analysis({ facts: { currency: 'EUR' } }))).toMatchObject({
      exits: [],
      notes: ['The two do not state the same currency, so their amounts cannot be compared.'],
    });
  });
});

it('takes the gravest of several findings of one name', () => {
  const twice = analysis({ economicTerms: [finding('E01', { rating: 'Green' }), finding('E01')] });
  const { findings } = compareAnalyses(
    twice,
    analysis({ economicTerms: [finding('E01', { rating: 'Amber' })] }),
  );
  expect(findings.better).toMatchObject([{ first: 'Red', second: 'Amber' }]);
});
