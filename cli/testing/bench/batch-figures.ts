import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pagesOfSheets } from '../../../adapters/evaluation/testing/speed/pages-of-sheets.ts';
import { packageRoot } from '../../../adapters/package-root.ts';
import { descriptions } from './engine-figures.ts';
import type { FigureGroup } from './figure.ts';

const rows = 1500;
const sheets = 24;
const run = promisify(execFile);

/** What one run of a command does in a second by the clock, its start included. */
async function rateOf(words: readonly string[], amount: number, folder: string): Promise<number> {
  const program = join(packageRoot(), 'dist', 'cli', 'main.cjs');
  const beganMs = performance.now();
  await run(process.execPath, [program, ...words], { cwd: folder, env: { PATH: process.env.PATH } });
  return (amount * 1000) / (performance.now() - beganMs);
}

/** Whole runs over many rows and many documents, on all cores. */
export const batchFigures: FigureGroup = {
  name: 'batch',
  figures: [
    { name: `batch of ${rows} descriptions`, unit: 'rows a second', better: 'more' },
    { name: `folder of ${sheets} sheets of 3 pages`, unit: 'sheets a second', better: 'more' },
  ],
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'fettle-bench-'));
    const texts = descriptions();
    const lines = Array.from({ length: rows }, (_, at) =>
      JSON.stringify({ id: at, description: texts[at % texts.length] }),
    );
    writeFileSync(join(folder, 'rows.jsonl'), lines.join('\n'));
    mkdirSync(join(folder, 'sheets'));
    for (let at = 0; at < sheets; at += 1)
      writeFileSync(join(folder, 'sheets', `${at}.txt`), pagesOfSheets(3));
    const classify = 'codes classify --batch rows.jsonl -o codes.jsonl --force --quiet'.split(' ');
    const analyze = 'termsheet analyze sheets --recursive -o sheets.csv --force --quiet'.split(' ');
    return {
      turn: async () => [await rateOf(classify, rows, folder), await rateOf(analyze, sheets, folder)],
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};
