import { parseArgs } from 'node:util';
import { descriptions } from '../bench/engine-figures.ts';
import { runOnWorkers } from './run-on-workers.ts';

/**
 * Many rows over several worker processes, one of which is killed when a third is answered, and what came out:
 *
 *   npx tsx cli/testing/queue-run/queue-run.ts --rows 100000 --workers 3
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, workers: { type: 'string', default: '3' } },
});
const rows = Number(values.rows);
const report = await runOnWorkers({
  rows,
  workers: Number(values.workers),
  killAfterRows: Math.floor(rows / 3),
  descriptions: descriptions(),
});
process.stdout.write(`${JSON.stringify(report)}\n`);
if (report.amiss > 0 || report.exitCode !== 0) process.exitCode = 1;
