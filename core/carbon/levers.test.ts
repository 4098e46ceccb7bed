import { expect, it } from 'vitest';
import type { CarbonAnswers } from './answers.ts';
import { everyAnswer } from './every-answer.ts';
import { evidenceFor } from './evidence.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { leversFor } from './levers.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

const idsOf = (changes: Partial<CarbonAnswers> = {}) =>
  leversFor({ ...typicalAnswers, ...changes }).map(({ id }) => id);
const percentOf = (id: string, changes: Partial<CarbonAnswers> = {}) =>
  leversFor({ ...typicalAnswers, ...changes }).find((lever) => lever.id === id)?.changePercent;

it('never raises the figure, and puts the largest saving first', () => {
  for (const answers of everyAnswer()) {
    const levers = leversFor(answers);
    const changes = levers.map(({ changePercent }) => changePercent);
    expect(changes).toEqual([...changes].sort((one, other) => one - other));
    expect(Math.max(...changes)).toBeLessThanOrEqual(0);
    for (const { monthlyEmissions } of levers) {
      expect(monthlyEmissions).toBeLessThanOrEqual(monthlyEmissionsKg(answers));
      expect(monthlyEmissions).toBeGreaterThan(0);
    }
  }
});

it('never promises more than the weights or the evidence give', () => {
  for (const answers of everyAnswer()) {
    for (const { change, monthlyEmissions } of leversFor(answers)) {
      if (!change) continue;
      const changed = { ...answers, [change.question]: change.to } as CarbonAnswers;
      const byEvidence = evidenceFor(changed).centralKg / evidenceFor(answers).centralKg;
      const share = monthlyEmissions / monthlyEmissionsKg(answers);
      const byWeights = monthlyEmissionsKg(changed) / monthlyEmissionsKg(answers);
      expect(share).toBeGreaterThanOrEqual(byEvidence - 1e-12);
      expect(share).toBeGreaterThanOrEqual(byWeights - 1e-12);
    }
  }
});

it('knows neither team size nor access as a lever', () => {
  for (const answers of everyAnswer()) {
    for (const { change, text } of leversFor(answers)) {
      expect(['teamSize', 'access']).not.toContain(change?.question);
      expect(text).not.toMatch(/fewer people|just me/i);
    }
  }
});

it('counts the smaller saving of weights and evidence', () => {
  expect(percentOf('region')).toBeCloseTo(-90.6, 1);
  expect(percentOf('region', { hosting: 'local' })).toBeCloseTo(-79.7, 1);
  expect(percentOf('region-uk')).toBeCloseTo(-25, 1);
  expect(percentOf('task', { useCase: 'image' })).toBeCloseTo(-88.3, 1);
  expect(percentOf('frequency', { useCase: 'image', frequency: 'heavy' })).toBeCloseTo(-66.7, 1);
  expect(percentOf('caching')).toBeCloseTo(-10, 9);
});

it('tells the contract from the region', () => {
  const levers = leversFor(typicalAnswers);
  const [region, contract] = ['region', 'contract'].map((id) => levers.find((lever) => lever.id === id));
  expect(region).toMatchObject({ method: 'location-based', change: { question: 'hosting', to: 'green' } });
  expect(contract).toMatchObject({ method: 'market-based', changePercent: 0, monthlyEmissions: 0.432 });
});

it('leaves out what the answers have done already', () => {
  expect(idsOf({ hosting: 'green' })).toEqual(['model', 'caching']);
  expect(idsOf({ hosting: 'local' })).toEqual(['region', 'model', 'caching', 'contract']);
  expect(idsOf({ useCase: 'training', frequency: 'rare' })).not.toContain('frequency');
  expect(idsOf({ access: 'selfhosted' })).toContain('batching');
});

it('does not tell anybody to write less text', () => {
  expect(idsOf({ frequency: 'heavy' })).not.toContain('frequency');
});
