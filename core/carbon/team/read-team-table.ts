import { failed, type Result, success } from '../../result.ts';
import { type CarbonQuestion, carbonQuestions } from '../answers.ts';
import type { TeamRow } from './estimate-teams.ts';
import { readRows, type TableRow } from './read-rows.ts';

/** Why a text is no table of teams. */
export interface TeamTableFailure {
  readonly code: 'team-table-not-readable';
  /** Continues a sentence that begins with the name of the table. */
  readonly message: string;
}

/** More rows than a firm has teams are a mistake. */
export const mostTeams = 1000;

/** The columns of a table of teams, in the order of a table without a head. */
export const teamColumns: readonly string[] = ['team', ...carbonQuestions];

/**
 * Reads a table with the columns team, frequency, useCase, access, teamSize and hosting, in any order. Case, spaces,
 * hyphens and underscores of a heading do not matter. Rows without any heading are taken in that order.
 *
 * @example readTeamTable('team,frequency,useCase,access,teamSize,hosting\nSales,daily,text,browser,small,unknown')
 */
export function readTeamTable(text: string): Result<readonly TeamRow[], TeamTableFailure> {
  const read = readRows(text);
  if ('unclosedOnLine' in read) {
    return notReadable(`is not CSV: the quotation mark on line ${read.unclosedOnLine} is never closed`);
  }
  const [first] = read.rows;
  if (!first) return notReadable('holds no rows');
  const headings = first.cells.map(plainName);
  const hasHead = teamColumns.some((column) => headings.includes(plainName(column)));
  const isInOrder = !hasHead && first.cells.length === teamColumns.length;
  const columns = isInOrder ? teamColumns.map(plainName) : headings;
  const missing = teamColumns.filter((column) => !columns.includes(plainName(column)));
  if (missing.length > 0) {
    return notReadable(`has no column ${missing.join(', ')}. It needs ${teamColumns.join(', ')}`);
  }
  const rows = isInOrder ? read.rows : read.rows.slice(1);
  if (rows.length === 0) return notReadable('holds no rows');
  if (rows.length > mostTeams) {
    return notReadable(`holds ${rows.length} rows; at most ${mostTeams} teams are counted at a time`);
  }
  return success(rows.map((row) => teamRow(row, columns)));
}

function teamRow({ line, cells }: TableRow, columns: readonly string[]): TeamRow {
  const cell = (column: string) => (cells[columns.indexOf(plainName(column))] ?? '').trim();
  const answer = (question: CarbonQuestion) => cell(question).toLowerCase();
  return {
    line,
    team: cell('team'),
    answers: {
      frequency: answer('frequency'),
      useCase: answer('useCase'),
      access: answer('access'),
      teamSize: answer('teamSize'),
      hosting: answer('hosting'),
    },
  };
}

function plainName(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

function notReadable(message: string) {
  return failed<TeamTableFailure>({ code: 'team-table-not-readable', message });
}
