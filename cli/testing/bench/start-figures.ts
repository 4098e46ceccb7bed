import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../../adapters/package-root.ts';
import type { FigureGroup } from './figure.ts';

const starts = 4;

/** Milliseconds of processor time of one start, by the account that the shell keeps of its children. */
function startMs(words: readonly string[]): number {
  const script = `for each in ${'x '.repeat(starts)}; do "$@" >/dev/null || exit 1; done; times`;
  const said = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  // The last line: user and system time of the children, "0m0.123s 0m0.045s".
  const seconds = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, rest = '']) => sum + Number(minutes) * 60 + Number(rest.replace(',', '.')),
    0,
  );
  return (seconds * 1000) / starts;
}

/** From nothing to the answer, beside Node alone. */
export const startFigures: FigureGroup = {
  name: 'start',
  figures: [
    { name: 'node -e 0', unit: 'ms of processor time', better: 'less' },
    { name: 'carbon estimate: times node -e 0', unit: '', better: 'less' },
    { name: 'codes lookup: times node -e 0', unit: '', better: 'less' },
  ],
  async open() {
    const program = (name: string) => join(packageRoot(), 'dist', 'cli', `${name}.js`);
    const answers = '--frequency daily --use-case text --access browser --team-size solo --hosting unknown';
    const carbon = [program('carbon'), 'estimate', ...answers.split(' ')];
    return {
      turn: async () => {
        const node = startMs(['-e', '0']);
        const estimate = startMs(carbon);
        const lookup = startMs([program('codes'), 'lookup', '5812']);
        return [node, estimate / node, lookup / node];
      },
      close: async () => {},
    };
  },
};
