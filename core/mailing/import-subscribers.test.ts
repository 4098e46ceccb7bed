import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from './import-columns.ts';
import { importSubscribers } from './import-subscribers.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const now = '2026-06-01T00:00:00.000Z';

function setUp() {
  const { subscribers, outbox } = new FakeMailingStore();
  let ids = 0;
  const dependencies = {
    subscribers,
    clock: { now: () => new Date(now) },
    asciiDomain: domainToASCII,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
  };
  return { subscribers, outbox, run: (rows: ImportRow[]) => importSubscribers(dependencies, rows) };
}

const none = { added: 0, known: 0, left: 0, erased: 0, invalidRows: [] };

describe('who must not come in', () => {
  it('refuses a table without a column of addresses', async () => {
    const { run } = setUp();
    expect(await run([{ Name: 'Ada' }])).toEqual({
      ok: false,
      error: {
        code: 'no-email-column',
        message: 'The table has no column for addresses: name one "Email".',
      },
    });
  });

  it('counts rows without a usable address', async () => {
    const { run } = setUp();
    expect(await run([{ Email: '' }, { Email: 'ada@mill.example' }, { Email: 'ada@mill' }, {}])).toEqual({
      ok: true,
      value: { ...none, added: 1, invalidRows: [1, 3, 4] },
    });
  });

  it.each<ImportRow>([
    { 'Email Address': 'ada@mill.example', UNSUB_TIME: '2025-01-01 10:00:00' },
    { 'Email Address': 'ada@mill.example', CLEAN_TIME: '2025-01-01 10:00:00' },
    { email: 'ada@mill.example', status: 'Unsubscribed' },
    { email: 'ada@mill.example', status: 'bounced' },
    { email: 'ada@mill.example', status: 'unconfirmed' },
    { EMAIL: 'ada@mill.example', EMAIL_BLOCKLISTED: 'true' },
    { Email: 'ada@mill.example', 'Unsubscribed from all email': 'Yes' },
    { Email: 'ada@mill.example', Subscribed: 'No' },
  ])('leaves out who left there, and takes them off here: %j', async (row) => {
    const { run, subscribers } = setUp();
    expect(await run([row])).toMatchObject({ value: { ...none, left: 1 } });
    expect(await subscribers.list()).toEqual([]);
    await subscribers.add(aSignUp(), []);
    await run([row]);
    expect(await subscribers.list()).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: now }]);
  });

  it('brings nobody back who left or was erased here', async () => {
    const { run, subscribers } = setUp();
    for (const name of ['left', 'erased']) await subscribers.add(aSignUp({ email: `${name}@x.example` }), []);
    await subscribers.unsubscribe('id-of-left@x.example', now);
    await subscribers.erase('erased@x.example', now);
    expect(await run([{ email: 'left@x.example' }, { email: 'erased@x.example' }])).toMatchObject({
      value: { ...none, left: 1, erased: 1 },
    });
    expect(await subscribers.count()).toBe(0);
  });

  it('does not take somebody for known, or back, who was only entered and has not confirmed', async () => {
    const { run, subscribers } = setUp();
    await subscribers.add(aSignUp({ email: 'left@x.example' }), []);
    await subscribers.unsubscribe('id-of-left@x.example', now);
    for (const name of ['left', 'waits', 'pending']) {
      await subscribers.request(aSignUp({ email: `${name}@x.example` }), now);
    }
    const rows = [
      { email: 'left@x.example' },
      { email: 'waits@x.example' },
      { email: 'pending@x.example', state: 'pending' },
    ];
    expect(await run(rows)).toMatchObject({ value: { ...none, added: 1, left: 2 } });
    expect((await subscribers.list()).map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
      'left@x.example pending',
      'left@x.example unsubscribed',
      'pending@x.example pending',
      'waits@x.example subscribed',
    ]);
  });
});

