import { type Command, Option } from 'commander';
import type { CarbonCheck } from '../../core/carbon/check-carbon-footprint.ts';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

interface EstimateOptions {
  readonly frequency: string;
  readonly useCase: string;
  readonly access: string;
  readonly teamSize: string;
  readonly hosting: string;
  readonly json?: boolean;
}

const examples = `
Examples:
  $ carbon estimate --frequency daily --use-case text --access browser --team-size solo --hosting unknown
  $ carbon estimate --frequency heavy --use-case image --access integrated --team-size small --hosting green --json`;

/** `carbon estimate`: the five answers as flags. */
export function addCarbonCommands(program: Command, { context }: CommandEnvironment): void {
  const carbon = program.command('carbon').description('estimate the monthly footprint of your use of AI');
  carbon
    .command('estimate')
    .description('monthly kg CO2e from five answers')
    .addOption(question('--frequency <answer>', 'uses a person', ['rare', 'occasional', 'daily', 'heavy']))
    .addOption(question('--use-case <answer>', 'what for', ['text', 'image', 'code', 'training']))
    .addOption(question('--access <answer>', 'how', ['browser', 'integrated', 'selfhosted']))
    .addOption(question('--team-size <answer>', 'how many people', ['solo', 'small', 'medium', 'enterprise']))
    .addOption(question('--hosting <answer>', 'where it runs', ['unknown', 'namerica', 'green', 'local']))
    .option('--json', 'the whole answer as JSON')
    .addHelpText('after', examples)
    .action(async ({ json = false, ...answers }: EstimateOptions) => {
      const services = await context.openServices();
      const checkCarbonFootprint = await services.get('checkCarbonFootprint');
      const outcome = checkCarbonFootprint(answers);
      if (!outcome.ok) throw new CommandFailure(outcome.error, json);
      context.stdout.write(json ? `${JSON.stringify(outcome.value)}\n` : asText(outcome.value));
    });
}

function question(flag: string, description: string, answers: readonly string[]): Option {
  return new Option(flag, description).choices(answers).makeOptionMandatory();
}

function asText({ monthlyEmissions, rating, perspective, evidence, suggestions }: CarbonCheck): string {
  const grams = monthlyEmissions < 0.1 ? ` (${(monthlyEmissions * 1000).toPrecision(2)} g)` : '';
  const range = [evidence.lowKg, evidence.centralKg, evidence.highKg].map((kg) => Number(kg.toPrecision(2)));
  return [
    `${monthlyEmissions.toFixed(1)} kg CO2e a month${grams}: ${rating}`,
    perspective.text,
    `Published evidence: ${range[0]} to ${range[2]} kg, central ${range[1]} kg. ${evidence.note}`,
    '',
    ...suggestions.map((suggestion, index) => `${index + 1}. ${suggestion}`),
    '',
  ].join('\n');
}
