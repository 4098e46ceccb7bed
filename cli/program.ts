import { Command, Option } from 'commander';
import { brand } from '../core/brand/brand.ts';
import type { CommandContext, CommandEnvironment, TextOutput } from './command-context.ts';
import { commandGroups } from './command-groups.ts';
import type { ExitCode } from './exit-codes.ts';
import { productVersion } from './product-version.ts';
import { colourChoices } from './terminal/colour.ts';
import { layOut } from './terminal/lay-out.ts';
import { type ShowOptions, show } from './terminal/show.ts';
import { takeValuesInAnyCase } from './values-in-any-case.ts';

const exitCodeHelp = `
Exit codes: 0 ok, 1 failure, 2 usage, 3 bad input, 4 missing key or not allowed, 5 provider or network,
6 batch finished with some rows failed, 130 interrupted.
Settings come from flags, the environment, .env, fettle.config.json and defaults, in this order.`;

/**
 * Builds the registry of commands: the group that the words begin with, or all where they begin otherwise, as for help.
 * It loads no adapter: commands do, when they run.
 * @param asJson errors are left to the caller, who prints them as JSON
 */
export async function createProgram(
  words: readonly string[],
  context: CommandContext,
  finishWith: (code: ExitCode) => void,
  asJson = false,
): Promise<Command> {
  const program = new Command(brand.name.toLowerCase())
    .description('Free tools for small firms: carbon footprint of AI, term sheets, company codes.')
    .version(productVersion())
    .option('--quiet', 'no notes on stderr, errors only')
    .addOption(new Option('--color <when>', 'colour on stdout').choices(colourChoices).default('auto'))
    .option('--no-pager', 'show long reports all at once')
    .showSuggestionAfterError()
    .addHelpText('after', exitCodeHelp);
  const environment: CommandEnvironment = {
    context,
    finishWith,
    show: (lines) => show(lines, program.opts<ShowOptions>(), context),
  };
  const loaded = groupsFor(words);
  for (const name of loaded) (await commandGroups[name]?.())?.(program, environment);
  applyToAll(program, (command) => {
    takeValuesInAnyCase(command);
    command.exitOverride().configureOutput({
      writeOut: (text) => context.stdout.write(fitted(text, context.stdout)),
      writeErr: (text) => context.stderr.write(fitted(text, context.stderr)),
      outputError: (text, write) => {
        if (!asJson) write(text);
      },
    });
  });
  return program;
}

/** Commander wraps what it lists itself, not what is added below. */
function fitted(text: string, { isTerminal, size }: TextOutput): string {
  const columns = isTerminal ? size?.().columns : undefined;
  if (columns === undefined) return text;
  const lines = text.replace(/\n$/, '').split('\n');
  return layOut(
    lines.map((line) => ({ text: line })),
    { columns, hasColour: false },
  );
}

/** Commander's settings are copied when a subcommand is made, so they are set once all of them exist. */
function applyToAll(command: Command, change: (command: Command) => void): void {
  change(command);
  for (const child of command.commands) applyToAll(child, change);
}

/** What these commands print is about all others. */
const aboutAll = new Set(['completion', 'man']);

function groupsFor([group]: readonly string[]): readonly string[] {
  const isOne = group !== undefined && Object.hasOwn(commandGroups, group) && !aboutAll.has(group);
  return isOne ? [group] : Object.keys(commandGroups);
}
