import { describe, expect, test } from 'vitest';
import type { ClauseFinding, RiskRating } from '../analysis.ts';
import { type AnswerInput, answerOf } from './answer.ts';
import { boardSeats } from './board-seats.ts';
import { shortAsk } from './short-ask.ts';

const finding = (clause: string, rating: RiskRating): ClauseFinding => ({
  id: 'E03',
  clause,
  rating,
  risk: 'Risk.',
  recommendation: 'Ask for 1x; or for less. Nothing more.',
});
const empty: AnswerInput = {
  overallRisk: 'Green',
  verdict: 'Why.',
  economicTerms: [],
  governanceTerms: [],
  founderRestrictions: [],
  missingClauses: [],
  coverage: { sentences: 4, understood: 4, share: 1, passages: [] },
  exitScenarios: null,
  facts: {},
};
const headline = (given: Partial<AnswerInput>) => answerOf({ ...empty, ...given }).headline;

describe('the headline', () => {
  test('counts what is harsh, and what every offer has and this one has not', () => {
    const economicTerms = [finding('Preference', 'Red'), finding('Ratchet', 'Red'), finding('Pool', 'Amber')];
    expect(headline({ overallRisk: 'Red', economicTerms })).toBe(
      '2 terms are harsh for founders. Settle these three first.',
    );
    const missingClauses = [finding('Board', 'Red')];
    expect(headline({ overallRisk: 'Red', economicTerms: economicTerms.slice(0, 1), missingClauses })).toBe(
      'One term is harsh for founders, and one term that every offer has is missing. Settle these two first.',
    );
    expect(
      headline({ overallRisk: 'Red', missingClauses: [...missingClauses, finding('Price', 'Red')] }),
    ).toBe('The document leaves out 2 terms that every offer has. Settle these two first.');
  });

  test('never lets Green stand without what is open', () => {
    expect(headline({})).toBe('Nothing that the document states is unusual for founders.');
    expect(headline({ governanceTerms: [finding('Board', 'Amber')] })).toBe(
      'Nothing that the document states is unusual for founders, but one point is open. Settle it before you sign.',
    );
  });

  test('tells points in the document from terms that it lacks', () => {
    const missingClauses = [finding('Expiry', 'Amber'), finding('Tax', 'Amber')];
    expect(headline({ missingClauses })).toBe(
      'Nothing that the document states is unusual for founders, but 2 usual terms were not found. Settle these two first.',
    );
    expect(
      headline({ overallRisk: 'Amber', governanceTerms: [finding('Board', 'Amber')], missingClauses }),
    ).toBe(
      'Nothing in it is hostile, but one point is open and 2 usual terms were not found. Settle these three first.',
    );
  });

  test('calls nothing harmless that could not be read', () => {
    const passages = [{ kind: 'not-understood', quote: 'x', start: 0, end: 1 }] as const;
    const coverage = { sentences: 4, understood: 3, share: 0.75, passages };
    expect(headline({ overallRisk: 'Amber', coverage })).toBe(
      'Nothing that we could read is hostile, but we could not read all of it.',
    );
    expect(headline({ overallRisk: 'Amber', coverage, economicTerms: [finding('Pool', 'Amber')] })).toBe(
      'Nothing that we could read is hostile, but one point is open. Settle it before you sign.',
    );
  });

  test('says nothing of a rating that is none', () => {
    expect(headline({ overallRisk: 'Purple' as RiskRating })).toBe('');
  });
});

test('the answer names three things at most, each with a short ask, and counts the gravest first', () => {
  const economicTerms = (['Green', 'Amber', 'Red', 'Red', 'Red'] as const).map((rating, index) =>
    finding(`Clause ${index}`, rating),
  );
  const { priorities, counts } = answerOf({ ...empty, overallRisk: 'Red', economicTerms });
  expect(priorities.map(({ finding: { clause }, ask }) => `${clause}: ${ask}`)).toEqual([
    'Clause 2: Ask for 1x.',
    'Clause 3: Ask for 1x.',
    'Clause 4: Ask for 1x.',
  ]);
  expect(counts).toEqual([
    { rating: 'Red', count: 3 },
    { rating: 'Amber', count: 1 },
    { rating: 'Green', count: 1 },
  ]);
});

test('an ask keeps its figures and its whole sentence where it has one part', () => {
  expect(shortAsk('Ask for a cap of 1.5x in total.')).toBe('Ask for a cap of 1.5x in total.');
  expect(shortAsk('Have it filled in')).toBe('Have it filled in');
});

test('a board is shown seat by seat, or not at all where its seats do not add up', () => {
  expect(boardSeats({ total: 5, founders: 1, investors: 3, independent: null })).toMatchObject({
    others: 1,
    text: '5 seats: 1 founder, 3 investors, 1 other',
  });
  expect(boardSeats({ total: 2, founders: 2, investors: 1, independent: null })).toBeNull();
  expect(boardSeats({ total: 5, founders: null, investors: 'unresolved', independent: null })).toBeNull();
  expect(boardSeats(undefined)).toBeNull();
});
