import { describe, expect, it } from 'vitest';
import { deliverMail } from './deliver-mail.ts';
import type { Mail, MailOutcome } from './mailer.port.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const signedUpAt = new Date(aSignUp().subscribedAt);

function setUp(answers: MailOutcome[] = [], operator: string | undefined = 'boss@fettle.example') {
  const { subscribers, outbox } = new FakeMailingStore();
  const sent: Mail[] = [];
  let now = signedUpAt;
  const dependencies = {
    subscribers,
    outbox,
    mailer: {
      async send(mail: Mail): Promise<MailOutcome> {
        sent.push(mail);
        return answers.shift() ?? { outcome: 'accepted' };
      },
    },
    tokens: { issue: async (id: string) => `signed+${id}`, read: async () => undefined },
    clock: { now: () => now },
    settings: {
      from: 'Fettle <hello@fettle.example>',
      operator,
      publicUrl: 'https://fettle.example',
    },
  };
  const deliverAfter = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    return deliverMail(dependencies);
  };
  return { ...dependencies, dependencies, sent, deliverAfter };
}

const nothing = { sent: 0, deferred: 0, dead: 0, uncertain: 0, dropped: 0 };

describe('a mail that cannot go out', () => {
  it('is tried again later and later, and dies after two days', async () => {
    const deferred: MailOutcome = { outcome: 'deferred', reason: 'econnection' };
    const { subscribers, outbox, sent, deliverAfter } = setUp(Array.from({ length: 20 }, () => deferred));
    await subscribers.add(aSignUp(), ['welcome']);
    expect(await deliverAfter(0)).toEqual({ ...nothing, deferred: 1 });
    expect(await deliverAfter(0.9)).toEqual(nothing);
    for (const minutes of [1, 5, 15, 60, 240, 720]) {
      expect(await deliverAfter(minutes)).toEqual({ ...nothing, deferred: 1 });
    }
    expect(await deliverAfter(1440)).toEqual({ ...nothing, dead: 1 });
    expect(await deliverAfter(10_000)).toEqual(nothing);
    expect(sent).toHaveLength(8);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await outbox.counts()).toMatchObject({ dead: 1, waiting: 0 });
  });

  it('dies at once when the server refuses it, and waits again when the operator says so', async () => {
    const { subscribers, outbox, sent, deliverAfter, clock } = setUp([
      { outcome: 'rejected', reason: 'smtp-550' },
    ]);
    await subscribers.add(aSignUp(), ['welcome']);
    expect(await deliverAfter(0)).toEqual({ ...nothing, dead: 1 });
    expect(await outbox.revive(clock.now().toISOString())).toBe(1);
    expect(await deliverAfter(0)).toEqual({ ...nothing, sent: 1 });
    expect(sent).toHaveLength(2);
  });

  it('is not sent again when nobody knows whether it went out', async () => {
    const { subscribers, outbox, sent, deliverAfter } = setUp([{ outcome: 'uncertain', reason: 'esocket' }]);
    await subscribers.add(aSignUp(), ['welcome']);
    expect(await deliverAfter(0)).toEqual({ ...nothing, uncertain: 1 });
    expect(await deliverAfter(10_000)).toEqual(nothing);
    expect(sent).toHaveLength(1);
    expect(await outbox.counts()).toMatchObject({ uncertain: 1 });
  });

  it('is set aside when the program died while handing it over', async () => {
    const { subscribers, outbox, sent, deliverAfter } = setUp();
    await subscribers.add(aSignUp(), ['welcome']);
    await outbox.claim(aSignUp().subscribedAt);
    expect(await deliverAfter(1)).toEqual(nothing);
    expect(await deliverAfter(10)).toEqual({ ...nothing, uncertain: 1 });
    expect(sent).toEqual([]);
  });
});

describe('a mail that goes out', () => {
  it('welcomes the subscriber with a signed way out', async () => {
    const { subscribers, sent, deliverAfter } = setUp();
    await subscribers.add(aSignUp(), ['welcome']);
    expect(await deliverAfter(0)).toEqual({ ...nothing, sent: 1 });
    const url = 'https://fettle.example/api/unsubscribe?token=signed%2Bid-of-ada%40mill.example';
    expect(sent).toMatchObject([
      { to: 'ada@mill.example', from: 'Fettle <hello@fettle.example>', unsubscribeUrl: url },
    ]);
    expect(sent[0]?.text).toContain(url);
    expect(sent[0]?.html).toContain(url);
    expect(sent[0]?.text).toContain('2026-03-01');
    expect(sent[0]?.messageId).toMatch(/^<[\w-]+@fettle\.example>$/);
    expect(await deliverAfter(60)).toEqual(nothing);
  });

  it('tells the operator what was entered, as plain text', async () => {
    const { subscribers, sent, deliverAfter } = setUp();
    await subscribers.add(aSignUp({ company: '<b>Mill</b>' }), ['notification']);
    await deliverAfter(0);
    expect(sent[0]).toMatchObject({ to: 'boss@fettle.example', subject: 'New sign-up (landing)' });
    expect(sent[0]?.text).toContain('Company: <b>Mill</b>');
    expect(sent[0]?.html).toBeUndefined();
  });

  it('is dropped when the subscriber left first, or no operator wants it', async () => {
    const { dependencies, sent } = setUp([], '');
    const { subscribers } = dependencies;
    const settings = { ...dependencies.settings, operator: undefined };
    await subscribers.add(aSignUp(), ['notification']);
    expect(await deliverMail({ ...dependencies, settings })).toEqual({ ...nothing, dropped: 1 });
    expect(sent).toEqual([]);
  });

  it('stops between two mails when it is cancelled', async () => {
    const { dependencies, sent } = setUp();
    await dependencies.subscribers.add(aSignUp(), ['welcome', 'notification']);
    const cancellation = { aborted: false };
    const mailer = {
      async send(mail: Mail): Promise<MailOutcome> {
        cancellation.aborted = true;
        return dependencies.mailer.send(mail);
      },
    };
    await deliverMail({ ...dependencies, mailer }, cancellation);
    expect(sent).toHaveLength(1);
    expect(await dependencies.outbox.counts()).toMatchObject({ waiting: 1, sent: 1 });
  });
});
