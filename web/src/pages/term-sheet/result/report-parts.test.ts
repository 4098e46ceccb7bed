import { expect, test } from 'vitest';
import { completeAnalysis } from '../../../api/shown-analysis.ts';
import { hasPack, reportParts } from './report-parts.ts';

const finding = { id: 'E03', clause: 'Participation', risk: '', recommendation: '', rating: 'Red' } as const;
const named = { jurisdiction: 'US', analysisDetail: 'detailed' } as const;

test('parts that the report does not have are not offered', () => {
  const parts = reportParts(completeAnalysis({ economicTerms: [finding] }, named));
  expect(parts).toEqual([
    { id: 'economic-terms', name: 'Economic Terms (1)' },
    { id: 'founder-position', name: "Founder's Position Summary" },
    { id: 'negotiation', name: 'Negotiation pack' },
  ]);
});

test('exit figures, recommendations and the pack come last', () => {
  const scenario = { exitValue: 2, founderProceeds: 1, commonProceeds: 1, investorProceeds: 1 };
  const parts = reportParts(
    completeAnalysis(
      { missingClauses: [finding], exitScenarios: [scenario], recommendations: ['Ask for 1x.'] },
      named,
    ),
  );
  expect(parts.map(({ id }) => id)).toEqual([
    'missing-clauses',
    'founder-position',
    'exit-heading',
    'recommendations',
    'negotiation',
  ]);
});

test('a brief summary and an offer without open points have no negotiation pack', () => {
  const green = { ...finding, rating: 'Green' } as const;
  const brief = { ...named, analysisDetail: 'brief' } as const;
  expect(hasPack(completeAnalysis({ economicTerms: [finding] }, brief))).toBe(false);
  expect(hasPack(completeAnalysis({ economicTerms: [green] }, named))).toBe(false);
});
