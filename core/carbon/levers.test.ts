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

const wordsOf = (id: string, changes: Partial<CarbonAnswers> = {}) => {
  const lever = leversFor({ ...typicalAnswers, ...changes }).find((one) => one.id === id);
  return lever && [lever.title, lever.text, lever.basis];
};

it('has another task for images and training alone', () => {
  expect(wordsOf('task', { useCase: 'image' })).toEqual([
    'Text instead of images',
    'Settle ideas in words, and generate a picture only where a picture is what you need. The figure is for moving all of it.',
    'An image takes 2.9 Wh in the central study, a text answer 0.34 Wh.',
  ]);
  expect(wordsOf('task', { useCase: 'training' })).toEqual([
    'Prompts and retrieval instead of training',
    'Adapt a model that is already trained by giving it your examples or documents. The figure is for replacing all training.',
    'Our own arithmetic on two hours of H100 devices against a text answer: an order of magnitude.',
  ]);
  expect(percentOf('task', { useCase: 'training' })).toBeCloseTo(-98, 1);
  expect(idsOf({ useCase: 'code' })).toEqual([
    'region',
    'frequency',
    'model',
    'region-uk',
    'caching',
    'contract',
  ]);
  expect(idsOf()).not.toContain('task');
});

it.each([
  ['text', 'A smaller model for everyday text', '0.34 to 0.24'],
  ['image', 'A smaller image model and size', '2.9 to 0.63'],
  ['code', 'Shorter context for coding assistants', '2.5 to 0.34'],
  ['training', 'A smaller model to fine-tune', '1,700 to 20'],
] as const)('bases a lighter model for %s on the low end of the evidence', (useCase, title, wattHours) => {
  const words = wordsOf('model', { useCase });
  expect(words?.[0]).toBe(title);
  expect(words?.[2]).toBe(`At most from the central to the low end of the evidence: ${wattHours} Wh a use.`);
});

it('names the grids that a region is chosen for', () => {
  expect(wordsOf('region')).toEqual([
    'A hosting region on a low-carbon grid',
    'Choose a region such as Sweden where your provider lets you. This lowers what the grid itself emits.',
    'Location-based: a grid of 36 g a kWh (Sweden) instead of 384 g.',
  ]);
  expect(wordsOf('region', { hosting: 'local' })?.[2]).toContain('instead of 177 g.');
  expect(wordsOf('region-uk')).toEqual([
    'A hosting region in the UK',
    'Many providers have one. Ask for it in the contract, or choose it in the settings.',
    'Location-based: the UK grid of 177 g a kWh instead of 384 g.',
  ]);
  expect(leversFor(typicalAnswers).find(({ id }) => id === 'region-uk')).toMatchObject({
    method: 'location-based',
    change: { question: 'hosting', to: 'local' },
  });
});

it.each([
  ['heavy', '150 instead of 450', 'daily'],
  ['daily', '20 instead of 150', 'occasional'],
  ['occasional', '10 instead of 20', 'rare'],
] as const)('goes one step down from %s jobs: %s a month', (frequency, uses, to) => {
  expect(wordsOf('frequency', { useCase: 'image', frequency })).toEqual([
    'Heavy jobs less often',
    'Put image batches, long coding sessions or training runs together, and run them when the result is needed.',
    `Arithmetic: ${uses} uses a month for each person; figure and evidence grow alike.`,
  ]);
  const levers = leversFor({ ...typicalAnswers, useCase: 'image', frequency });
  expect(levers.find(({ id }) => id === 'frequency')?.change).toEqual({ question: 'frequency', to });
});

it('says what running the work better rests on', () => {
  expect(wordsOf('caching')).toEqual([
    'Keep answers that come up again',
    'Save good answers as templates, and turn prompt caching on where your provider has it. If one request in ten is a repetition, this is what it saves.',
    'Arithmetic: a request that is not sent is not counted.',
  ]);
  expect(wordsOf('batching', { access: 'selfhosted' })).toEqual([
    'Batch the work and switch idle machines off',
    'Collect jobs that can wait and run them together, so that your own machines do not wait under power.',
    'At most the 10% of energy that Google reports for idle machines (2025); yours may be more.',
  ]);
  expect(percentOf('batching', { access: 'selfhosted' })).toBeCloseTo(-10, 9);
});

it('promises nothing on the grid for a green contract', () => {
  expect(wordsOf('contract')).toEqual([
    'A green electricity contract or certificates',
    'A market-based account may then count this electricity as zero. The grid that feeds the machines stays as it was, so report both.',
    'Market-based: it changes the account, and nothing of the location-based figure.',
  ]);
});
