import { expect, it } from 'vitest';
import { type CarbonQuestion, carbonOptions, carbonQuestions } from './answers.ts';
import { everyAnswer } from './every-answer.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { typicalAnswers } from './testing/typical-answers.ts';
import { carbonWeights } from './weights.ts';

it('multiplies the five weights and divides by 1000', () => {
  expect(monthlyEmissionsKg(typicalAnswers)).toBe(0.432);
  expect(
    monthlyEmissionsKg({
      frequency: 'heavy',
      useCase: 'training',
      access: 'browser',
      teamSize: 'enterprise',
      hosting: 'unknown',
    }),
  ).toBe(3240);
});

it('agrees with the plain product for all 768 answers', () => {
  const answers = everyAnswer();
  expect(answers).toHaveLength(768);
  for (const { frequency, useCase, access, teamSize, hosting } of answers) {
    const product =
      (carbonWeights.frequency[frequency] *
        carbonWeights.useCase[useCase] *
        carbonWeights.access[access] *
        carbonWeights.teamSize[teamSize] *
        carbonWeights.hosting[hosting]) /
      1000;
    expect(monthlyEmissionsKg({ frequency, useCase, access, teamSize, hosting })).toBeCloseTo(product, 10);
  }
});

it('spans 0.0016 to 3,240 kg, and 58 answers print as 0.0', () => {
  const figures = everyAnswer().map(monthlyEmissionsKg);
  expect(Math.min(...figures)).toBe(0.0016);
  expect(Math.max(...figures)).toBe(3240);
  expect(figures.filter((monthlyKg) => monthlyKg.toFixed(1) === '0.0')).toHaveLength(58);
});

it.each(carbonQuestions)('rises and falls with the weight of %s alone', (question: CarbonQuestion) => {
  const weights: Record<string, number> = carbonWeights[question];
  const byWeight = [...carbonOptions[question]].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  for (const answers of everyAnswer()) {
    const figures = byWeight.map((option) => monthlyEmissionsKg({ ...answers, [question]: option }));
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
  }
});
