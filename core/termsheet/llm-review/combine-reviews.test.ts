import { describe, expect, it } from 'vitest';
import type { AnalysisDetail, ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { combineReviews } from './combine-reviews.ts';
import type { ModelFinding } from './model-review.ts';
import type { SectionReviews } from './read-sections.ts';
import { builtinFor, finding, noView, preference } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

const preferenceStart = fairOffer.indexOf(preference);
const term = (id: string, clause: string, rating: RiskRating): ClauseFinding => ({
  id,
  clause,
  rating,
  risk: `${clause} as it is.`,
  recommendation: `Ask about ${id}.`,
  evidence: [{ quote: preference, start: preferenceStart, end: preferenceStart + preference.length }],
});
const builtin: TermSheetAnalysis = {
  ...builtinFor(fairOffer),
  overallRisk: 'Green',
  confidence: 'High.',
  warnings: ['The document has tracked changes.'],
  economicTerms: [term('E03', 'Liquidation preference', 'Green'), term('E05', 'Seniority', 'Amber')],
  governanceTerms: [
    { ...term('G01', 'Board of directors', 'Amber'), minor: true },
    term('G03', 'Drag-along', 'Green'),
  ],
  founderRestrictions: [term('F01', 'Founder vesting', 'Green')],
  missingClauses: [term('F03', 'Good and bad leaver', 'Amber')],
};

/** What changes where the model has these findings and this view of the whole. */
function combined(
  findings: readonly ModelFinding[],
  changes: {
    readonly overall?: typeof noView;
    readonly analysisDetail?: AnalysisDetail;
    readonly part?: Pick<SectionReviews, 'unread' | 'failure'>;
    readonly analysis?: TermSheetAnalysis;
  } = {},
) {
  const { overall = noView, analysisDetail = 'detailed', analysis = builtin } = changes;
  const { part = { unread: 0, failure: null } } = changes;
  return combineReviews({
    document: readPlainText(fairOffer),
    builtin: analysis,
    analysisDetail,
    sections: { reviews: [{ findings: [...findings], overall }], ...part },
  }).changes;
}

describe('a report on which a model had its say', () => {
  it.each<[AnalysisDetail, readonly (readonly string[])[]]>([
    ['brief', [['E05'], ['G01', 'G07'], [], ['F03']]],
    ['detailed', [['E03', 'E05'], ['G01', 'G03', 'G07'], ['F01'], ['F03']]],
  ])('leaves Green out where it is to be brief: %s', (analysisDetail, expected) => {
    const changes = combined([finding()], { analysisDetail });
    const lists = [
      changes.economicTerms,
      changes.governanceTerms,
      changes.founderRestrictions,
      changes.missingClauses,
    ];
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual(expected);
  });

  it('keeps our words about it, and adds what became of the findings', () => {
    const { confidence, warnings } = combined([finding(), finding({ quote: 'Exclusivity' })]);
    expect(confidence).toBe('High. Of 2 findings of the language model 1 could be verified in the document.');
    expect(warnings).toEqual([
      'The document has tracked changes.',
      'Left out: 1 of the language model’s findings, whose quotes are a heading or too short to show anything.',
    ]);
  });

  it('says in both places what the model did not read', () => {
    const failure = { code: 'provider-unavailable', message: 'It is gone.', isRetryable: false } as const;
    const { confidence, warnings } = combined([], { part: { unread: 1, failure } });
    const unread =
      'The language model read 1 of 2 parts of the document; about the rest the built-in engine answers alone. It is gone.';
    expect(confidence).toBe(`High. The language model added nothing. ${unread}`);
    expect(warnings).toEqual(['The document has tracked changes.', unread]);
  });

  it('says last why the model has moved the overall risk', () => {
    const overall = { rating: 'Amber' as const, reason: 'It is long.', quote: preference };
    const { overallRisk, warnings } = combined([], { overall });
    expect(overallRisk).toBe('Amber');
    expect(warnings).toEqual([
      'The document has tracked changes.',
      `The overall risk is Amber on the language model’s view of the whole; by our rule it would be Green. It is long. It quotes: “${preference}”`,
    ]);
  });
});

describe('the overall risk by our rule', () => {
  it('follows a finding of the model that makes a term Red', () => {
    const { overallRisk, verdict, recommendations } = combined([finding({ rating: 'Red' })]);
    expect(overallRisk).toBe('Red');
    expect(verdict).toBe('Red because of exclusivity (no-shop).');
    expect(recommendations[0]).toBe(
      'Exclusivity (no-shop): Ask for an exception for offers that come in unasked.',
    );
  });

  it('stays that of our engine where the findings alone would be better', () => {
    const overall = { rating: 'Green' as const, reason: 'Usual.', quote: preference };
    const analysis = { ...builtin, overallRisk: 'Amber' as const };
    expect(combined([], { overall, analysis }).overallRisk).toBe('Amber');
  });
});
