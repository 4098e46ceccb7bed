import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { SourceFile } from '../core/termsheet/document-reader.port.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';

/**
 * Reads a file argument; `-` is stdin.
 * @throws CommandFailure `file-not-readable` with the name that was given.
 */
export async function readInputFile(path: string, context: CommandContext): Promise<SourceFile> {
  if (path === '-') return { name: 'stdin', bytes: await context.readStdin() };
  try {
    return { name: basename(path), bytes: await readFile(resolve(context.workingDirectory, path)) };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    throw new CommandFailure({
      code: 'file-not-readable',
      message: `${path} cannot be read: ${reason ?? 'the system refused it'}.`,
    });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you are not allowed to read it',
  EISDIR: 'it is a folder',
};
