import { expect, it } from 'vitest';
import { retentionDates } from '../retention.ts';
import { aSignUp } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const plenty = { since: '2000-01-01T00:00:00.000Z', most: 1000 };
const dates = retentionDates(new Date('2026-06-01T00:00:00.000Z'));

export function retentionContract(store: () => StoreUnderTest): void {
  async function fill(): Promise<void> {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp({ email: 'sent@x.example', subscribedAt: '2026-01-01T00:00:00.000Z' }), [
      'welcome',
    ]);
    const mail = await outbox.claim('2026-01-01T00:00:00.000Z', plenty);
    await outbox.settle(mail?.id ?? '', { state: 'sent', at: '2026-01-01T00:01:00.000Z' });
    await subscribers.add(
      aSignUp({ email: 'expired@x.example', subscribedAt: '2021-05-31T00:00:00.000Z' }),
      [],
    );
    await subscribers.add(
      aSignUp({ email: 'enquiry@x.example', subscribedAt: '2023-05-31T00:00:00.000Z' }),
      [],
    );
    for (const [email, at] of [
      ['left@x.example', '2026-05-01T00:00:00.000Z'],
      ['justleft@x.example', '2026-05-30T00:00:00.000Z'],
    ] as const) {
      await subscribers.add(aSignUp({ email }), []);
      await subscribers.unsubscribe(aSignUp({ email }).id, at);
    }
    for (const [email, subscribedAt] of [
      ['asked@x.example', '2026-05-24T00:00:00.000Z'],
      ['waits@x.example', '2026-05-26T00:00:00.000Z'],
      // Left a month ago, and was entered again by somebody.
      ['left@x.example', '2026-05-27T00:00:00.000Z'],
    ] as const) {
      await subscribers.request(aSignUp({ email, subscribedAt }), subscribedAt);
    }
  }
  const expected = { unsubscribed: 1, enquiries: 1, expired: 1, pending: 1, mails: 1 };

  it('counts in a dry run and changes nothing', async () => {
    await fill();
    const { subscribers, outbox } = store();
    const before = await subscribers.list();
    expect(await subscribers.prune(dates, true)).toEqual(expected);
    expect(await subscribers.list()).toEqual(before);
    expect(await outbox.counts()).toMatchObject({ sent: 1 });
  });

  it('deletes what is due and nothing else, and finds nothing the second time', async () => {
    await fill();
    const { subscribers, outbox } = store();
    expect(await subscribers.prune(dates, false)).toEqual(expected);
    const left = await subscribers.list();
    expect(left.map(({ email, state }) => `${email} ${state}`)).toEqual([
      'enquiry@x.example subscribed',
      'sent@x.example subscribed',
      'justleft@x.example unsubscribed',
      'waits@x.example pending',
      'left@x.example pending',
    ]);
    expect(left[0]).toMatchObject({ name: 'Ada Shaw', company: '', phone: '', message: '' });
    expect(await outbox.counts()).toMatchObject({ sent: 0, waiting: 2 });
    expect(await subscribers.wasErased('left@x.example')).toBe(true);
    expect(await subscribers.prune(dates, false)).toEqual({
      unsubscribed: 0,
      enquiries: 0,
      expired: 0,
      pending: 0,
      mails: 0,
    });
  });

  it('deletes however many addresses nobody confirmed, and no other', async () => {
    const { subscribers, outbox } = store();
    const request = (email: string, subscribedAt: string) =>
      subscribers.request(aSignUp({ email, subscribedAt }), subscribedAt);
    await Promise.all(
      Array.from({ length: 405 }, (_, index) => request(`${index}@x.example`, '2026-05-01T00:00:00.000Z')),
    );
    await request('waits@x.example', '2026-05-31T00:00:00.000Z');
    expect(await subscribers.prune(dates, true)).toMatchObject({ pending: 405 });
    expect(await subscribers.prune(dates, false)).toMatchObject({ pending: 405 });
    expect((await subscribers.list()).map(({ email }) => email)).toEqual(['waits@x.example']);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });
}
