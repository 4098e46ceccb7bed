import { type Command, CommanderError } from 'commander';
import { isListUnavailable } from '../core/mailing/mailing.errors.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { type ExitCode, exitCodeFor, exitCodes } from './exit-codes.ts';
import { nearestCommand } from './nearest-command.ts';
import { createProgram } from './program.ts';

/**
 * Runs one command line and resolves to its exit code. Nothing here touches the process, so tests call it
 * as it is.
 * @param words the command line without the program's name.
 */
export async function run(words: readonly string[], given: CommandContext): Promise<number> {
  const context = withoutEscapes(given);
  let exitCode: number = exitCodes.ok;
  const asJson = wantsJson(words);
  const program = await createProgram(
    asFlags(words),
    context,
    (code: ExitCode) => {
      exitCode = code;
    },
    asJson,
  );
  try {
    await program.parseAsync([...asFlags(words, program)], { from: 'user' });
    return exitCode;
  } catch (error) {
    const failure = failureOf(error, context);
    const hint = suggestion(error, words, program);
    if (failure.message !== null) {
      const message = [failure.message, ...hint].join('\n');
      context.stderr.write(asJson ? jsonLine({ ...failure, message }) : textLine(failure));
    }
    if (!asJson) for (const line of hint) context.stderr.write(`${line}\n`);
    return failure.exitCode;
  }
}

/** A terminal that knows no escapes is none for a line that is written again and again. */
function withoutEscapes(context: CommandContext): CommandContext {
  if (context.environment.TERM !== 'dumb') return context;
  return { ...context, stderr: { ...context.stderr, isTerminal: false } };
}

function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  const flags = words.slice(0, end < 0 ? words.length : end);
  return (
    flags.includes('--json') ||
    flags.includes('--format=json') ||
    flags[flags.indexOf('--format') + 1] === 'json'
  );
}

/**
 * `help codes classify` is `codes classify --help`, and `version` is `--version`.
 * @param program where it is known: help on what is no command is an error then, as the command itself is
 */
function asFlags(words: readonly string[], program?: Command): readonly string[] {
  const [first, ...rest] = words;
  if (first === 'help' && rest.length > 0)
    return program && !isCommand(program, rest) ? rest : [...rest, '--help'];
  return first === 'version' && rest.length === 0 ? ['--version'] : words;
}

function isCommand(command: Command, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || command.commands.length === 0) return true;
  const next = command.commands.find((each) => each.name() === name);
  return next !== undefined && isCommand(next, rest);
}

/** How a run ended that did not answer. */
interface Failure {
  /** `null` where it has been said. */
  readonly message: string | null;
  readonly code: string;
  readonly exitCode: number;
  readonly file?: string | undefined;
}

function failureOf(error: unknown, { signal }: CommandContext): Failure {
  if (error instanceof CommanderError) return usageFailure(error);
  if (error instanceof CommandFailure) return error;
  if (signal.aborted) return { code: 'cancelled', message: 'interrupted', exitCode: exitCodes.interrupted };
  if (error instanceof Error && error.name === 'ConfigurationError' && 'code' in error) {
    const code = String(error.code);
    return { code, message: error.message, exitCode: exitCodeFor(code) };
  }
  if (isListUnavailable(error)) {
    return { code: 'list-unavailable', message: error.message, exitCode: exitCodes.provider };
  }
  const message = error instanceof Error ? error.message : 'something unexpected went wrong';
  return { code: 'failure', message, exitCode: exitCodes.failure };
}

/** Commander prints its own sentences, and help and version are no failure. */
function usageFailure({ exitCode, message }: CommanderError): Failure {
  if (exitCode === 0) return { code: 'ok', message: null, exitCode: exitCodes.ok };
  return { code: 'usage', message: message.replace(/^error: /, ''), exitCode: exitCodes.usage };
}

function jsonLine({ code, message, file }: Failure): string {
  return `${JSON.stringify({ error: { code, message, file } })}\n`;
}

/** Whoever interrupts a run knows that; it is no error. */
function textLine({ code, message, exitCode, file }: Failure): string {
  if (code === 'usage') return '';
  if (exitCode === exitCodes.interrupted) return `${message}\n`;
  const isNamed = file === undefined || message?.startsWith(file);
  return isNamed ? `error: ${message}\n` : `error: ${file}: ${message}\n`;
}

/** What was probably meant, where commander, which looks among neighbours alone, does not say so itself. */
function suggestion(error: unknown, words: readonly string[], program: Command): readonly string[] {
  const word = words.find((each) => each !== 'help');
  if (!(error instanceof CommanderError) || error.code !== 'commander.unknownCommand' || !word) return [];
  const isGroup = program.commands.some((command) => command.name() === word);
  if (isGroup || error.message.includes('Did you mean')) return [];
  const nearest = nearestCommand(program, word);
  return nearest === null ? [] : [`(Did you mean ${program.name()} ${nearest}?)`];
}
