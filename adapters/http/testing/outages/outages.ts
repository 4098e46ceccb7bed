import { figureTable } from '../../../../core/evaluation/figure-table.ts';
import { hasRedisServer } from '../../../rate-limits/testing/start-redis-server.ts';
import { postgresAnswers } from '../../../storage/testing/test-databases.ts';
import { heads } from './measure-calls.ts';
import type { OutageReport } from './outage-report.ts';
import { measurePostgresOutage } from './postgres-outage.ts';
import { measureRedisOutage } from './redis-outage.ts';
import { mountSmallDisk } from './small-disk.ts';
import { measureFullDisk, measureReadOnlyDisk } from './sqlite-outage.ts';

/**
 * Starts the whole server with each of its dependencies in trouble, and prints what each call answered, in what
 * time, and whether every address that was acknowledged is in the store afterwards. Run it by hand, after
 * `npm run build`: `npx tsx adapters/http/testing/outages/outages.ts [redis|postgres|full|read-only …]`.
 *
 * It starts a Redis of its own, talks to the PostgreSQL of the tests through a proxy, and mounts a disk of 16
 * megabytes; what this machine does not have or allow is named and left out. It ends with exit code 1 where an
 * acknowledged address is missing.
 */
const chosen = process.argv.slice(2);

async function show(
  name: string,
  title: string,
  measure: () => Promise<OutageReport | null>,
  otherwise: string,
): Promise<void> {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const report = await measure();
  process.stdout.write(`\n${title}\n\n`);
  if (report === null) {
    process.stdout.write(`Left out: ${otherwise}\n`);
    return;
  }
  process.stdout.write(`${figureTable(heads, report.rows)}\n\n${report.notes.join('\n')}\n`);
  if (report.missing > 0) process.exitCode = 1;
}

await show(
  'redis',
  'Redis (rate limits)',
  async () => (hasRedisServer ? measureRedisOutage() : null),
  'redis-server is not installed.',
);
await show(
  'postgres',
  'PostgreSQL (mailing list)',
  async () => ((await postgresAnswers()) ? measurePostgresOutage() : null),
  'no PostgreSQL answers.',
);
await show(
  'full',
  'SQLite (mailing list) on a disk of 16 megabytes',
  async () => {
    const disk = mountSmallDisk();
    if (disk === null) return null;
    try {
      return await measureFullDisk(disk);
    } finally {
      disk.remove();
    }
  },
  'mounting is not allowed here.',
);
await show(
  'read-only',
  'SQLite (mailing list) on a disk that begins to refuse writes',
  measureReadOnlyDisk,
  'prlimit is not installed.',
);
