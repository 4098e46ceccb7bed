import { expect, it } from 'vitest';
import { hasRedisServer } from '../rate-limits/testing/start-redis-server.ts';
import { postgresAnswers } from '../storage/testing/test-databases.ts';
import { killInstances } from './testing/instances/kill-instances.ts';

it.runIf(hasRedisServer && (await postgresAnswers()))(
  'two instances of which one is always killed lose no sign-up and send no welcome twice',
  { timeout: 600_000 },
  async () => {
    // Each of the two is killed once, and started again.
    const report = await killInstances({ kills: 2, killEveryMs: 2000, clients: 4, pauseMs: 120 });
    expect(report.accepted).toBeGreaterThan(0);
    expect(report).toMatchObject({ kills: 2, lost: [], storedTwice: [], mailedTwice: [], forgotten: 0 });
  },
);
