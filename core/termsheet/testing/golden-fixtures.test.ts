import { describe, expect, it } from 'vitest';
import { formatSummary, summarise } from '../evaluation/golden-summary.ts';
import { fixtureNames, fixtureText, fixtureTruth, scoreText } from './fixture-sheets.ts';

const truth = fixtureTruth();

describe('the project’s own fixture sheets', () => {
  it('each has a truth entry and the other way round', () => {
    expect(fixtureNames()).toEqual(Object.keys(truth).sort());
    expect(fixtureNames().length).toBeGreaterThanOrEqual(15);
  });

  it('are read as a careful reader reads them', () => {
    const scores = Object.entries(truth).map(([name, entry]) => scoreText(name, fixtureText(name), entry));
    const summary = summarise(scores);
    const report = formatSummary(summary, scores);
    expect(summary.precision, report).toBeGreaterThanOrEqual(0.98);
    expect(summary.recall, report).toBeGreaterThanOrEqual(0.95);
    expect(summary.outcomeAccuracy, report).toBe(1);
    expect(summary.typeAccuracy, report).toBe(1);
    expect(summary.riskAccuracy, report).toBe(1);
    expect(summary.redFlagRecall, report).toBeGreaterThanOrEqual(0.9);
    expect(summary.brokenQuotes, report).toBe(0);
  });
});
