import { expect, it } from 'vitest';
import { aSignUp } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const signedUpAt = '2026-03-01T09:30:00.000Z';
const soon = '2026-03-01T09:31:00.000Z';
const later = '2026-03-01T10:00:00.000Z';

export function outboxContract(store: () => StoreUnderTest): void {
  it('gives each mail to one caller, oldest first, and counts attempts', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp({ email: 'b@x.example', subscribedAt: soon }), ['welcome']);
    await subscribers.add(aSignUp({ email: 'a@x.example' }), ['welcome', 'notification']);
    expect(await outbox.claim('2026-03-01T09:00:00.000Z')).toBeUndefined();
    const claims = await Promise.all(Array.from({ length: 5 }, () => outbox.claim(later)));
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
    const first = await outbox.claim(signedUpAt);
    await outbox.settle(first?.id ?? '', { state: 'waiting', retryAt: later, reason: '421' });
    expect(await outbox.claim(soon)).toBeUndefined();
    expect(await outbox.claim(later)).toEqual({ ...first, attempts: 2 });
  });

  it('never gives out what was sent, died or is uncertain, until the operator revives it', async () => {
    const { subscribers, outbox } = store();
    for (const state of ['sent', 'dead', 'uncertain'] as const) {
      await subscribers.add(aSignUp({ email: `${state}@x.example` }), ['welcome']);
      const mail = await outbox.claim(soon);
      const outcome = state === 'sent' ? { state, at: soon } : { state, at: soon, reason: '550' };
      await outbox.settle(mail?.id ?? '', outcome);
    }
    expect(await outbox.claim(later)).toBeUndefined();
    expect(await outbox.counts()).toEqual({ waiting: 0, sending: 0, sent: 1, dead: 1, uncertain: 1 });
    expect(await outbox.revive(later)).toBe(2);
    const revived = [await outbox.claim(later), await outbox.claim(later)];
    expect(revived.map((mail) => mail?.email).toSorted()).toEqual(['dead@x.example', 'uncertain@x.example']);
    expect(await outbox.claim(later)).toBeUndefined();
  });

  it('sets aside what was claimed and never settled', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    await outbox.claim(soon);
    expect(await outbox.setAside(soon)).toBe(0);
    expect(await outbox.setAside(later)).toBe(1);
    expect(await outbox.counts()).toMatchObject({ sending: 0, uncertain: 1 });
    expect(await outbox.claim(later)).toBeUndefined();
  });

  it('drops a mail', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    await outbox.drop((await outbox.claim(soon))?.id ?? '');
    expect(await outbox.counts()).toEqual({ waiting: 0, sending: 0, sent: 0, dead: 0, uncertain: 0 });
  });
}
