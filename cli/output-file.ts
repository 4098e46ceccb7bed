import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { openOutputPipe } from './output-pipe.ts';
import { realName } from './same-file.ts';
import { unwritable } from './unwritable.ts';

/**
 * Writes data to the file of `-o`, or to stdout where none is named or it is `-`. The file is complete or as it was:
 * it is written beside its place and takes it at the end. Whether it may be replaced is asked before the work, by
 * `refuseOverwriting`.
 * @throws CommandFailure `file-not-writable` with the name that was given
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
    const name = await realName(resolve(context.workingDirectory, path));
    const there = await stat(name).catch(() => null);
    // A device or a pipe has no place that another file could take.
    if (there?.isFIFO()) await throughPipe(name, data, path, context);
    else if (there && !there.isFile()) await writeFile(name, data);
    else await replace(name, data, there?.mode);
  } catch (error) {
    throw error instanceof CommandFailure ? error : unwritable(path, error);
  }
}

async function throughPipe(
  name: string,
  data: string | Uint8Array,
  given: string,
  { signal }: CommandContext,
): Promise<void> {
  const pipe = await openOutputPipe(name, given, signal);
  await pipe.write(data);
  await pipe.close();
}

async function replace(name: string, data: string | Uint8Array, mode: number | undefined): Promise<void> {
  const temporary = join(dirname(name), `.${basename(name)}.${process.pid}.part`);
  try {
    await writeFile(temporary, data, { flag: 'wx', ...(mode !== undefined && { mode }) });
    await rename(temporary, name);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
