import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { systemReason } from '../system-reasons.ts';

/** Where the records of a batch go, in order. */
export interface BatchTarget {
  write(record: string): Promise<void>;
  /** Ends the output; what a resumed run wrote takes the place of what earlier ones left. */
  close(): void;
}

const mostParts = 99;

/** The files in which resumed runs were broken off, the newest first: a process that is killed leaves its own. */
export function partsOf(path: string, { workingDirectory }: CommandContext): readonly string[] {
  const name = resolve(workingDirectory, path);
  const names = Array.from({ length: mostParts }, (_, index) => `${name}.part-${mostParts - index}`);
  return names.filter((part) => existsSync(part));
}

/**
 * Opens the output of a batch: stdout, or a file that is written record by record, so that what is finished is kept
 * whenever the run ends. A resumed run writes beside the file and takes its place at the end.
 * @throws CommandFailure `file-not-writable` with the name that was given
 */
export function openBatchTarget(
  path: string | undefined,
  isResumed: boolean,
  context: CommandContext,
): BatchTarget {
  const { stdout } = context;
  if (path === undefined || path === '-') {
    const write = async (record: string) => {
      stdout.write(record);
      await stdout.drained?.();
    };
    return { write, close: () => undefined };
  }
  const name = resolve(context.workingDirectory, path);
  const parts = partsOf(path, context);
  const written = isResumed ? `${name}.part-${numberOf(parts[0]) + 1}` : name;
  const saying = <Value>(task: () => Value): Value => {
    try {
      return task();
    } catch (error) {
      const message = `${path} cannot be written: ${systemReason(error)}.`;
      throw new CommandFailure({ code: 'file-not-writable', message });
    }
  };
  const file = saying(() => openSync(written, 'w'));
  return {
    write: async (record) => {
      saying(() => writeSync(file, record));
    },
    close: () => {
      saying(() => {
        closeSync(file);
        if (isResumed) renameSync(written, name);
      });
      for (const part of parts) rmSync(part, { force: true });
    },
  };
}

function numberOf(part: string | undefined): number {
  return Number(part?.slice(part.lastIndexOf('-') + 1) ?? 0);
}
