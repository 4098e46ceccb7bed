import { expect, it } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { questionSwings } from './sensitivity.ts';
import { typicalAnswers } from './testing/typical-answers.ts';
import { whatIfs } from './what-if.ts';

const change = (question: string, to: string, answers = typicalAnswers) =>
  whatIfs(answers).find((one) => one.question === question && one.to === to)?.changePercent;

it('gives every other option of every question but the size of the team, the largest saving first', () => {
  for (const answers of everyAnswer().filter((_, index) => index % 7 === 0)) {
    const all = whatIfs(answers);
    expect(all).toHaveLength(3 + 3 + 2 + 3);
    expect(all.map(({ question }) => question)).not.toContain('teamSize');
    const figures = all.map(({ monthlyEmissions }) => monthlyEmissions);
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
  }
});

it.each([
  ['hosting', 'green', -91.7],
  ['hosting', 'namerica', -8.3],
  ['hosting', 'local', -25],
  ['access', 'selfhosted', -33.3],
  ['access', 'integrated', -8.3],
])('changing %s to %s changes the estimate by %d%%', (question, to, percent) => {
  expect(change(question, to)).toBeCloseTo(percent, 1);
});

it('reckons the published changes of use and frequency', () => {
  expect(change('useCase', 'text', { ...typicalAnswers, useCase: 'image' })).toBeCloseTo(-93.3, 1);
  expect(change('useCase', 'text', { ...typicalAnswers, useCase: 'training' })).toBeCloseTo(-98, 1);
  expect(change('frequency', 'daily', { ...typicalAnswers, frequency: 'heavy' })).toBeCloseTo(-66.7, 1);
});

it('ranks the questions by their swing', () => {
  expect(questionSwings().map(({ question, swing }) => [question, Math.round(swing * 10) / 10])).toEqual([
    ['useCase', 50],
    ['teamSize', 50],
    ['frequency', 45],
    ['hosting', 12],
    ['access', 1.5],
  ]);
});
