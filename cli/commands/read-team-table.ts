import { parse } from 'csv-parse/sync';
import { type CarbonQuestion, carbonQuestions } from '../../core/carbon/answers.ts';
import type { TeamRow } from '../../core/carbon/team/estimate-teams.ts';
import { CommandFailure } from '../command-failure.ts';

/**
 * Reads a table with the columns team, frequency, useCase, access, teamSize and hosting, in any order. Case, spaces,
 * hyphens and underscores of a heading do not matter.
 * @throws CommandFailure `batch-not-readable` when the text is no such table
 */
export function readTeamTable(bytes: Uint8Array, name: string): readonly TeamRow[] {
  const [head, ...records] = tableOf(bytes, name);
  const columns = (head?.record ?? []).map(plainName);
  const at = (column: string) => columns.indexOf(plainName(column));
  const missing = ['team', ...carbonQuestions].filter((column) => at(column) < 0);
  if (missing.length > 0) {
    throw unreadable(
      `${name} has no column ${missing.join(', ')}. It needs team, ${carbonQuestions.join(', ')}.`,
    );
  }
  if (records.length === 0) throw unreadable(`${name} holds no rows.`);
  return records.map(({ record, info }) => {
    const cell = (column: string) => (record[at(column)] ?? '').trim();
    const answer = (question: CarbonQuestion) => cell(question).toLowerCase();
    const answers = Object.fromEntries(carbonQuestions.map((question) => [question, answer(question)]));
    return { line: info.lines, team: cell('team'), answers: answers as TeamRow['answers'] };
  });
}

interface TableRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function tableOf(bytes: Uint8Array, name: string): readonly TableRecord[] {
  const options = { bom: true, skip_empty_lines: true, relax_column_count: true, info: true } as const;
  try {
    // The types of the library do not follow its `info` option.
    return parse(new TextDecoder().decode(bytes), options) as unknown as TableRecord[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be parsed';
    throw unreadable(`${name} is not CSV: ${reason}.`);
  }
}

function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[\s_-]/g, '');
}

function unreadable(message: string): CommandFailure {
  return new CommandFailure({ code: 'batch-not-readable', message });
}
