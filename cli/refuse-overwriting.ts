import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { isSameFile } from './same-file.ts';

/** What a command is about to write, and what it reads. */
export interface OutputPlan {
  /** The file of `-o`; nothing is asked where there is none or it is `-`. */
  readonly output: string | undefined;
  /** The files that are read; `-` and what is not there are passed over. */
  readonly inputs: readonly string[];
  /** An existing output may be replaced: `--force`. */
  readonly mayReplace: boolean;
  /** What else may be done about an existing output, such as ` or --resume to go on`. */
  readonly alternative?: string;
}

/**
 * Refuses an output that is an input, through links too, and one that already holds something.
 * @throws CommandFailure `output-is-input`, `output-exists`, or `invalid-input` where the name is empty
 */
export async function refuseOverwriting(
  { output, inputs, mayReplace, alternative = '' }: OutputPlan,
  { workingDirectory }: CommandContext,
): Promise<void> {
  if (output === undefined || output === '-') return;
  if (output === '')
    throw new CommandFailure({ code: 'invalid-input', message: 'The name after -o is empty.' });
  const name = resolve(workingDirectory, output);
  for (const input of inputs) {
    if (input === '-' || !(await isSameFile(name, resolve(workingDirectory, input)))) continue;
    const message = `${output} is the file that is read: name another one with -o.`;
    throw new CommandFailure({ code: 'output-is-input', message }, output);
  }
  if (mayReplace) return;
  const there = await stat(name).catch(() => null);
  if (!there?.isFile() || there.size === 0) return;
  const message = `${output} already exists: use --force to replace it${alternative}, or name another file.`;
  throw new CommandFailure({ code: 'output-exists', message }, output);
}