describe('who may', () => {
  it.each<[string, ImportRow]>([
    [
      'Mailchimp',
      {
        'Email Address': 'Ada@Mill.example',
        'First Name': 'Ada',
        'Last Name': 'Shaw',
        'Phone Number': '020',
        Company: 'Mill',
        OPTIN_TIME: '2025-02-03 04:05:06',
        UNSUB_TIME: '',
      },
    ],
    [
      'Brevo',
      {
        EMAIL: 'ada@mill.example',
        FIRSTNAME: 'Ada',
        LASTNAME: 'Shaw',
        SMS: '020',
        COMPANY: 'Mill',
        ADDED_TIME: '2025-02-03 04:05:06',
        EMAIL_BLOCKLISTED: 'false',
      },
    ],
    [
      'MailerLite',
      {
        Subscriber: 'ada@mill.example',
        Name: 'Ada Shaw',
        Company: 'Mill',
        Phone: '020',
        Subscribed: '2025-02-03 04:05:06',
        Status: 'active',
      },
    ],
    [
      'Kit',
      {
        email: 'ada@mill.example',
        first_name: 'Ada',
        last_name: 'Shaw',
        company: 'Mill',
        phone: '020',
        created_at: '2025-02-03T04:05:06Z',
        status: 'active',
      },
    ],
    [
      'HubSpot',
      {
        Email: 'ada@mill.example',
        'First Name': 'Ada',
        'Last Name': 'Shaw',
        'Company name': 'Mill',
        'Phone Number': '020',
        'Create Date': '2025-02-03 04:05:06 +00:00',
      },
    ],
  ])('is read from an export of %s', async (_programme, row) => {
    const { run, subscribers, outbox } = setUp();
    expect(await run([row])).toEqual({ ok: true, value: { ...none, added: 1 } });
    expect(await subscribers.list()).toMatchObject([
      {
        email: 'ada@mill.example',
        name: 'Ada Shaw',
        company: 'Mill',
        phone: '020',
        source: 'import',
        subscribedAt: '2025-02-03T04:05:06.000Z',
      },
    ]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('is counted once, in whatever case it comes', async () => {
    const { run } = setUp();
    await run([{ email: 'ada@mill.example' }]);
    expect(await run([{ email: 'ADA@mill.example' }, { email: 'bob@mill.example' }])).toMatchObject({
      value: { ...none, known: 1, added: 1 },
    });
  });

  it('is counted as known the second time that the table has the address', async () => {
    const { run, subscribers } = setUp();
    expect(await run([{ email: 'ada@mill.example' }, { email: 'Ada@Mill.example' }])).toEqual({
      ok: true,
      value: { ...none, added: 1, known: 1 },
    });
    expect(await subscribers.count()).toBe(1);
  });

  it('is kept with where the consent came from, and with no message', async () => {
    const { run, subscribers } = setUp();
    await run([{ email: 'ada@mill.example', message: 'a column of theirs' }]);
    expect(await subscribers.list()).toMatchObject([
      { source: 'import', consentText: 'Brought along from another mailing programme', message: '' },
    ]);
  });

  it('stays away where one row of the table says so, in whatever order', async () => {
    const { run, subscribers } = setUp();
    const here = { email: 'ada@mill.example', status: 'subscribed' };
    const gone = { email: 'Ada@mill.example', status: 'unsubscribed' };
    expect(await run([here, gone, here])).toEqual({ ok: true, value: { ...none, left: 3 } });
    expect(await subscribers.count()).toBe(0);
  });

  it('is taken as of today where the time is missing, strange or in the future', async () => {
    const { run, subscribers } = setUp();
    const times = ['', 'yesterday', '2025-99-99', '2025-02-30', '2031-01-01', '03/02/2025'];
    await run(times.map((time, index) => ({ email: `a${index}@x.example`, created: time })));
    expect((await subscribers.list()).map(({ subscribedAt }) => subscribedAt)).toEqual(times.map(() => now));
  });

  it('keeps plain text on one line, whatever the table holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { run, subscribers } = setUp();
        await run([{ email: 'ada@mill.example', name: text, company: text, created_at: text }]);
        const [kept] = await subscribers.list();
        expect(kept?.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(kept?.company.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 50 },
    );
  });
});
