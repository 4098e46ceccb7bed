/**
 * How long small commands take from a cold start, against node that does nothing:
 *
 *   npx tsx cli/testing/measure-starts.ts [runs]
 *
 * Runs alternate, so that what else the machine does meets all of them, and the median counts. Processor time says more
 * than the clock where others work on the same machine. The programs must be built.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../dist/cli/main.cjs');
const answers = '--frequency daily --use-case text --access browser --team-size solo --hosting unknown'.split(
  ' ',
);
const commands: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  '--version': [main, '--version'],
  'carbon estimate': [main, 'carbon', 'estimate', ...answers],
  'codes lookup': [main, 'codes', 'lookup', '5812'],
  'codes explain': [main, 'codes', 'explain', '311811'],
};

interface Times {
  readonly processor: number[];
  readonly clock: number[];
}

const runs = Number(process.argv[2] ?? 21);
const times = new Map<string, Times>(
  Object.keys(commands).map((name) => [name, { processor: [], clock: [] }]),
);
for (let run = 0; run < runs; run += 1) {
  for (const [name, words] of Object.entries(commands)) {
    const begun = performance.now();
    const processor = processorMilliseconds(words);
    times.get(name)?.processor.push(processor);
    times.get(name)?.clock.push(performance.now() - begun);
  }
}
const bare = times.get('node -e 0');
for (const [name, { processor, clock }] of times) {
  const shares = [processor, clock].map((list, at) => {
    const own = median(list);
    const node = median((at === 0 ? bare?.processor : bare?.clock) ?? []);
    return `${Math.round(own)} ms (${(own / node).toFixed(2)})`;
  });
  process.stdout.write(`${name.padEnd(16)} processor ${shares[0]}, clock ${shares[1]}\n`);
}

/** What a run used of the processors, as the shell tells it. */
function processorMilliseconds(words: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null';
  const { stderr } = spawnSync('bash', ['-c', script, process.execPath, ...words], { encoding: 'utf8' });
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return (user + system) * 1000;
}

function median(list: readonly number[]): number {
  return list.toSorted((left, right) => left - right)[Math.floor(list.length / 2)] ?? 0;
}
