import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openServices } from './open-services.ts';

it('stops whoever uses a setting that is wrong, before anything is opened, and nobody else', async () => {
  const services = openServices({ environment: { DATABASE_URL: 'none' }, workingDirectory: tmpdir() });
  expect((await services.get('clock')).now()).toBeInstanceOf(Date);
  const sentence = 'DATABASE_URL (from environment) must be sqlite:PATH or postgres://…';
  await expect(services.get('mailingStore')).rejects.toThrow(sentence);
  await expect((await services.get('startServer'))()).rejects.toThrow(sentence);
  await services.close();
});

it('makes each service once, stores a sign-up and closes what it opened', async () => {
  const workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-services-'));
  const database = join(workingDirectory, 'list.db');
  const services = openServices({ environment: { DATABASE_URL: `sqlite:${database}` }, workingDirectory });
  expect(await services.get('mailingStore')).toBe(await services.get('mailingStore'));
  const subscribe = await services.get('subscribe');
  expect(await subscribe({ email: 'Ada@Bücher.example' })).toMatchObject({ ok: true });
  const { subscribers } = await services.get('mailingStore');
  expect((await subscribers.list()).map(({ email }) => email)).toEqual(['ada@xn--bcher-kva.example']);
  await services.close();
  await expect(subscribers.count()).rejects.toThrow();
  rmSync(workingDirectory, { recursive: true });
});

it('watches Redis where limits are shared, and counts here while it is away', async () => {
  const open = (environment: Record<string, string>) =>
    openServices({ environment, workingDirectory: tmpdir() });
  const alone = open({});
  expect((await alone.get('dependencyWatches')).redis).toBeNull();
  expect(await (await alone.get('rateLimiters')).check()).toBe(true);
  await alone.close();

  const shared = open({ REDIS_URL: 'redis://127.0.0.1:1' });
  const limiter = (await shared.get('rateLimiters')).create('requests', 1, 60);
  expect(await limiter.take('a')).toMatchObject({ allowed: true });
  expect((await limiter.take('a')).allowed).toBe(false);
  expect((await shared.get('dependencyWatches')).redis).toMatchObject({ isFailing: true, failures: 1 });
  await shared.close();
});
