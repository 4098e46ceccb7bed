import Koa from 'koa';
import { expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import { createApplication } from './create-application.ts';
import type { RequestState } from './request-state.ts';
import { startServer } from './start-server.ts';
import { fakeDependencies } from './testing/fake-dependencies.ts';
import { MostInOneTurn } from './testing/most-in-one-turn.ts';
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

it('begins few of many requests that arrive in one instant before it looks at everything else', async () => {
  const begun = new MostInOneTurn();
  const application = new Koa<RequestState>();
  application.use(({ response }) => {
    begun.add(1);
    response.body = 'begun';
  });
  const server = await startServer(application, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${server.port}`;
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => (await fetch(url, { method: 'POST' })).text()),
  );
  expect(answers).toEqual(Array.from({ length: 100 }, () => 'begun'));
  expect(begun.end()).toBeLessThanOrEqual(16);
  await server.close();
});
