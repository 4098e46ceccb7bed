import { createReadStream, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { partsOf } from '../batch/batch-target.ts';
import { linesOf } from '../batch/read-json-rows.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { type FingerprintOf, refuseOtherSheet } from './refuse-other-sheet.ts';

interface EarlierLine {
  readonly file?: string;
  readonly inputFingerprint?: string;
  readonly isFinished: boolean;
}

/**
 * The lines that earlier runs wrote for documents which they could read, by the name of the document. A last line cut
 * short does not count, nor does an error: those are done again.
 * @throws CommandFailure `output-not-ours` where the file is no output of this command, or has a line on one of the
 *   documents that was made from something else
 */
export async function earlierLines(
  output: string,
  sheets: readonly string[],
  fingerprintOf: FingerprintOf,
  context: CommandContext,
): Promise<ReadonlyMap<string, string>> {
  const name = resolve(context.workingDirectory, output);
  const lines = new Map<string, string>();
  const fingerprints = new Map<string, string | undefined>();
  for (const path of [name, ...(await partsOf(output, context))].filter((each) => existsSync(each))) {
    // A pipe or a device has nothing that was left there.
    if (!statSync(path).isFile()) throw notOurs(output);
    let foreign = 0;
    for await (const line of linesOf(createReadStream(path, { encoding: 'utf8' }))) {
      const { file, inputFingerprint, isFinished } = fileOf(line);
      if (file === undefined) foreign += 1;
      else if (isFinished) {
        lines.set(file, `${line}\n`);
        fingerprints.set(file, inputFingerprint);
      }
      // One line may have been cut short, the last one; more than that was written by somebody else.
      if (foreign > 1 || (foreign === 1 && file !== undefined)) throw notOurs(output);
    }
    if (foreign > 0 && lines.size === 0) throw notOurs(output);
  }
  for (const sheet of new Set(sheets)) {
    if (!lines.has(sheet)) continue;
    const result = `The line on ${sheet} in ${output}`;
    const inputFingerprint = fingerprints.get(sheet);
    await refuseOtherSheet({ sheet, result, inputFingerprint }, fingerprintOf, context);
  }
  return lines;
}

function fileOf(line: string): EarlierLine {
  try {
    const { file, inputFingerprint, error, overallRisk } = JSON.parse(line);
    if (typeof file !== 'string') return { isFinished: false };
    return { file, inputFingerprint, isFinished: error === undefined && overallRisk !== undefined };
  } catch {
    return { isFinished: false };
  }
}

function notOurs(output: string): CommandFailure {
  const message = `${output} is no output of this command: nothing was changed.`;
  return new CommandFailure({ code: 'output-not-ours', message }, output);
}
