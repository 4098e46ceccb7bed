import { expect, it } from 'vitest';
import { aSignUp } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const signedUpAt = '2026-03-01T09:30:00.000Z';
const soon = '2026-03-01T09:31:00.000Z';
const later = '2026-03-01T10:00:00.000Z';
const plenty = { since: '2000-01-01T00:00:00.000Z', most: 1000 };

export function outboxContract(store: () => StoreUnderTest): void {
  it('gives each mail to one caller, oldest first, and counts attempts', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp({ email: 'b@x.example', subscribedAt: soon }), ['welcome']);
    await subscribers.add(aSignUp({ email: 'a@x.example' }), ['welcome', 'notification']);
    expect(await outbox.claim('2026-03-01T09:00:00.000Z', plenty)).toBeUndefined();
    const claims = await Promise.all(Array.from({ length: 5 }, () => outbox.claim(later, plenty)));
    const claimed = claims.filter((claim) => claim !== undefined);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(3);
    expect(claimed).toHaveLength(3);
    expect(claimed.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(claimed.map(({ email, kind }) => `${kind} ${email}`).toSorted()).toEqual([
      'notification a@x.example',
      'welcome a@x.example',
      'welcome b@x.example',
    ]);
    expect(await outbox.counts()).toEqual({ waiting: 0, sending: 3, sent: 0, dead: 0, uncertain: 0 });
  });

  it('lets a deferred mail wait until its time', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    const first = await outbox.claim(signedUpAt, plenty);
    await outbox.settle(first?.id ?? '', { state: 'waiting', retryAt: later, reason: '421' });
    expect(await outbox.claim(soon, plenty)).toBeUndefined();
    expect(await outbox.claim(later, plenty)).toEqual({ ...first, attempts: 2 });
  });

  it('never gives out what was sent, died or is uncertain, until the operator revives it', async () => {
    const { subscribers, outbox } = store();
    for (const state of ['sent', 'dead', 'uncertain'] as const) {
      await subscribers.add(aSignUp({ email: `${state}@x.example` }), ['welcome']);
      const mail = await outbox.claim(soon, plenty);
      const outcome = state === 'sent' ? { state, at: soon } : { state, at: soon, reason: '550' };
      await outbox.settle(mail?.id ?? '', outcome);
    }
    expect(await outbox.claim(later, plenty)).toBeUndefined();
    expect(await outbox.counts()).toEqual({ waiting: 0, sending: 0, sent: 1, dead: 1, uncertain: 1 });
    expect(await outbox.revive(later)).toBe(2);
    const revived = [await outbox.claim(later, plenty), await outbox.claim(later, plenty)];
    expect(revived.map((mail) => mail?.email).toSorted()).toEqual(['dead@x.example', 'uncertain@x.example']);
    expect(await outbox.claim(later, plenty)).toBeUndefined();
  });

  it('sets aside what was claimed and never settled', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    await outbox.claim(soon, plenty);
    expect(await outbox.setAside(soon)).toBe(0);
    expect(await outbox.setAside(later)).toBe(1);
    expect(await outbox.counts()).toMatchObject({ sending: 0, uncertain: 1 });
    expect(await outbox.claim(later, plenty)).toBeUndefined();
  });

  it('drops a mail', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    await outbox.drop((await outbox.claim(soon, plenty))?.id ?? '');
    expect(await outbox.counts()).toEqual({ waiting: 0, sending: 0, sent: 0, dead: 0, uncertain: 0 });
  });

  it('keeps mails to the public back once the budget is used up, and lets others pass', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp({ email: 'a@x.example' }), ['welcome', 'notification']);
    await subscribers.request(aSignUp({ email: 'b@x.example', subscribedAt: soon }), soon);
    const budget = { since: '2026-03-01T09:00:00.000Z', most: 1 };
    const claims = [await outbox.claim(soon, budget), await outbox.claim(soon, budget)];
    expect(claims.map((mail) => mail?.kind).toSorted()).toEqual(['notification', 'welcome']);
    expect(await outbox.claim(soon, budget)).toBeUndefined();
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
    expect(await outbox.handedOverSince(budget.since)).toBe(1);
    // The hour has moved on: what was handed over at its beginning counts no more.
    expect(await outbox.handedOverSince(soon)).toBe(0);
    expect(await outbox.claim(later, { since: soon, most: 1 })).toMatchObject({ kind: 'confirmation' });
  });

  it('counts what was sent, refused or is uncertain, and not what the server put off', async () => {
    const { subscribers, outbox } = store();
    for (const state of ['sent', 'dead', 'uncertain', 'waiting'] as const) {
      await subscribers.add(aSignUp({ email: `${state}@x.example` }), ['welcome']);
      const mail = await outbox.claim(soon, plenty);
      const reason = '421';
      await outbox.settle(
        mail?.id ?? '',
        state === 'waiting' ? { state, retryAt: later, reason } : { state, at: soon, reason },
      );
    }
    expect(await outbox.handedOverSince(signedUpAt)).toBe(3);
  });

  it('never goes beyond the budget, however many ask at once, hour after hour', async () => {
    const { subscribers, outbox } = store();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        subscribers.add(aSignUp({ email: `${index}@x.example` }), ['welcome']),
      ),
    );
    const sendUntilUsedUp = async (now: string, since: string): Promise<number> => {
      for (let sent = 0; ; sent += 1) {
        const mail = await outbox.claim(now, { since, most: 5 });
        if (!mail) return sent;
        await outbox.settle(mail.id, { state: 'sent', at: now });
      }
    };
    for (let hour = 10; hour < 18; hour += 1) {
      const [since, now] = [`2026-03-01T${hour}:00:00.000Z`, `2026-03-01T${hour}:30:00.000Z`];
      const sent = await Promise.all(Array.from({ length: 24 }, () => sendUntilUsedUp(now, since)));
      expect(sent.reduce((sum, one) => sum + one, 0)).toBe(5);
    }
    expect(await outbox.counts()).toMatchObject({ waiting: 10, sent: 40 });
  });
}
