import { estimateTeams } from '../../core/carbon/team/estimate-teams.ts';
import { teamsAsCsv } from '../../core/carbon/team/teams-as-csv.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { readInputFile } from '../input-file.ts';
import { teamTable } from '../output/team-table.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
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
  await refuseOverwriting({ output, inputs: [team], mayReplace: force }, context);
  const { bytes, name } = await readInputFile(team, context);
  const estimates = estimateTeams(await readTeamFile(bytes, name));
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
