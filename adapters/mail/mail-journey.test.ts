import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkConfirmationLink, confirmSignUp } from '../../core/mailing/confirm-sign-up.ts';
import { deliverMail } from '../../core/mailing/deliver-mail.ts';
import { retentionDates } from '../../core/mailing/retention.ts';
import { subscribe } from '../../core/mailing/subscribe.ts';
import { aSignUp } from '../../core/mailing/testing/a-subscriber.ts';
import { checkUnsubscribeLink, unsubscribe } from '../../core/mailing/unsubscribe.ts';
import { startTestServer, type TestServer } from '../http/testing/start-test-server.ts';
import { type MailingStore, openMailingStore } from '../storage/open-mailing-store.ts';
import { type RunningChild, runChild } from '../storage/testing/run-child.ts';
import { createSqliteDatabase, type TestDatabase } from '../storage/testing/test-databases.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startTestSmtp } from './testing/start-test-smtp.ts';

let database: TestDatabase;
let store: MailingStore;
let server: TestServer;
let minutesLater = 0;
let asksForConfirmation = false;
const clock = { now: () => new Date(Date.now() + minutesLater * 60_000) };

beforeEach(async () => {
  minutesLater = 0;
  asksForConfirmation = false;
  database = await createSqliteDatabase();
  store = openMailingStore(database.url);
  const { subscribers, tokens, confirmationTokens } = store;
  const confirming = { subscribers, confirmationTokens, clock, mails: ['welcome' as const] };
  server = await startTestServer({
    subscribe: (payload) =>
      subscribe(
        {
          subscribers,
          clock,
          asciiDomain: domainToASCII,
          newId: randomUUID,
          attempts: { take: async () => ({ allowed: true }) },
          mails: ['welcome', 'notification'],
          asksForConfirmation,
        },
        payload,
      ),
    checkUnsubscribeLink: (token) => checkUnsubscribeLink({ tokens }, token),
    checkConfirmationLink: (token) => checkConfirmationLink(confirming, token),
    confirmSignUp: (token) => confirmSignUp(confirming, token),
    unsubscribe: (token) => unsubscribe({ subscribers, tokens, clock }, token),
  });
});
afterEach(async () => {
  await server.close();
  await store.close();
  await database.drop();
});

