import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListUnavailableError } from './mailing.errors.ts';
import { type SubscribeDependencies, subscribe } from './subscribe.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const now = new Date('2026-03-01T09:30:00.000Z');

function setUp(limit = Number.POSITIVE_INFINITY, asksForConfirmation = false) {
  const store = new FakeMailingStore();
  const { subscribers, outbox } = store;
  const counts = new Map<string, number>();
  let ids = 0;
  const dependencies: SubscribeDependencies = {
    subscribers,
    clock: { now: () => now },
    asciiDomain: domainToASCII,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    attempts: {
      async take(key) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return (counts.get(key) ?? 0) > limit ? { allowed: false, retryAfterSeconds: 60 } : { allowed: true };
      },
    },
    mails: ['welcome', 'notification'],
    asksForConfirmation,
  };
  return { store, subscribers, outbox, send: (payload: unknown) => subscribe(dependencies, payload) };
}

describe('a sign-up that cannot be taken', () => {
  it.each([
    ['nothing', undefined, 'malformed-input'],
    ['null', null, 'malformed-input'],
    ['a list', ['ada@mill.example'], 'malformed-input'],
    ['text', 'ada@mill.example', 'malformed-input'],
    ['a number as the address', { email: 5 }, 'malformed-input'],
    ['an object as the name', { email: 'ada@mill.example', name: { first: 'Ada' } }, 'malformed-input'],
    ['an unknown source', { email: 'ada@mill.example', source: 'elsewhere' }, 'malformed-input'],
    ['an import', { email: 'ada@mill.example', source: 'import' }, 'malformed-input'],
    ['no address', {}, 'invalid-email'],
    ['a blank address', { email: '  ' }, 'invalid-email'],
    ['an inherited address', Object.create({ email: 'a' }), 'invalid-email'],
    ['a long name', { email: 'ada@mill.example', name: 'a'.repeat(201) }, 'invalid-input'],
    ['a long message', { email: 'ada@mill.example', message: 'a'.repeat(2001) }, 'invalid-input'],
    ['a header in the name', { email: 'ada@mill.example', name: 'Ada\r\nBcc: x@y.z' }, 'invalid-input'],
    ['a line separator', { email: 'ada@mill.example', company: 'A\u2028B' }, 'invalid-input'],
    ['a zero byte in the message', { email: 'ada@mill.example', message: 'a\0b' }, 'invalid-input'],
  ])('refuses %s', async (_what, payload, code) => {
    const { send, subscribers } = setUp();
    expect(await send(payload)).toMatchObject({ ok: false, error: { code } });
    expect(await subscribers.count()).toBe(0);
  });

  it('says that the list is out of reach, and nothing of why', async () => {
    const { send, store } = setUp();
    store.breakWith(new ListUnavailableError(new Error('password of db.internal')));
    const answer = await send({ email: 'ada@mill.example' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'list-unavailable' } });
    expect(JSON.stringify(answer)).not.toContain('db.internal');
  });

  it('counts the sign-ups of one address, whatever its case', async () => {
    const { send, subscribers } = setUp(2);
    for (const email of ['ada@mill.example', 'ADA@mill.example'])
      expect(await send({ email })).toHaveProperty('ok', true);
    expect(await send({ email: 'Ada@Mill.example' })).toMatchObject({
      ok: false,
      error: {
        code: 'rate-limited',
        message: 'This address was entered many times just now. Please try again later.',
        retryAfterSeconds: 60,
      },
    });
    expect(await send({ email: 'bob@mill.example' })).toHaveProperty('ok', true);
    expect(await subscribers.count()).toBe(2);
  });

  it('lets a fault of ours through', async () => {
    const { send, store } = setUp();
    store.breakWith(new TypeError('a bug'));
    await expect(send({ email: 'ada@mill.example' })).rejects.toThrow('a bug');
  });
});

describe('the forms of the site', () => {
  const tool = { firstName: '', lastName: '', company: '' };
  it.each([
    ['landing', { name: 'Ada Shaw', email: 'ada@mill.example', company: 'Mill', phone: '020' }],
    ['landing', { name: '', email: 'ada@mill.example', company: '', phone: '' }],
    ['carbon', { ...tool, email: 'ada@mill.example', message: 'Subscribed via the Carbon Checker' }],
    ['term-sheet', { ...tool, email: 'ada@mill.example', message: 'Subscription via term sheet checker' }],
    ['codes', { email: 'ada@mill.example' }],
    ['investors', { email: 'ada@mill.example', source: 'investors' }],
  ])('knows the form: %s', async (source, payload) => {
    const { send, subscribers } = setUp();
    expect(await send(payload)).toEqual({ ok: true, value: undefined });
    expect(await subscribers.list()).toMatchObject([
      { email: 'ada@mill.example', source, subscribedAt: now.toISOString() },
    ]);
  });

  it('keeps the words that were agreed to, and queues the mails once', async () => {
    const { send, subscribers, outbox } = setUp();
    await send({ email: 'ada@mill.example' });
    await send({ email: 'ada@mill.example' });
    expect(await subscribers.list()).toMatchObject([
      { id: 'id-1', consentText: expect.stringContaining('No spam, unsubscribe anytime') },
    ]);
    expect(await outbox.counts()).toMatchObject({ waiting: 2 });
  });

  it('keeps first and last name as one, trimmed', async () => {
    const { send, subscribers } = setUp();
    await send({ email: 'Ada@Mill.example', firstName: ' Ada', lastName: 'Shaw ', company: ' Mill ' });
    expect(await subscribers.list()).toMatchObject([
      { email: 'ada@mill.example', name: 'Ada Shaw', company: 'Mill', phone: '', message: '' },
    ]);
  });

  it('answers a known address, a new one and a robot alike', async () => {
    const { send, subscribers } = setUp();
    const first = await send({ email: 'ada@mill.example' });
    expect(await send({ email: 'ADA@mill.example' })).toEqual(first);
    expect(await send({ email: 'robot@mill.example', website: 'https://spam.example' })).toEqual(first);
    expect(await subscribers.count()).toBe(1);
  });

  it('waits for the owner of the address where the operator asks for that, and answers all alike', async () => {
    const { send, subscribers, outbox } = setUp(Number.POSITIVE_INFINITY, true);
    const first = await send({ email: 'ada@mill.example', name: 'Ada' });
    expect(first).toEqual({ ok: true, value: undefined });
    expect(await subscribers.list()).toMatchObject([
      { email: 'ada@mill.example', state: 'pending', consentText: expect.stringContaining('No spam') },
    ]);
    await subscribers.confirm('id-1', now.toISOString(), []);
    for (const payload of [
      { email: 'ADA@mill.example' },
      { email: 'bob@mill.example' },
      { email: 'robot@mill.example', website: 'https://spam.example' },
    ]) {
      expect(await send(payload)).toEqual(first);
    }
    expect((await subscribers.list()).map(({ email, state }) => `${email} ${state}`)).toEqual([
      'ada@mill.example subscribed',
      'bob@mill.example pending',
    ]);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('never throws, whatever the payload', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (whole, part) => {
        const { send } = setUp();
        expect(await send(whole)).toHaveProperty('ok');
        expect(await send({ email: 'ada@mill.example', name: part, message: part })).toHaveProperty('ok');
      }),
    );
  });
});
