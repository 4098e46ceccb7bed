import { expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import { createApplication } from './create-application.ts';
import { startServer } from './start-server.ts';
import { fakeDependencies } from './testing/fake-dependencies.ts';
import { startTestServer } from './testing/start-test-server.ts';

const longerThanTheTestMs = 1_000_000;

it('says when the port is taken', async () => {
  const server = await startTestServer();
  const { dependencies } = fakeDependencies();
  const second = startServer(createApplication(dependencies), { port: server.port, host: '127.0.0.1' });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
});

it('lets a request under way finish, and takes no other', async () => {
  let begun = () => {};
  let end = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const enough = new Promise<void>((resolve) => {
    end = resolve;
  });
  const server = await startTestServer(
    {
      async subscribe() {
        begun();
        await enough;
        return success(undefined);
      },
    },
    { graceMs: longerThanTheTestMs },
  );
  const answer = server.postJson('/api/contact', { email: 'ada@mill.example' });
  await running;
  const closed = server.close();
  await expect(server.get('/api/health')).rejects.toThrow();
  end();
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
  await server.close();
  expect(await answer).toBe('cut');
});
