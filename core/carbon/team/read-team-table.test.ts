import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyAnswer } from '../every-answer.ts';
import { estimateTeams } from './estimate-teams.ts';
import { readRows } from './read-rows.ts';
import { mostTeams, readTeamTable } from './read-team-table.ts';
import { teamsAsCsv } from './teams-as-csv.ts';

const head = 'team,frequency,useCase,access,teamSize,hosting';
const sales = { frequency: 'daily', useCase: 'text', access: 'browser', teamSize: 'small', hosting: 'local' };

function rowsOf(text: string) {
  const read = readRows(text);
  return 'rows' in read ? read.rows.map(({ cells }) => cells) : null;
}

function teamsOf(text: string) {
  const read = readTeamTable(text);
  return read.ok ? read.value : read.error.message;
}

describe('the rows of a table', () => {
  it('are those that a library reads, for any cells between any marks', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '"', ',', ';', '\t', '\n', '\r\n', 'é', '='),
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, recordEnd, bom) => {
        // The first line tells the mark, so it is the one that must be plain.
        const text = stringify([['h', 'i'], ...rows], { record_delimiter: recordEnd, quoted: true, bom });
        const options = { bom: true, relax_column_count: true, skip_empty_lines: true } as const;
        const filled = (parse(text, options) as string[][]).filter((row) =>
          row.some((one) => one.trim() !== ''),
        );
        expect(rowsOf(text)).toEqual(filled);
      }),
    );
  });

  it.each([
    [
      'a\tb, c\nd\te',
      [
        ['a', 'b, c'],
        ['d', 'e'],
      ],
    ],
    [
      'a;b;c,d\ne;f',
      [
        ['a', 'b', 'c,d'],
        ['e', 'f'],
      ],
    ],
    [
      'a,b\r\n\r\n , \r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,"b ""x"" \n y",c', [['a', 'b "x" \n y', 'c']]],
    ['a,b "x" c', [['a', 'b "x" c']]],
    ['a,', [['a', '']]],
    ['', []],
  ])('of %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('keep their lines, whatever line ends stand inside cells', () => {
    const read = readRows('a,b\n"c\r\nd",e\n\nf,g\n');
    expect('rows' in read && read.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(readRows('a\n"b')).toEqual({ unclosedOnLine: 2 });
  });

  it('are counted by lines as Windows ends them', () => {
    const read = readRows('a,b\r\nc,d\r\n\r\ne,f\r\n');
    expect('rows' in read && read.rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('are cut at commas where the first line has as many semicolons', () => {
    expect(rowsOf('Team,size; people\nSales,5')).toEqual([
      ['Team', 'size; people'],
      ['Sales', '5'],
    ]);
  });
});

describe('a table of teams', () => {
  it('is read with a head in any order and spelling', () => {
    expect(
      teamsOf('Hosting;team size;TEAM;use_case;access;Frequency\nLocal;Small;Sales;text;browser;DAILY'),
    ).toEqual([{ line: 2, team: 'Sales', answers: sales }]);
  });

  it('is read as rows that were pasted without a head', () => {
    expect(teamsOf('Sales\tdaily\ttext\tbrowser\tsmall\tlocal')).toEqual([
      { line: 1, team: 'Sales', answers: sales },
    ]);
  });

  it('may have spaces around its cells', () => {
    expect(teamsOf(`${head}\n  Sales , daily, text ,browser,\tsmall, Local `)).toEqual([
      { line: 2, team: 'Sales', answers: sales },
    ]);
  });

  it('has empty answers where a row is too short', () => {
    expect(teamsOf(`${head}\nSales,daily,text`)).toEqual([
      { line: 2, team: 'Sales', answers: { ...sales, access: '', teamSize: '', hosting: '' } },
    ]);
  });

  it('has a head where one heading of six is known, and says in full what is missing', () => {
    expect(
      readTeamTable('team,how often,useCase,access,teamSize,where\nSales,daily,text,browser,small,local'),
    ).toEqual({
      ok: false,
      error: {
        code: 'team-table-not-readable',
        message:
          'has no column frequency, hosting. It needs team, frequency, useCase, access, teamSize, hosting',
      },
    });
  });

  it('may hold exactly as many teams as are counted at a time', () => {
    expect(teamsOf(`${head}\n${'a,b,c,d,e,f\n'.repeat(1000)}`)).toHaveLength(1000);
  });

  it.each([
    ['', 'holds no rows'],
    [head, 'holds no rows'],
    ['"', 'is not CSV: the quotation mark on line 1 is never closed'],
    ['name,size\na,b', `has no column ${head.replaceAll(',', ', ')}`],
    [`${head.replace(',access', '')}\nSales,daily,text,small,local`, 'has no column access. It needs team'],
    [`${head}\n${'a,b,c,d,e,f\n'.repeat(mostTeams + 1)}`, 'holds 1001 rows; at most 1000'],
  ])('is not made of %j', (text, message) => {
    expect(teamsOf(text.slice(0, 20_000))).toContain(message);
  });

  it('comes back from what was exported, with the sum as a row that is named, not counted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.constantFrom(...everyAnswer())), { minLength: 1, maxLength: 8 }),
        (all) => {
          const rows = all.map(([team, answers], index) => ({ line: index + 2, team, answers }));
          const first = estimateTeams(rows);
          const again = readTeamTable(teamsAsCsv(first));
          const second = estimateTeams(again.ok ? again.value : []);
          expect(second.teams.map(({ answers }) => answers)).toEqual(
            first.teams.map(({ answers }) => answers),
          );
          expect(second.total).toEqual(first.total);
          expect(second.failures.map(({ team }) => team)).toEqual(['all']);
        },
      ),
    );
  });
});
