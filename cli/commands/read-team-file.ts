import type { TeamRow } from '../../core/carbon/team/estimate-teams.ts';
import { readTeamTable } from '../../core/carbon/team/read-team-table.ts';
import { textOfBytes } from '../batch/batch-text.ts';
import { CommandFailure } from '../command-failure.ts';

/**
 * Reads the bytes of a table of teams.
 * @throws CommandFailure `batch-not-readable` when they are no such table
 */
export async function readTeamFile(bytes: Uint8Array, name: string): Promise<readonly TeamRow[]> {
  const read = readTeamTable(await textOfBytes(bytes));
  if (read.ok) return read.value;
  throw new CommandFailure({ code: 'batch-not-readable', message: `${name} ${read.error.message}.` }, name);
}
