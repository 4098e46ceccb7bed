import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../adapters/package-root.ts';
import type { FigureGroup } from './figure.ts';

const run = promisify(execFile);

/** Lighthouse's score for performance on a phone, over all screens. It needs the machine for itself. */
export const lighthouseFigures: FigureGroup = {
  name: 'lighthouse',
  figures: [
    { name: 'Lighthouse performance, lowest screen', unit: 'of 100', better: 'more' },
    { name: 'Lighthouse performance, mean of the screens', unit: 'of 100', better: 'more' },
  ],
  async open() {
    const words = ['--import', 'tsx', join(packageRoot(), 'web/e2e/testing/measure-lighthouse.ts'), '1'];
    return {
      turn: async () => {
        const { stdout } = await run(process.execPath, words, { cwd: packageRoot() });
        const scores = [...stdout.matchAll(/performance (\d+)/g)].map(([, score]) => Number(score));
        return [Math.min(...scores), scores.reduce((sum, score) => sum + score, 0) / scores.length];
      },
      close: async () => {},
    };
  },
};
