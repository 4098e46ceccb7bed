import { describe, expect, it } from 'vitest';
import { ListUnavailableError } from './mailing.errors.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';
import { checkUnsubscribeLink, unsubscribe } from './unsubscribe.ts';

const now = new Date('2026-05-01T00:00:00.000Z');

async function setUp() {
  const store = new FakeMailingStore();
  const { subscribers } = store;
  await subscribers.add(aSignUp(), []);
  const tokens = {
    issue: async (id: string) => `signed:${id}`,
    read: async (token: string) => (token.startsWith('signed:') ? token.slice(7) : undefined),
  };
  return { store, subscribers, tokens, clock: { now: () => now } };
}

const ours = `signed:${aSignUp().id}`;

describe('a link that is not ours', () => {
  it.each(['', 'forged', `${aSignUp().id}`])('%j does nothing', async (token) => {
    const dependencies = await setUp();
    const expected = { ok: false, error: { code: 'invalid-link' } };
    expect(await checkUnsubscribeLink(dependencies, token)).toMatchObject(expected);
    expect(await unsubscribe(dependencies, token)).toMatchObject(expected);
    expect(await dependencies.subscribers.count()).toBe(1);
  });
});

it('says when the list is out of reach, and lets a fault of ours through', async () => {
  const dependencies = await setUp();
  dependencies.store.breakWith(new ListUnavailableError(new Error('down')));
  expect(await unsubscribe(dependencies, ours)).toMatchObject({ error: { code: 'list-unavailable' } });
  dependencies.store.breakWith(new TypeError('a bug'));
  await expect(unsubscribe(dependencies, ours)).rejects.toThrow('a bug');
});

it('changes nothing when a link is only looked at', async () => {
  const dependencies = await setUp();
  expect(await checkUnsubscribeLink(dependencies, ours)).toEqual({ ok: true, value: undefined });
  expect(await dependencies.subscribers.count()).toBe(1);
});

it('takes the subscriber off, and answers the same when they had left or were erased', async () => {
  const dependencies = await setUp();
  const done = { ok: true, value: undefined };
  expect(await unsubscribe(dependencies, ours)).toEqual(done);
  expect(await dependencies.subscribers.list()).toMatchObject([
    { state: 'unsubscribed', unsubscribedAt: now.toISOString(), name: '' },
  ]);
  expect(await unsubscribe(dependencies, ours)).toEqual(done);
  await dependencies.subscribers.erase('ada@mill.example', now.toISOString());
  expect(await unsubscribe(dependencies, ours)).toEqual(done);
});
