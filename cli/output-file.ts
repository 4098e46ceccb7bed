import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';

/**
 * Writes data to the file of `-o`, or to stdout where none is named or it is `-`.
 * @throws CommandFailure `file-not-writable` with the name that was given.
 */
export async function writeOutput(
  text: string,
  path: string | undefined,
  context: CommandContext,
): Promise<void> {
  if (path === undefined || path === '-') {
    context.stdout.write(text);
    return;
  }
  try {
    await writeFile(resolve(context.workingDirectory, path), text);
  } catch {
    throw new CommandFailure({ code: 'file-not-writable', message: `${path} cannot be written.` });
  }
}
