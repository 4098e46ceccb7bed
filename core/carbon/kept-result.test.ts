import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { describeFootprint } from './describe-footprint.ts';
import { everyAnswer } from './every-answer.ts';
import { keptResultAsCsv, keptResultAsJson } from './kept-result.ts';
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
