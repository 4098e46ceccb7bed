import type { TeamRow } from '../../core/carbon/team/estimate-teams.ts';
import { readTeamTable } from '../../core/carbon/team/read-team-table.ts';
import { CommandFailure } from '../command-failure.ts';

/**
 * Reads the bytes of a table of teams.
 * @throws CommandFailure `batch-not-readable` when they are no such table
 */
export function readTeamFile(bytes: Uint8Array, name: string): readonly TeamRow[] {
  const read = readTeamTable(new TextDecoder().decode(bytes));
  if (read.ok) return read.value;
  throw new CommandFailure({ code: 'batch-not-readable', message: `${name} ${read.error.message}.` });
}
