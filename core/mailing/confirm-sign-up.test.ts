import { describe, expect, it } from 'vitest';
import { checkConfirmationLink, confirmSignUp } from './confirm-sign-up.ts';
import { ListUnavailableError } from './mailing.errors.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const now = new Date('2026-03-02T00:00:00.000Z');
const soon = '2026-03-02T00:00:00.001Z';

async function setUp() {
  const store = new FakeMailingStore();
  const { subscribers, outbox } = store;
  await subscribers.request(aSignUp(), '2000-01-01T00:00:00.000Z');
  const confirmationTokens = {
    issue: async () => '',
    read: async (token: string) => {
      const [, id = '', time = ''] = /^signed\|(.+)\|(.+)$/.exec(token) ?? [];
      return id === '' ? undefined : { id, expiresAt: new Date(time) };
    },
  };
  const dependencies = {
    subscribers,
    confirmationTokens,
    clock: { now: () => now },
    mails: ['welcome' as const],
  };
  return { store, subscribers, outbox, dependencies };
}

const link = (id: string, expiresAt = soon) => `signed|${id}|${expiresAt}`;
const ours = link(aSignUp().id);
const done = { ok: true, value: undefined };

describe('a link that does not count', () => {
  it.each([
    ['', 'invalid-link'],
    ['forged', 'invalid-link'],
    [link(aSignUp().id, now.toISOString()), 'expired-link'],
    [link(aSignUp().id, '2026-03-01T00:00:00.000Z'), 'expired-link'],
  ])('%j does nothing', async (token, code) => {
    const { dependencies, subscribers } = await setUp();
    const expected = { ok: false, error: { code, message: expect.stringMatching(/sign up again/) } };
    expect(await checkConfirmationLink(dependencies, token)).toMatchObject(expected);
    expect(await confirmSignUp(dependencies, token)).toMatchObject(expected);
    expect(await subscribers.count()).toBe(0);
  });

  it('is one whose sign-up has gone', async () => {
    const { dependencies, subscribers } = await setUp();
    await subscribers.erase('ada@mill.example', now.toISOString());
    expect(await confirmSignUp(dependencies, ours)).toMatchObject({ error: { code: 'expired-link' } });
    expect(await subscribers.list()).toEqual([]);
  });

  it('is one that was used before its owner left', async () => {
    const { dependencies, subscribers } = await setUp();
    await confirmSignUp(dependencies, ours);
    await subscribers.unsubscribe(aSignUp().id, now.toISOString());
    expect(await confirmSignUp(dependencies, ours)).toMatchObject({ error: { code: 'expired-link' } });
    expect(await subscribers.count()).toBe(0);
  });
});

it('says when the list is out of reach, and lets a fault of ours through', async () => {
  const { dependencies, store } = await setUp();
  store.breakWith(new ListUnavailableError(new Error('down')));
  expect(await confirmSignUp(dependencies, ours)).toMatchObject({ error: { code: 'list-unavailable' } });
  store.breakWith(new TypeError('a bug'));
  await expect(confirmSignUp(dependencies, ours)).rejects.toThrow('a bug');
});

it('changes nothing when a link is only looked at', async () => {
  const { dependencies, subscribers } = await setUp();
  expect(await checkConfirmationLink(dependencies, ours)).toEqual(done);
  expect(await subscribers.list()).toMatchObject([{ state: 'pending' }]);
});

it('puts the address on the list, and answers the same when the link is used again', async () => {
  const { dependencies, subscribers, outbox } = await setUp();
  expect(await confirmSignUp(dependencies, ours)).toEqual(done);
  expect(await subscribers.list()).toMatchObject([
    { state: 'subscribed', subscribedAt: aSignUp().subscribedAt, confirmedAt: now.toISOString() },
  ]);
  expect(await confirmSignUp(dependencies, ours)).toEqual(done);
  expect(await outbox.counts()).toMatchObject({ waiting: 1 });
});
