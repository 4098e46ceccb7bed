import { expect, it } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { evidenceFor } from './evidence.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { explainStanding, standingOf } from './standing.ts';
import { standingsByUse } from './standings-by-use.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

const range = { lowKg: 1, centralKg: 2, highKg: 4 };

it.each([
  [0.99, 'below'],
  [1, 'inside'],
  [4, 'inside'],
  [4.01, 'above'],
])('%d kg against 1 to 4 kg is %s', (headlineKg, standing) => {
  expect(standingOf(headlineKg, range)).toBe(standing);
});

it('says why with the grams of a use on both sides', () => {
  const { reason, timesCentral } = evidenceFor(typicalAnswers);
  expect(reason).toBe(
    'Our figure is above what studies of text use measure, because it counts 2.9 g of CO₂e for each use, where they find 0.0086 to 1.2 g; it is about 22 times their central figure.',
  );
  expect(timesCentral).toBeCloseTo((2 * 1.2 * 1.2) / (0.34 * 0.384), 10);
});

it('says of pictures how many one use would have to make', () => {
  const { reason } = evidenceFor({ ...typicalAnswers, useCase: 'image' });
  expect(reason).toContain('would fit only where one use makes 7.9 to 39 pictures');
});

it('has words for a figure below the range, which no answer gives today', () => {
  const { standing, reason } = explainStanding(typicalAnswers, 0.5, range, 100);
  expect(standing).toBe('below');
  expect(reason).toContain('below what studies of text use measure, because it counts 5 g');
});

it('writes one sentence for every answer, with no figure missing', () => {
  for (const answers of everyAnswer()) {
    const { reason, standing } = evidenceFor(answers);
    expect(reason).toMatch(/^Our figure is (?:below|inside|above) what studies of .*\.$/);
    expect(reason).toContain(` ${standing} `);
    expect(reason).not.toMatch(/NaN|Infinity|undefined/);
  }
});

it('counts the standings of all 768 answers by use', () => {
  expect(standingsByUse()).toEqual([
    { useCase: 'text', below: 0, inside: 48, above: 144 },
    { useCase: 'image', below: 0, inside: 0, above: 192 },
    { useCase: 'code', below: 0, inside: 192, above: 0 },
    { useCase: 'training', below: 0, inside: 192, above: 0 },
  ]);
});

it('does not depend on how many use it, or how often', () => {
  for (const answers of everyAnswer()) {
    const one = evidenceFor({ ...answers, frequency: 'rare', teamSize: 'solo' });
    const { standing, timesCentral } = evidenceFor(answers);
    expect(standing).toBe(one.standing);
    expect(timesCentral).toBeCloseTo(one.timesCentral, 9);
    expect(monthlyEmissionsKg(answers)).toBeGreaterThan(0);
  }
});

it('gives no cause where the figure lies inside', () => {
  expect(evidenceFor({ ...typicalAnswers, useCase: 'code' }).reason).toBe(
    'Our figure is inside what studies of coding use measure: it counts 5 g of CO₂e for each use, where they find 0.012 to 19 g; it is about 5.3 times their central figure.',
  );
});