function deliverTo(port: number) {
  return deliverMail({
    ...store,
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${port}` }),
    clock,
    mailsPerHour: 1000,
    settings: {
      from: 'Fettle <hello@fettle.example>',
      operator: 'boss@fettle.example',
      publicUrl: server.url,
    },
  });
}

describe('from the form to the way out', () => {
  it('welcomes, is left with the one click of a mail program, and the address is gone', async () => {
    const smtp = await startTestSmtp();
    await server.postJson('/api/contact', { email: 'Ada@Mill.example', name: 'Ada', company: '', phone: '' });
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 2 });
    const welcome = smtp.received.find(({ to }) => to.includes('ada@mill.example'))?.mail;
    const header = (key: string) => welcome?.headers.find((one) => one.key === key)?.value ?? '';
    const url = /<(.+)>/s.exec(header('list-unsubscribe').replace(/\s/g, ''))?.[1] ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(url).not.toContain('mill');

    const looked = await fetch(url);
    expect(looked.status).toBe(200);
    expect(await store.subscribers.count()).toBe(1);
    const forged = await fetch(`${url.slice(0, -3)}AAA`, { method: 'POST' });
    expect(forged.status).toBe(400);
    expect(await store.subscribers.count()).toBe(1);

    const left = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(left.status).toBe(200);
    expect(await store.subscribers.count()).toBe(0);
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'ada@mill.example',
      'boss@fettle.example',
    ]);
    await smtp.close();
  });

  it('loses no mail while the mail server is away', async () => {
    const away = await startTestSmtp();
    await away.close();
    await server.postJson('/api/contact', { email: 'ada@mill.example' });
    expect(await deliverTo(away.port)).toMatchObject({ deferred: 2, sent: 0 });
    const back = await startTestSmtp();
    expect(await deliverTo(back.port)).toMatchObject({ sent: 0 });
    minutesLater = 1.1;
    expect(await deliverTo(back.port)).toMatchObject({ sent: 2 });
    expect(back.received).toHaveLength(2);
    await back.close();
  });
});

describe('from the form to the confirmed address', () => {
  const linkIn = (text = '') => /http\S+\/api\/confirm\?token=\S+/.exec(text)?.[0] ?? '';

  it('subscribes nobody but the owner of the address, who has the mail, and welcomes them then', async () => {
    asksForConfirmation = true;
    const smtp = await startTestSmtp();
    const textTo = (turn: number) => smtp.received[turn]?.mail.text;
    await server.postJson('/api/contact', { email: 'Ada@Mill.example', name: 'Ada' });
    await server.postJson('/api/contact', { email: 'ada@mill.example', name: 'A stranger' });
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 1 });
    expect(smtp.received.map(({ to }) => to)).toEqual([['ada@mill.example']]);
    const url = linkIn(textTo(0));
    expect(url).not.toContain('mill');
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 0 });

    const looked = await fetch(url);
    expect(await looked.text()).toContain('Confirm</button>');
    expect((await fetch(`${url.slice(0, -3)}AAA`, { method: 'POST' })).status).toBe(400);
    expect((await fetch(url, { method: 'POST', headers: { Origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect(await store.subscribers.count()).toBe(0);

    expect((await fetch(url, { method: 'POST', headers: { Origin: server.url } })).status).toBe(200);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    expect(await store.subscribers.list()).toMatchObject([
      { email: 'ada@mill.example', name: 'Ada', state: 'subscribed', confirmedAt: expect.any(String) },
    ]);
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 1 });
    expect(smtp.received[1]?.mail.subject).toContain('Welcome');
    expect(textTo(1)).toContain('and confirmed on');
    await smtp.close();
  });

  it('forgets who did not confirm within three days, link and address', async () => {
    asksForConfirmation = true;
    const smtp = await startTestSmtp();
    await server.postJson('/api/contact', { email: 'ada@mill.example' });
    await deliverTo(smtp.port);
    const url = linkIn(smtp.received[0]?.mail.text);
    minutesLater = 3 * 24 * 60 + 1;
    for (const method of ['GET', 'POST']) expect((await fetch(url, { method })).status).toBe(410);
    minutesLater = 7 * 24 * 60 + 1;
    await store.subscribers.prune(retentionDates(clock.now()), false);
    expect(await store.subscribers.list()).toEqual([]);
    expect(await store.outbox.counts()).toMatchObject({ waiting: 0, sent: 0 });
    await smtp.close();
  });
});

describe('a program that is killed while it hands a mail over', () => {
  it('has sent it once, and nobody sends it again', async () => {
    await store.subscribers.add(aSignUp(), ['welcome']);
    let child: RunningChild | undefined;
    let taken = 0;
    const smtp = await startTestSmtp({
      onData(stream, _session, callback) {
        void text(stream).then(() => {
          taken += 1;
          // The mail has been taken and the answer never arrives.
          child?.process.kill('SIGKILL');
          callback(null);
        });
      },
    });
    child = runChild(
      new URL('testing/deliver.child.ts', import.meta.url),
      database.url,
      `smtp://127.0.0.1:${smtp.port}`,
    );
    await child.lines;
    expect(taken).toBe(1);
    expect(await store.outbox.counts()).toMatchObject({ sending: 1, sent: 0 });
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 0, uncertain: 0 });
    minutesLater = 11;
    expect(await deliverTo(smtp.port)).toMatchObject({ sent: 0, uncertain: 1 });
    expect(taken).toBe(1);
    expect(await store.outbox.counts()).toMatchObject({ uncertain: 1 });
    await smtp.close();
  });
});
