import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { openOutputPipe } from '../output-pipe.ts';
import { realName } from '../same-file.ts';
import { unwritable } from '../unwritable.ts';
import { writeWhole } from '../write-whole.ts';

/** Where the records of a batch go, in order. */
export interface BatchTarget {
  write(record: string): Promise<void>;
  /** Ends the output; what a resumed run wrote takes the place of what earlier ones left. */
  close(): Promise<void>;
}

const mostParts = 99;

/**
 * The files in which resumed runs were broken off, the newest first: a process that is killed leaves its own. They
 * stand beside the file that a link leads to.
 */
export async function partsOf(
  path: string,
  { workingDirectory }: CommandContext,
): Promise<readonly string[]> {
  const name = await realName(resolve(workingDirectory, path));
  const names = Array.from({ length: mostParts }, (_, index) => `${name}.part-${mostParts - index}`);
  return names.filter((part) => existsSync(part));
}

/**
 * Opens the output of a batch: stdout, a pipe, or a file that is written record by record, so that what is finished is
 * kept whenever the run ends. A resumed run writes beside the file and takes its place at the end.
 * @throws CommandFailure `file-not-writable` with the name that was given
 */
export async function openBatchTarget(
  path: string | undefined,
  isResumed: boolean,
  context: CommandContext,
): Promise<BatchTarget> {
  const { stdout } = context;
  if (path === undefined || path === '-') {
    const write = async (record: string) => {
      stdout.write(record);
      await stdout.drained?.();
    };
    return { write, close: async () => undefined };
  }
  const name = await realName(resolve(context.workingDirectory, path));
  const there = await stat(name).catch(() => null);
  if (there?.isFIFO()) return openOutputPipe(name, path, context.signal);
  const parts = await partsOf(path, context);
  const written = isResumed ? `${name}.part-${numberOf(parts[0]) + 1}` : name;
  const saying = <Value>(task: () => Value): Value => {
    try {
      return task();
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  const file = saying(() => openSync(written, 'w', there?.mode));
  const removeParts = () => {
    for (const part of parts) rmSync(part, { force: true });
  };
  // Killed, this run would leave them beside what has replaced their file.
  if (!isResumed) removeParts();
  return {
    write: async (record) => saying(() => writeWhole(file, record)),
    close: async () => {
      saying(() => {
        closeSync(file);
        if (isResumed) renameSync(written, name);
      });
      removeParts();
    },
  };
}

function numberOf(part: string | undefined): number {
  return Number(part?.slice(part.lastIndexOf('-') + 1) ?? 0);
}
