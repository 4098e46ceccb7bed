import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Processor time in milliseconds of a Node process that does nothing, in a quiet hour of the machine that the bounds are
 * stated for. In other hours the same machine takes up to twice as long for this and for everything else.
 */
const quietStartMs = 70;
const starts = 5;
const program =
  'const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000))';

/** How many times longer the machine takes just now than in a quiet hour: the median of a few starts, 1 at least. */
export async function slownessNow(): Promise<number> {
  const costs: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { stdout } = await run(process.execPath, ['-e', program]);
    costs.push(Number(stdout));
  }
  const median = costs.toSorted((one, other) => one - other)[Math.floor(starts / 2)] ?? quietStartMs;
  return Math.max(1, median / quietStartMs);
}
