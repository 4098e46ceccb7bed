import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import { createApplication } from './create-application.ts';
import { startServer } from './start-server.ts';
import { fakeDependencies } from './testing/fake-dependencies.ts';
import { startTestServer } from './testing/start-test-server.ts';

it('says when the port is taken', async () => {
  const server = await startTestServer();
  const { dependencies } = fakeDependencies();
  const second = startServer(createApplication(dependencies), { port: server.port, host: '127.0.0.1' });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});

it('lets a request under way finish, and takes no other', async () => {
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const server = await startTestServer({
    async subscribe() {
      begun();
      await sleep(60);
      return success(undefined);
    },
  });
  const answer = server.postJson('/api/contact', { email: 'ada@mill.example' });
  await running;
  const closed = server.close();
  await expect(server.get('/api/health')).rejects.toThrow();
  expect((await answer).status).toBe(200);
  await closed;
});

it('ends a request that outlasts the grace', async () => {
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const server = await startTestServer({
    subscribe() {
      begun();
      return new Promise(() => {});
    },
  });
  const answer = server.postJson('/api/contact', { email: 'ada@mill.example' }).catch(() => 'cut');
  await running;
  const startedAt = performance.now();
  await server.close();
  expect(await answer).toBe('cut');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
