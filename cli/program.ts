import { Command } from 'commander';
import { brand } from '../core/brand/brand.ts';
import type { CommandContext, CommandEnvironment } from './command-context.ts';
import { addCarbonCommands } from './commands/carbon.ts';
import { addCodesCommands } from './commands/codes.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addConfigCommand } from './commands/config.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addEvalCommands } from './commands/eval.ts';
import { addMailCommands } from './commands/mail.ts';
import { addMcpCommand } from './commands/mcp.ts';
import { addServeCommand } from './commands/serve.ts';
import { addSubscriberCommands } from './commands/subscribers.ts';
import { addTermSheetCommands } from './commands/termsheet.ts';
import type { ExitCode } from './exit-codes.ts';
import { productVersion } from './product-version.ts';

const exitCodeHelp = `
Exit codes: 0 ok, 1 failure, 2 usage, 3 bad input, 4 missing key or not allowed, 5 provider or network,
6 batch finished with some rows failed, 130 interrupted.
Settings come from flags, the environment, .env, fettle.config.json and defaults, in this order.`;

/** Builds the registry of commands. It loads no adapter: commands do, when they run. */
export function createProgram(context: CommandContext, finishWith: (code: ExitCode) => void): Command {
  const environment: CommandEnvironment = { context, finishWith };
  const program = new Command(brand.name.toLowerCase())
    .description('Free tools for small firms: carbon footprint of AI, term sheets, company codes.')
    .version(productVersion())
    .option('--quiet', 'no notes on stderr, errors only')
    .showSuggestionAfterError()
    .addHelpText('after', exitCodeHelp);
  addServeCommand(program, environment);
  addTermSheetCommands(program, environment);
  addCodesCommands(program, environment);
  addCarbonCommands(program, environment);
  addSubscriberCommands(program, environment);
  addMailCommands(program, environment);
  addEvalCommands(program, environment);
  addConfigCommand(program, environment);
  addDoctorCommand(program, environment);
  addMcpCommand(program, environment);
  addCompletionCommand(program, environment);
  applyToAll(program, (command) =>
    command.exitOverride().configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    }),
  );
  return program;
}

/** Commander's settings are copied when a subcommand is made, so they are set once all of them exist. */
function applyToAll(command: Command, change: (command: Command) => void): void {
  change(command);
  for (const child of command.commands) applyToAll(child, change);
}
