import { expect, it } from 'vitest';
import { DependencyWatch } from '../availability/dependency-watch.ts';
import { createReadiness } from '../composition/readiness.ts';
import { createRedisLimiters } from '../rate-limits/redis-limiters.ts';
import { startRedisStandIn } from '../rate-limits/testing/start-redis-stand-in.ts';
import { startTestServer } from './testing/start-test-server.ts';

it('answers limited calls while Redis says nothing, limits them still, and tells of it', async () => {
  const redis = await startRedisStandIn();
  redis.mood('silent');
  const watch = new DependencyWatch('redis');
  const limiters = createRedisLimiters({ url: redis.url, keyPrefix: 'fettle', watch });
  const server = await startTestServer({
    rateLimiter: limiters.create('requests', 2, 600),
    dependencyReadings: [watch],
    readiness: createReadiness({
      checkDatabase: async () => undefined,
      checkLimits: () => limiters.check(),
      providerAddress: null,
      hasFallback: true,
      now: () => 0,
    }),
  });
  const signUp = async () => (await server.postJson('/api/contact', { email: 'ada@mill.example' })).status;
  expect([await signUp(), await signUp(), await signUp()]).toEqual([200, 200, 429]);
  const ready = await server.get('/api/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', provider: 'ok', limits: 'failed' },
  });
  const metrics = await (await server.get('/metrics')).text();
  expect(metrics).toContain('fettle_dependency_up{dependency="redis"} 0');
  expect(server.faults).toEqual([]);
  await server.close();
  await limiters.close();
  await redis.stop();
});
