import { createReadStream, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { partsOf } from '../batch/batch-target.ts';
import { linesOf } from '../batch/read-json-rows.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

/**
 * The lines that earlier runs wrote for documents which they could read, by the name of the document. A last line cut
 * short does not count, nor does an error: those are done again.
 * @throws CommandFailure `output-not-ours` where the file is no output of this command
 */
export async function earlierLines(
  output: string,
  context: CommandContext,
): Promise<ReadonlyMap<string, string>> {
  const name = resolve(context.workingDirectory, output);
  const lines = new Map<string, string>();
  for (const path of [name, ...(await partsOf(output, context))].filter((each) => existsSync(each))) {
    // A pipe or a device has nothing that was left there.
    if (!statSync(path).isFile()) throw notOurs(output);
    let foreign = 0;
    for await (const line of linesOf(createReadStream(path, { encoding: 'utf8' }))) {
      const { file, isFinished } = fileOf(line);
      if (file === undefined) foreign += 1;
      else if (isFinished) lines.set(file, `${line}\n`);
      // One line may have been cut short, the last one; more than that was written by somebody else.
      if (foreign > 1 || (foreign === 1 && file !== undefined)) throw notOurs(output);
    }
    if (foreign > 0 && lines.size === 0) throw notOurs(output);
  }
  return lines;
}

function fileOf(line: string): { readonly file?: string; readonly isFinished: boolean } {
  try {
    const { file, error, overallRisk } = JSON.parse(line);
    if (typeof file !== 'string') return { isFinished: false };
    return { file, isFinished: error === undefined && overallRisk !== undefined };
  } catch {
    return { isFinished: false };
  }
}

function notOurs(output: string): CommandFailure {
  const message = `${output} is no output of this command: nothing was changed.`;
  return new CommandFailure({ code: 'output-not-ours', message }, output);
}
