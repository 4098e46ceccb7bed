import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyAnswer } from '../every-answer.ts';
import { monthlyEmissionsKg } from '../footprint.ts';
import { typicalAnswers } from '../testing/typical-answers.ts';
import { estimateTeams } from './estimate-teams.ts';

it('counts good rows, names bad ones with their line, and says which team is largest', () => {
  const { teams, failures, total, largest } = estimateTeams([
    { line: 2, team: 'Sales', answers: typicalAnswers },
    { line: 3, team: 'Design', answers: { ...typicalAnswers, useCase: 'image' } },
    { line: 4, team: 'Space', answers: { ...typicalAnswers, hosting: 'moon', access: '' } },
  ]);
  expect(teams.map(({ team }) => team)).toEqual(['Sales', 'Design']);
  expect(failures).toEqual([
    {
      line: 4,
      team: 'Space',
      message:
        'access is empty, not one of browser, integrated, selfhosted; hosting is "moon", not one of unknown, namerica, green, local',
    },
  ]);
  expect(total.monthlyEmissions).toBeCloseTo(0.432 + 6.48, 9);
  expect(largest?.team).toBe('Design');
});

it('has no largest team and no sum without a good row', () => {
  const { teams, total, largest } = estimateTeams([]);
  expect({ teams, largest, sum: total.monthlyEmissions }).toEqual({ teams: [], largest: null, sum: 0 });
});

it('adds up to the sum and to the whole, for any teams', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...everyAnswer()), { minLength: 1, maxLength: 20 }), (all) => {
      const rows = all.map((answers, index) => ({ line: index + 2, team: `${index}`, answers }));
      const { teams, total, largest } = estimateTeams(rows);
      const figures = all.map(monthlyEmissionsKg);
      expect(total.monthlyEmissions).toBeCloseTo(
        figures.reduce((sum, one) => sum + one, 0),
        6,
      );
      expect(teams.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(largest?.monthlyEmissions).toBe(Math.max(...figures));
    }),
  );
});

it('adds up the evidence as well', () => {
  const answers = { ...typicalAnswers, useCase: 'code' };
  const rows = [typicalAnswers, answers].map((one, index) => ({ line: index + 2, team: 'A', answers: one }));
  const { total } = estimateTeams(rows);
  expect(total.lowKg).toBeCloseTo((150 * (0.24 + 0.34) * 36) / 1e6, 12);
  expect(total.centralKg).toBeCloseTo((150 * (0.34 + 2.5) * 384) / 1e6, 12);
  expect(total.highKg).toBeCloseTo((150 * (2.5 + 41) * 473) / 1e6, 12);
});

it('calls the first of equal teams the largest', () => {
  const rows = ['Sales', 'Design'].map((team, index) => ({ line: index + 2, team, answers: typicalAnswers }));
  expect(estimateTeams(rows).largest?.team).toBe('Sales');
});

it('repeats no more than 40 characters of a wrong answer', () => {
  const messageFor = (hosting: string) =>
    estimateTeams([{ line: 2, team: 'Space', answers: { ...typicalAnswers, hosting } }]).failures[0]?.message;
  const named = `hosting is "${'m'.repeat(40)}", not one of unknown, namerica, green, local`;
  expect(messageFor('m'.repeat(40))).toBe(named);
  expect(messageFor('m'.repeat(41))).toBe(named);
});
