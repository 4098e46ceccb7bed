import { type Command, Option } from 'commander';
import type { CarbonAnswers, CarbonQuestion } from '../../core/carbon/answers.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { carbonReport } from '../output/carbon-report.ts';
import { addCarbonEvidenceCommand } from './carbon-evidence.ts';

interface EstimateOptions extends Partial<CarbonAnswers> {
  readonly team?: string;
  readonly output?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

const examples = `
Examples:
  $ carbon estimate --frequency daily --use-case text --access browser --team-size solo --hosting unknown
  $ carbon estimate --frequency heavy --use-case image --access integrated --team-size small --hosting green --json
  $ carbon estimate --team teams.csv -o sums.csv     columns team, frequency, useCase, access, teamSize, hosting`;

/** `carbon estimate`: the five answers as flags, or a table of teams. */
export function addCarbonCommands(program: Command, environment: CommandEnvironment): void {
  const { context, finishWith, show } = environment;
  const carbon = program.command('carbon').description('estimate the monthly footprint of your use of AI');
  carbon
    .command('estimate')
    .description('monthly kg of CO₂e from five answers, or of every team in a table')
    .addOption(
      question('--frequency <answer>', 'how often each person uses AI', [
        'rare',
        'occasional',
        'daily',
        'heavy',
      ]),
    )
    .addOption(question('--use-case <answer>', 'what it is used for', ['text', 'image', 'code', 'training']))
    .addOption(question('--access <answer>', 'how you reach it', ['browser', 'integrated', 'selfhosted']))
    .addOption(question('--team-size <answer>', 'how many people', ['solo', 'small', 'medium', 'enterprise']))
    .addOption(question('--hosting <answer>', 'where it runs', ['unknown', 'namerica', 'green', 'local']))
    .option('--team <file>', 'a CSV file with a team in each row, - for stdin, instead of the five answers')
    .option('-o, --output <file>', 'with --team: where to write; .csv and .json decide the format')
    .option('--force', 'with --team: overwrite an output that exists')
    .option('--json', 'the whole answer as JSON')
    .addHelpText('after', examples)
    .action(async ({ team, output, force = false, json = false, ...answers }: EstimateOptions) => {
      refuseMixture(team, output, answers);
      if (team !== undefined) {
        const { runTeamEstimate } = await import('./carbon-team.ts');
        return runTeamEstimate({ team, output, force, json }, context, finishWith);
      }
      // The options have taken valid answers only; without the check that requests need, nothing is wired or loaded.
      const { completeAnswers } = await import('../../core/carbon/answers.ts');
      const { describeFootprint } = await import('../../core/carbon/describe-footprint.ts');
      const complete = completeAnswers(answers);
      if (!complete) throw new CommandFailure({ code: 'invalid-answer', message: 'An answer is not known.' });
      const check = describeFootprint(complete);
      if (json) context.stdout.write(`${JSON.stringify(check)}\n`);
      else await show(carbonReport(check));
    });
  addCarbonEvidenceCommand(carbon, context);
}

const flags: Readonly<Record<CarbonQuestion, string>> = {
  frequency: '--frequency',
  useCase: '--use-case',
  access: '--access',
  teamSize: '--team-size',
  hosting: '--hosting',
};

/** A table and answers at once leave open which of them is meant. */
function refuseMixture(
  team: string | undefined,
  output: string | undefined,
  answers: Partial<CarbonAnswers>,
): void {
  const questions = Object.keys(flags) as CarbonQuestion[];
  const missing = questions.filter((name) => answers[name] === undefined).map((name) => flags[name]);
  const usage = (message: string) => new CommandFailure({ code: 'input-required', message });
  if (team === undefined && missing.length > 0) {
    throw usage(`Please give ${missing.join(', ')}, or a table of teams with --team.`);
  }
  if (team === undefined && output !== undefined) throw usage('-o goes with --team.');
  if (team !== undefined && missing.length < questions.length) {
    throw usage('Please give either the five answers or --team, not both.');
  }
}

function question(flag: string, description: string, answers: readonly string[]): Option {
  return new Option(flag, description).choices(answers);
}
