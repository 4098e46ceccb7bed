import { parseArgs } from 'node:util';
import { killInstances } from './kill-instances.ts';

/**
 * Two instances of the built server on one PostgreSQL (TEST_POSTGRES_URL, else 127.0.0.1:5432) and a Redis of their
 * own, one killed every minute while visitors sign up:
 *
 *   npx tsx adapters/http/testing/instances/instances.ts --minutes 30
 *   npx tsx adapters/http/testing/instances/instances.ts --minutes 2 --every 20     a kill every 20 s
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    every: { type: 'string', default: '60' },
    clients: { type: 'string', default: '6' },
  },
});
const killEveryMs = Number(values.every) * 1000;
const report = await killInstances({
  kills: Math.max(1, Math.round((Number(values.minutes) * 60_000) / killEveryMs)),
  killEveryMs,
  clients: Number(values.clients),
  onKill: (kill) => process.stderr.write(`kill ${kill}\n`),
});
const { lost, storedTwice, mailedTwice, ...counts } = report;
process.stdout.write(
  `${JSON.stringify({ ...counts, lost: lost.length, storedTwice: storedTwice.length, mailedTwice: mailedTwice.length }, null, 2)}\n`,
);
if (lost.length + storedTwice.length + mailedTwice.length + report.forgotten > 0) process.exitCode = 1;
