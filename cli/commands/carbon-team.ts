import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { estimateTeams } from '../../core/carbon/team/estimate-teams.ts';
import { teamsAsCsv } from '../../core/carbon/team/teams-as-csv.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { readInputFile } from '../input-file.ts';
import { teamTable } from '../output/team-table.ts';
import { writeOutput } from '../output-file.ts';
import { readTeamFile } from './read-team-file.ts';

interface TeamOptions {
  readonly team: string;
  readonly json: boolean;
  readonly output?: string | undefined;
  readonly force: boolean;
}

/** Estimates a table of teams: bad rows are named on stderr, the rest is counted. */
export async function runTeamEstimate(
  { team, json, output, force }: TeamOptions,
  context: CommandContext,
  finishWith: (code: ExitCode) => void,
): Promise<void> {
  refuseOverwriting({ team, output, force }, context);
  const { bytes, name } = await readInputFile(team, context);
  const estimates = estimateTeams(readTeamFile(bytes, name));
  const { teams, failures } = estimates;
  for (const { line, team: named, message } of failures) {
    context.stderr.write(`Line ${line}, ${named || 'a team without a name'}: ${message}.\n`);
  }
  if (teams.length === 0) {
    throw new CommandFailure({
      code: 'batch-not-readable',
      message: `${name} has no row that can be counted.`,
    });
  }
  const asJson = json || output?.toLowerCase().endsWith('.json') === true;
  const asCsv = output?.toLowerCase().endsWith('.csv') === true;
  const text = asJson ? `${JSON.stringify(estimates)}\n` : (asCsv ? teamsAsCsv : teamTable)(estimates);
  await writeOutput(text, output, context);
  if (failures.length > 0) finishWith(exitCodes.someRowsFailed);
}

/** What was there is not overwritten unless it is asked for, and what is read never. */
function refuseOverwriting(
  { team, output, force }: Pick<TeamOptions, 'team' | 'output' | 'force'>,
  { workingDirectory }: CommandContext,
): void {
  if (output === undefined || output === '-') return;
  const target = resolve(workingDirectory, output);
  if (target === resolve(workingDirectory, team)) throw usage(`${output} is the table that is read.`);
  if (existsSync(target) && !force) throw usage(`${output} exists already. Add --force to overwrite it.`);
}

function usage(message: string): CommandFailure {
  return new CommandFailure({ code: 'invalid-input', message });
}
