import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot } from '../../../adapters/package-root.ts';
import { batchFigures } from './batch-figures.ts';
import { loadNow, readReport, reportLines, reportOf } from './bench-report.ts';
import { changeReport } from './compare-reports.ts';
import { analyseFigures, classifyFigures, extractFigures } from './engine-figures.ts';
import { growthFigures } from './growth-figures.ts';
import { httpFigures } from './http-figures.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { measureByTurns } from './measure-by-turns.ts';
import { memoryFigures } from './memory-figures.ts';
import { startFigures } from './start-figures.ts';

/**
 * Measures what the product takes, by turns and with its spread, and compares what two commits took:
 *
 *   npm run bench -- --json before.json       everything, 7 rounds
 *   npm run bench -- --only http,start        some of it
 *   npm run bench -- compare before.json after.json
 *
 * It measures what is built: `npm run build` first, on a machine that does nothing else.
 */
const groups = [
  httpFigures,
  classifyFigures,
  analyseFigures,
  extractFigures,
  growthFigures,
  startFigures,
  memoryFigures,
  batchFigures,
];
const usage = `usage: npm run bench -- [--rounds 7] [--only ${groups.map(({ name }) => name).join(',')}] [--lighthouse] [--json FILE]
       npm run bench -- compare BEFORE.json AFTER.json
`;

/** The words of the command line; nothing where they are no words of it. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '7' },
        only: { type: 'string' },
        lighthouse: { type: 'boolean', default: false },
        json: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}

type BenchFlags = NonNullable<ReturnType<typeof readArguments>>['values'];

async function measure(values: BenchFlags): Promise<number> {
  const rounds = Number(values.rounds);
  const named = values.only?.split(',') ?? groups.map(({ name }) => name);
  const chosen = groups.filter(({ name }) => named.includes(name));
  if (!Number.isInteger(rounds) || rounds < 1 || chosen.length < named.length) {
    process.stderr.write(usage);
    return 2;
  }
  if (!existsSync(join(packageRoot(), 'dist', 'web', 'index.html'))) {
    process.stderr.write('Nothing is built here: npm run build first.\n');
    return 1;
  }
  const load = loadNow();
  const figures = await measureByTurns(
    values.lighthouse ? [...chosen, lighthouseFigures] : chosen,
    rounds,
    (text) => process.stderr.write(`${text}\n`),
  );
  const report = reportOf(figures, load, new Date());
  process.stdout.write(reportLines(report));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return 0;
}

function compare(before: string, after: string): number {
  const [first, second] = [before, after].map((path) => readReport(readFileSync(path, 'utf8')));
  if (first && second) process.stdout.write(changeReport(first, second));
  return 0;
}

async function run(): Promise<number> {
  const read = readArguments();
  const [word, before, after] = read?.positionals ?? [];
  if (read && word === undefined) return measure(read.values);
  if (word === 'compare' && before && after) return compare(before, after);
  process.stderr.write(usage);
  return 2;
}

process.exitCode = await run();
