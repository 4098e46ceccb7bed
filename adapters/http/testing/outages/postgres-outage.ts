import { startTcpProxy } from '../../../storage/testing/start-tcp-proxy.ts';
import { createPostgresDatabase } from '../../../storage/testing/test-databases.ts';
import { measureCalls, untilAllIsWell } from './measure-calls.ts';
import { type OutageReport, reportOn } from './outage-report.ts';
import { startOutageServer } from './outage-server.ts';

/** PostgreSQL behind a network that swallows everything, or that refuses, and comes back. */
export async function measurePostgresOutage(): Promise<OutageReport> {
  const database = await createPostgresDatabase();
  const url = new URL(database.url);
  const proxy = await startTcpProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const server = await startOutageServer({ DATABASE_URL: url.href });
  const { measure, ...measured } = measureCalls();
  try {
    await untilAllIsWell(server.address);
    await measure('PostgreSQL answers', server.address);
    proxy.swallow();
    await measure('PostgreSQL black-holed', server.address);
    await proxy.mend();
    await measure('PostgreSQL back', server.address);
    await proxy.cut();
    await measure('PostgreSQL stopped', server.address);
    await proxy.mend();
    await measure('PostgreSQL started again', server.address);
    proxy.swallow();
    await measure('PostgreSQL black-holed once more', server.address);
    const stoppedMs = await server.stop();
    return await reportOn(measured, server.changes, stoppedMs, database.url);
  } finally {
    server.process.kill('SIGKILL');
    await proxy.cut();
    await database.drop();
  }
}
