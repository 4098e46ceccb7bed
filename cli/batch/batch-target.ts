import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

/** Where the records of a batch go, in order. */
export interface BatchTarget {
  write(record: string): void;
  /** Ends the output; `rest` are finished records of an earlier run that an interrupted one did not reach. */
  close(rest: readonly string[]): void;
}

/** What an earlier run left: its output, and the file in which a resumed run was broken off. */
export async function earlierOutput(path: string, context: CommandContext): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const name of [resolve(context.workingDirectory, path), partialName(path, context)]) {
    try {
      texts.push(await readFile(name, 'utf8'));
    } catch {
      // No such file: nothing was left.
    }
  }
  return texts;
}

/**
 * Opens the output of a batch: stdout, or a file that is written record by record, so that an interruption
 * keeps what is finished. A resumed run writes beside the file and takes its place at the end.
 * @throws CommandFailure `file-not-writable` with the name that was given
 */
export function openBatchTarget(
  path: string | undefined,
  isResumed: boolean,
  context: CommandContext,
): BatchTarget {
  if (path === undefined || path === '-') {
    return { write: (record) => context.stdout.write(record), close: () => undefined };
  }
  const name = resolve(context.workingDirectory, path);
  const written = isResumed ? partialName(path, context) : name;
  const file = open(written, path);
  const write = (record: string) => {
    writeSync(file, record);
  };
  return {
    write,
    close: (rest) => {
      for (const record of rest) write(record);
      closeSync(file);
      if (isResumed) renameSync(written, name);
    },
  };
}

function partialName(path: string, context: CommandContext): string {
  return `${resolve(context.workingDirectory, path)}.part`;
}

function open(name: string, given: string): number {
  try {
    return openSync(name, 'w');
  } catch {
    throw new CommandFailure({ code: 'file-not-writable', message: `${given} cannot be written.` });
  }
}
