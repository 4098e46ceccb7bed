import { describe, expect, it } from 'vitest';
import { formatSummary, summarise } from '../evaluation/golden-summary.ts';
import { practiceNames, practiceText, practiceTruth, scoreText } from './fixture-sheets.ts';

const truth = practiceTruth();

describe('documents in the wordings of practice', () => {
  it('each has a truth entry and the other way round', () => {
    expect(practiceNames()).toEqual(Object.keys(truth).sort());
    expect(practiceNames().length).toBeGreaterThanOrEqual(23);
  });

  it('are read above the floor', () => {
    const scores = Object.entries(truth).map(([name, entry]) => scoreText(name, practiceText(name), entry));
    const summary = summarise(scores);
    const report = formatSummary(summary, scores);
    expect(summary.precision, report).toBeGreaterThanOrEqual(0.98);
    expect(summary.recall, report).toBeGreaterThanOrEqual(0.96);
    expect(summary.outcomeAccuracy, report).toBe(1);
    expect(summary.typeAccuracy, report).toBe(1);
    expect(summary.riskAccuracy, report).toBe(1);
    expect(summary.redFlagRecall, report).toBe(1);
    expect(summary.brokenQuotes, report).toBe(0);
  });
});
