/**
 * How fast a batch is and what memory it takes, on a table made for it in a temporary folder:
 *
 *   npx tsx cli/testing/measure-batch.ts 10000
 *   npx tsx cli/testing/measure-batch.ts 1000000
 *
 * The rows are the descriptions of the golden sets, each with its number, so that no two are alike. The programs must
 * be built. The memory is the most that the process has held, where the system tells it in /proc.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goldenSets } from '../../adapters/taxonomies/evaluation/evaluation-sets.ts';

const main = join(import.meta.dirname, '../../dist/cli/main.cjs');
const rows = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'fettle-batch-'));
try {
  await writeTable(join(folder, 'in.csv'));
  await measure();
} finally {
  rmSync(folder, { recursive: true });
}

async function writeTable(path: string): Promise<void> {
  const descriptions = goldenSets().flatMap((set) => set.rows.map(({ description }) => description));
  const out = createWriteStream(path);
  out.write('id,description\n');
  for (let row = 0; row < rows; row += 1) {
    const text = `${descriptions[row % descriptions.length]} Branch ${row}`.replaceAll('"', '""');
    if (!out.write(`${row},"${text}"\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

async function measure(): Promise<void> {
  const begun = performance.now();
  const words = [main, 'codes', 'classify', '--batch', 'in.csv', '-o', 'out.csv'];
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  let mostMegabytes = 0;
  const watch = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, mostHeld(child.pid));
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `${rows} rows: exit ${code}, ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows a second, ` +
      `${Math.round(mostMegabytes)} MB at most\n`,
  );
}

function mostHeld(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
}
