import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { describeFootprint } from './describe-footprint.ts';
import { everyAnswer } from './every-answer.ts';
import { keptResultAsCsv, keptResultAsJson } from './kept-result.ts';
import { methodVersion } from './method.ts';
import { typicalAnswers } from './testing/typical-answers.ts';

const date = '2026-11-22';

it('keeps answers, figures, date and method in both files, for every answer', () => {
  for (const answers of everyAnswer()) {
    const check = describeFootprint(answers);
    const json = JSON.parse(keptResultAsJson({ answers, check, date }));
    expect(json).toMatchObject({ date, answers, monthlyEmissions: check.monthlyEmissions });
    const rows: string[][] = parse(keptResultAsCsv({ answers, check, date }));
    const cells = Object.fromEntries(rows);
    expect(cells).toMatchObject({ ...answers, date, note: check.evidence.note, rating: check.rating });
    expect(Number(cells['our figure, kg CO2e a month'])).toBe(check.monthlyEmissions);
  }
});

it('copes without evidence', () => {
  const check = { monthlyEmissions: 3.6, rating: 'Moderate' };
  expect(keptResultAsCsv({ answers: typicalAnswers, check, date })).not.toContain('evidence');
});

it('names its columns and every figure with its unit', () => {
  const check = describeFootprint(typicalAnswers);
  const { lowKg, centralKg, highKg, note } = check.evidence;
  expect(parse(keptResultAsCsv({ answers: typicalAnswers, check, date }))).toEqual([
    ['field', 'value'],
    ['date', date],
    ['method', methodVersion],
    ['frequency', 'daily'],
    ['useCase', 'text'],
    ['access', 'browser'],
    ['teamSize', 'solo'],
    ['hosting', 'unknown'],
    ['our figure, kg CO2e a month', '0.432'],
    ['rating', 'Low'],
    ['evidence low, kg CO2e a month', `${lowKg}`],
    ['evidence central, kg CO2e a month', `${centralKg}`],
    ['evidence high, kg CO2e a month', `${highKg}`],
    ['note', note],
  ]);
});

it('says in the JSON which unit and which method the figures have', () => {
  const check = { monthlyEmissions: 3.6, rating: 'Moderate' };
  expect(JSON.parse(keptResultAsJson({ answers: typicalAnswers, check, date }))).toEqual({
    date,
    methodVersion,
    unit: 'kg CO2e a month',
    answers: typicalAnswers,
    ...check,
  });
});

it('keeps quotation marks, whatever a server writes', () => {
  const check = { monthlyEmissions: 3.6, rating: 'Moderate, "so far"' };
  expect(keptResultAsCsv({ answers: typicalAnswers, check, date })).toContain(
    '"rating","Moderate, ""so far"""\r\n',
  );
});
