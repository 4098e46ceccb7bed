import { describe, expect, it } from 'vitest';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { noFacts } from '../facts.ts';
import { createReading } from '../reading/reading.ts';
import type { CheckFinding, CheckInput } from './cross-check.ts';
import { contradictedByLearned } from './learned-figures.ts';

const stakeSentence = 'One fifth of the company is ours.';
const reading = createReading(
  readPlainText(`We pay £600,000. It is worth £3.4m before that. ${stakeSentence}`),
);
const [evidence] = reading.sentences.filter(({ text }) => text === stakeSentence).map(reading.evidence);
const facts = { ...noFacts, currency: 'GBP', amount: 600_000, preMoney: 3_400_000 };
const input: CheckInput = {
  reading,
  facts,
  examined: [],
  jurisdiction: 'UK',
  documentType: 'priced-equity',
  signals: {
    statedJurisdiction: null,
    eisPromise: null,
    hasEarlierSeries: false,
    namesPreferredShares: false,
  },
};
const valuation = { id: 'E01', name: 'Valuation', group: 'economic' } as const;
const stake: PlacedFinding = placeFinding(valuation, {
  rating: 'Amber',
  risk: 'The document seems to say: stake of the new investors 20%.',
  recommendation: 'Read the passage yourself.',
  evidence: evidence ? [evidence] : [],
});
const added = (investorStakePercent: number) => ({
  facts: { ...facts, investorStakePercent },
  findings: [stake],
});

describe('figures of which the learned reader has read one', () => {
  it('contradict each other aloud, with the passage that was read by likeness', () => {
    const [found, ...others] = contradictedByLearned(input, [], added(20));
    expect(others).toEqual([]);
    expect(found?.finding).toMatchObject({
      id: 'E01',
      clause: 'Valuation: the figures do not agree',
      rating: 'Amber',
      by: 'model',
      evidence: [{ quote: stakeSentence }],
    });
    expect(found?.finding.risk).toBe(
      '£600,000 of £4m after the money is 15%, but the document gives the investors 20%. One of these figures was read by its likeness to examples, so check them in the document.',
    );
  });

  it('say nothing where they agree', () => {
    expect(contradictedByLearned(input, [], added(15))).toEqual([]);
  });

  it('say nothing where the wordings contradict each other already', () => {
    const known: CheckFinding = {
      clause: valuation,
      isContradiction: true,
      assessment: { rating: 'Red', risk: 'They do not agree.', recommendation: 'Ask.' },
    };
    expect(contradictedByLearned(input, [known], added(20))).toEqual([]);
  });
});
