import { CommanderError } from 'commander';
import { isListUnavailable } from '../core/mailing/mailing.errors.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { type ExitCode, exitCodeFor, exitCodes } from './exit-codes.ts';
import { createProgram } from './program.ts';

/**
 * Runs one command line and resolves to its exit code. Nothing here touches the process, so tests call it
 * as it is.
 * @param words the command line without the program's name.
 */
export async function run(words: readonly string[], context: CommandContext): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = createProgram(context, (code: ExitCode) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportFailure(error, context);
  }
}

function reportFailure(error: unknown, { stderr, signal }: CommandContext): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  if (error instanceof CommandFailure) {
    stderr.write(failureLine(error));
    return error.exitCode;
  }
  if (signal.aborted) {
    stderr.write('interrupted\n');
    return exitCodes.interrupted;
  }
  if (error instanceof Error && error.name === 'ConfigurationError' && 'code' in error) {
    stderr.write(`error: ${error.message}\n`);
    return exitCodeFor(String(error.code));
  }
  if (isListUnavailable(error)) {
    stderr.write(`error: ${error.message}\n`);
    return exitCodes.provider;
  }
  stderr.write(`error: ${error instanceof Error ? error.message : 'something unexpected went wrong'}\n`);
  return exitCodes.failure;
}

/** Whoever interrupts a run knows that; it is no error. */
function failureLine({ code, message, asJson, exitCode }: CommandFailure): string {
  if (asJson) return `${JSON.stringify({ error: { code, message } })}\n`;
  return exitCode === exitCodes.interrupted ? `${message}\n` : `error: ${message}\n`;
}
