import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

/** Reads a document for its mark, without analysing it. */
export type FingerprintOf = (sheet: string) => Promise<string>;

/**
 * Refuses a result of an earlier run that was not made from the document it is taken for.
 * @param result how it is called in a sentence
 * @throws CommandFailure `output-not-ours`, or `invalid-input` where the document can be read only once
 */
export async function refuseOtherSheet(
  { sheet, result, inputFingerprint }: SheetResult,
  fingerprintOf: FingerprintOf,
  { workingDirectory }: CommandContext,
): Promise<void> {
  const there = sheet === '-' ? null : await stat(resolve(workingDirectory, sheet)).catch(() => null);
  if (sheet === '-' || there?.isFIFO()) {
    const message = `${sheet} can be read only once: --resume does not know whether it is what was read before.`;
    throw new CommandFailure({ code: 'invalid-input', message });
  }
  if (inputFingerprint === (await fingerprintOf(sheet))) return;
  const advice = 'Nothing was changed: use --force to read all anew, or name another output.';
  const message = `${result} was not made from ${sheet} as it is now, under the same settings. ${advice}`;
  throw new CommandFailure({ code: 'output-not-ours', message });
}

/** What an earlier run left, and the mark that it carries. */
export interface SheetResult {
  readonly sheet: string;
  readonly result: string;
  readonly inputFingerprint: string | undefined;
}
