import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { typicalAnswers } from '../testing/typical-answers.ts';
import { estimateTeams } from './estimate-teams.ts';
import { teamsAsCsv } from './teams-as-csv.ts';

const training = { ...typicalAnswers, useCase: 'training' };
const nameIn = (csv: string) => {
  const rows: string[][] = parse(csv);
  return rows[1]?.[0];
};

const head = 'team,frequency,useCase,access,teamSize,hosting,monthlyEmissions,lowKg,centralKg,highKg,share';

const csvOf = (...teams: string[]) =>
  teamsAsCsv(estimateTeams(teams.map((team, index) => ({ line: index + 2, team, answers: training }))));

it('has a head, a row a team with figures and share, and a sum', () => {
  expect(csvOf('Sales', 'Design').split('\n')).toEqual([
    head,
    'Sales,daily,training,browser,solo,unknown,21.6,0.108,97.92,11422.95,0.5',
    'Design,daily,training,browser,solo,unknown,21.6,0.108,97.92,11422.95,0.5',
    'all,,,,,,43.2,0.216,195.84,22845.9,1',
    '',
  ]);
});

it('has no figures of a binary sum', () => {
  const answers = { ...typicalAnswers, useCase: 'text' };
  const csv = teamsAsCsv(estimateTeams(['A', 'B', 'C'].map((team, at) => ({ line: at + 2, team, answers }))));
  expect(csv).not.toMatch(/\d{14}/);
});

it.each(['=1+1', '+44', '-5', '@home', '\ttab', '\rline', '＝1', '＋1', '－1', '＠1'])(
  'lets no spreadsheet run the team %j as a formula',
  (team) => {
    expect(nameIn(csvOf(team))).toBe(`'${team}`);
  },
);

it.each(['R&D + Sales', 'Back-end', 'a=b', 'me@home'])('leaves the team %s as it is called', (team) => {
  expect(csvOf(team)).toContain(`\n${team},daily,`);
});

it.each(['Sales, "UK"', 'one\ntwo', 'a;b', 'a\tb', 'one\r\ntwo'])('keeps the team %j in one cell', (team) => {
  expect(csvOf(team)).toContain(`\n"${team.replaceAll('"', '""')}",daily,`);
  expect(nameIn(csvOf(team))).toBe(team);
});
