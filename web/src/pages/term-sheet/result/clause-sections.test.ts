import { expect, test } from 'vitest';
import { completeAnalysis } from '../../../api/shown-analysis.ts';
import { anchorOf, clauseSections, foldsAround, foldsOf } from './clause-sections.ts';

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

test('a finding leads to its clause, of which there can be two by one name', () => {
  const sections = clauseSections(analysis);
  const anchors = sections.flatMap(({ findings }) => findings.map((one) => anchorOf(sections, one)));
  expect(anchors).toEqual(['economic-terms-1', 'economic-terms-2', 'missing-clauses-1']);
});

test('a clause is seen once its own fold and the row of the ordinary ones are open', () => {
  const sections = clauseSections(analysis);
  expect(foldsAround(sections, 'economic-terms-1')).toEqual(['economic-terms-1', 'economic-terms-ordinary']);
  expect(foldsAround(sections, 'coverage')).toEqual(['coverage']);
  expect(foldsOf(sections)).toHaveLength(5);
});
