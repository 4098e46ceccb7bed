import { describe, expect, it } from 'vitest';
import type { ConfirmationToken } from './confirmation-tokens.port.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail, MailOutcome } from './mailer.port.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const signedUpAt = new Date(aSignUp().subscribedAt);

function setUp(
  answers: MailOutcome[] = [],
  operator: string | undefined = 'boss@fettle.example',
  mailsPerHour = 1000,
) {
  const { subscribers, outbox, fakeOutbox } = new FakeMailingStore();
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
    confirmationTokens: {
      issue: async ({ id, expiresAt }: ConfirmationToken) => `asked+${id}+${expiresAt.toISOString()}`,
      read: async () => undefined,
    },
    mailsPerHour,
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
  return { ...dependencies, dependencies, fakeOutbox, sent, deliverAfter };
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
    await outbox.claim(aSignUp().subscribedAt, { since: '2000-01-01T00:00:00.000Z', most: 1 });
    expect(await deliverAfter(1)).toEqual(nothing);
    expect(await deliverAfter(10)).toEqual({ ...nothing, uncertain: 1 });
    expect(sent).toEqual([]);
  });
});

describe('the question to the owner of an address', () => {
  const never = '2000-01-01T00:00:00.000Z';

  it('has a link that works for three days, says so, and tells strangers to do nothing', async () => {
    const { subscribers, sent, deliverAfter } = setUp();
    await subscribers.request(aSignUp(), never);
    expect(await deliverAfter(60)).toEqual({ ...nothing, sent: 1 });
    const token = encodeURIComponent('asked+id-of-ada@mill.example+2026-03-04T10:30:00.000Z');
    expect(sent).toMatchObject([{ to: 'ada@mill.example', subject: expect.stringContaining('confirm') }]);
    expect(sent[0]?.text).toContain(`https://fettle.example/api/confirm?token=${token}`);
    expect(sent[0]?.text).toContain('The link works until 2026-03-04 10:30 UTC');
    expect(sent[0]?.text).toContain('If that was not you, please do nothing');
    // Whoever is on no list has nothing to leave, and no form's text goes to an address that did not ask for it.
    expect(sent[0]?.unsubscribeUrl).toBeUndefined();
    for (const field of [aSignUp().name, aSignUp().company, aSignUp().message]) {
      expect(JSON.stringify(sent[0])).not.toContain(field);
    }
  });

  it('is dropped when the address was removed first, and no welcome goes to an address that waits', async () => {
    const { subscribers, fakeOutbox, sent, deliverAfter } = setUp();
    await subscribers.request(aSignUp(), never);
    fakeOutbox.put('welcome', 'ada@mill.example', aSignUp().subscribedAt);
    fakeOutbox.put('confirmation', 'gone@x.example', aSignUp().subscribedAt);
    expect(await deliverAfter(1)).toEqual({ ...nothing, sent: 1, dropped: 2 });
    expect(sent.map(({ to }) => to)).toEqual(['ada@mill.example']);
  });

  it('is followed by a welcome that names both days', async () => {
    const { subscribers, sent, deliverAfter } = setUp();
    await subscribers.request(aSignUp(), never);
    await deliverAfter(0);
    await subscribers.confirm(aSignUp().id, '2026-03-02T00:00:00.000Z', ['welcome', 'notification']);
    await deliverAfter(24 * 60);
    expect(sent.map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual(['New', 'Please', 'Welcome']);
    const textOf = (word: string) => sent.find(({ subject }) => subject.startsWith(word))?.text;
    expect(textOf('Welcome')).toContain(
      'entered at https://fettle.example on 2026-03-01 and confirmed on 2026-03-02',
    );
    expect(textOf('New')).toContain('Confirmed: 2026-03-02T00:00:00.000Z');
  });
});

describe('more mails than an hour may see', () => {
  it('wait for their turn, oldest first, while the operator is told of all', async () => {
    const { subscribers, outbox, sent, deliverAfter } = setUp([], 'boss@fettle.example', 2);
    for (let index = 0; index < 5; index += 1) {
      const subscribedAt = new Date(signedUpAt.getTime() + index).toISOString();
      await subscribers.add(aSignUp({ email: `${index}@x.example`, subscribedAt }), [
        'welcome',
        'notification',
      ]);
    }
    expect(await deliverAfter(1)).toEqual({ ...nothing, sent: 7 });
    expect(await outbox.counts()).toMatchObject({ waiting: 3 });
    expect(await deliverAfter(59)).toEqual(nothing);
    expect(await deliverAfter(1)).toEqual({ ...nothing, sent: 2 });
    expect(await deliverAfter(30)).toEqual(nothing);
    expect(await deliverAfter(30)).toEqual({ ...nothing, sent: 1 });
    const welcomed = sent.filter(({ to }) => to.endsWith('@x.example')).map(({ to }) => to);
    expect(welcomed).toEqual([0, 1, 2, 3, 4].map((index) => `${index}@x.example`));
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
