import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';

/**
 * Writes data to the file of `-o`, or to stdout where none is named or it is `-`.
 * @throws CommandFailure `file-not-writable` with the name that was given.
 */
export async function writeOutput(
  data: string | Uint8Array,
  path: string | undefined,
  context: CommandContext,
): Promise<void> {
  if (path === undefined || path === '-') {
    if (typeof data !== 'string') {
      throw new CommandFailure({
        code: 'invalid-input',
        message: 'A Word document needs a file: -o report.docx',
      });
    }
    context.stdout.write(data);
    return;
  }
  try {
    await writeFile(resolve(context.workingDirectory, path), data);
  } catch {
    throw new CommandFailure({ code: 'file-not-writable', message: `${path} cannot be written.` });
  }
}
