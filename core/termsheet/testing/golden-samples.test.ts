import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatSummary, summarise } from '../evaluation/golden-summary.ts';
import { parseGoldenTruth } from '../evaluation/golden-truth.ts';
import { fixtureTruth, scoreText } from './fixture-sheets.ts';

/** Sample documents that stay outside the repository; without them the fixtures alone are the measure. */
const samples = new URL('../../../../shared/samples/termsheets/', import.meta.url);
const truthFile = new URL('truth.json', samples);

describe('sample documents in text form', () => {
  it('are read with the precision and recall that is promised, where they are at hand', () => {
    const isAtHand = existsSync(truthFile);
    const truth = isAtHand ? parseGoldenTruth(JSON.parse(readFileSync(truthFile, 'utf8'))) : fixtureTruth();
    if (!isAtHand) {
      expect(Object.keys(truth).length).toBeGreaterThan(0);
      return;
    }
    const texts = Object.entries(truth).filter(([name]) => /\.(?:txt|md)$/.test(name));
    const scores = texts.flatMap(([name, entry]) => {
      const text = readFileSync(new URL(name, samples), 'utf8');
      return text.trim() === '' ? [] : [scoreText(name, text, entry)];
    });
    const summary = summarise(scores);
    const report = formatSummary(summary, scores);
    expect(summary.precision, report).toBeGreaterThanOrEqual(0.97);
    expect(summary.recall, report).toBeGreaterThanOrEqual(0.9);
    expect(summary.outcomeAccuracy, report).toBe(1);
    expect(summary.typeAccuracy, report).toBe(1);
    expect(summary.brokenQuotes, report).toBe(0);
  });
});
