import { expect, test } from 'vitest';
import { completeAnalysis } from './shown-analysis.ts';

const asked = { jurisdiction: 'UK', analysisDetail: 'brief' } as const;

test('an answer with the least fields still has everything the page reads', () => {
  const analysis = completeAnalysis(
    {
      overallRisk: 'Amber',
      economicTerms: [{ clause: 'Vesting', risk: 'Long.', recommendation: 'Ask.' } as never],
    },
    asked,
  );
  expect(analysis).toMatchObject({
    overallRisk: 'Amber',
    jurisdiction: 'UK',
    governanceTerms: [],
    exitScenarios: null,
    warnings: [],
    source: { text: '' },
  });
  expect(analysis.economicTerms[0]).toMatchObject({ clause: 'Vesting', id: '' });
});

test('an empty answer is an analysis without a rating, not a crash', () => {
  expect(completeAnalysis({}, asked).overallRisk).toBe('Unknown');
});
