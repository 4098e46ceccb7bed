import { expect, it } from 'vitest';
import { startProtocolServer } from '../llm/testing/protocol-server.ts';
import { createReadiness, type ReadinessSources } from './readiness.ts';

const nobody = 'http://127.0.0.1:9/v1';
const readiness = (sources: Partial<ReadinessSources>) =>
  createReadiness({
    checkDatabase: async () => undefined,
    checkLimits: async () => true,
    providerAddress: null,
    hasFallback: true,
    now: () => 0,
    ...sources,
  });

it('needs no provider for the built-in engine', async () => {
  expect(await readiness({})()).toEqual({
    ready: true,
    checks: { database: 'ok', provider: 'ok', limits: 'ok' },
  });
});

it('is not ready without its database', async () => {
  const checkDatabase = () => Promise.reject(new Error('away'));
  expect(await readiness({ checkDatabase })()).toEqual({
    ready: false,
    checks: { database: 'failed', provider: 'ok', limits: 'ok' },
  });
});

it('is ready, and says so, while limits are counted elsewhere than they are meant to be', async () => {
  expect(await readiness({ checkLimits: async () => false })()).toEqual({
    ready: true,
    checks: { database: 'ok', provider: 'ok', limits: 'failed' },
  });
});

it('writes to the database once in a while, however often and by however many it is asked', async () => {
  let nowMs = 0;
  let writes = 0;
  let isAway = false;
  const checkDatabase = async () => {
    writes += 1;
    if (isAway) throw new Error('away');
  };
  const check = readiness({ checkDatabase, now: () => nowMs });
  await Promise.all([check(), check(), check()]);
  isAway = true;
  nowMs = 4999;
  expect((await check()).ready).toBe(true);
  expect(writes).toBe(1);
  nowMs = 5000;
  expect((await check()).ready).toBe(false);
  isAway = false;
  nowMs = 10_000;
  expect((await check()).ready).toBe(true);
  expect(writes).toBe(3);
});

it.each([
  [true, true],
  [false, false],
])('with a provider that is away and a fallback (%s) is ready: %s', async (hasFallback, ready) => {
  expect(await readiness({ providerAddress: nobody, hasFallback })()).toEqual({
    ready,
    checks: { database: 'ok', provider: 'failed', limits: 'ok' },
  });
});

it('takes any answer of the provider for one, without a key, and asks again only after a while', async () => {
  const server = await startProtocolServer('openai');
  server.script({ kind: 'status', status: 404 });
  let nowMs = 0;
  const check = readiness({ providerAddress: server.address, hasFallback: false, now: () => nowMs });
  const answers = await Promise.all([check(), check(), check()]);
  expect(answers.map(({ ready }) => ready)).toEqual([true, true, true]);
  expect(server.calls).toHaveLength(1);
  await server.close();
  expect((await check()).ready).toBe(true);
  nowMs = 5000;
  expect((await check()).ready).toBe(false);
});

it('does not wait for a provider that hangs', async () => {
  const server = await startProtocolServer('ollama');
  // It would wait for ever, and the test with it.
  server.script({ kind: 'hangs' });
  expect((await readiness({ providerAddress: server.address })()).checks.provider).toBe('failed');
  await server.close();
});
