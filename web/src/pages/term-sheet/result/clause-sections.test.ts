import { expect, test } from 'vitest';
import { completeAnalysis } from '../../../api/shown-analysis.ts';
import { anchorOf, clauseSections, countRatings, passagesOf } from './clause-sections.ts';

const finding = { id: 'E03', clause: 'Liquidation preference', risk: '', recommendation: '' };
const analysis = completeAnalysis(
  {
    economicTerms: [
      { ...finding, rating: 'Green' },
      { ...finding, rating: 'Red', evidence: [{ quote: 'two times', start: 4, end: 13 }] },
    ],
    missingClauses: [{ ...finding, rating: 'Red' }],
  },
  { jurisdiction: 'US', analysisDetail: 'detailed' },
);

test('lists without findings are left out', () => {
  expect(clauseSections(analysis).map(({ heading }) => heading)).toEqual([
    'Economic Terms',
    'Missing Clauses',
  ]);
});

test('ratings are counted, the gravest first', () => {
  expect(countRatings(analysis)).toEqual([
    { rating: 'Red', count: 2 },
    { rating: 'Green', count: 1 },
  ]);
});

test('quoted places carry the name of their clause', () => {
  expect(passagesOf(clauseSections(analysis))).toEqual([
    { start: 4, end: 13, findingKey: 'Liquidation preference' },
  ]);
});

test('a finding leads to its clause, of which there can be two by one name', () => {
  const sections = clauseSections(analysis);
  const anchors = sections.flatMap(({ findings }) => findings.map((one) => anchorOf(sections, one)));
  expect(anchors).toEqual(['economic-terms-1', 'economic-terms-2', 'missing-clauses-1']);
});
