import { startRedisServer } from '../../../rate-limits/testing/start-redis-server.ts';
import { createSqliteDatabase } from '../../../storage/testing/test-databases.ts';
import { measureCalls, untilAllIsWell } from './measure-calls.ts';
import { type OutageReport, reportOn } from './outage-report.ts';
import { startOutageServer } from './outage-server.ts';

/** Redis that is frozen, goes on, is killed and comes back. */
export async function measureRedisOutage(): Promise<OutageReport> {
  const redis = await startRedisServer();
  const database = await createSqliteDatabase();
  const server = await startOutageServer({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  const { measure, ...measured } = measureCalls();
  try {
    await measure('Redis answers', server.address);
    redis.freeze();
    await measure('Redis frozen (SIGSTOP)', server.address);
    redis.thaw();
    await untilAllIsWell(server.address);
    await measure('Redis goes on (SIGCONT)', server.address);
    await redis.kill();
    await measure('Redis killed', server.address);
    await redis.restart();
    await untilAllIsWell(server.address);
    await measure('Redis started again', server.address);
    redis.freeze();
    await measure('Redis frozen once more', server.address);
    const stoppedMs = await server.stop();
    return await reportOn(measured, server.changes, stoppedMs, database.url);
  } finally {
    server.process.kill('SIGKILL');
    await redis.kill();
    await database.drop();
  }
}
