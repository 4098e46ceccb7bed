import { expect, it } from 'vitest';
import { retentionDates } from '../retention.ts';
import { aSignUp } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const dates = retentionDates(new Date('2026-06-01T00:00:00.000Z'));

export function retentionContract(store: () => StoreUnderTest): void {
  async function fill(): Promise<void> {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp({ email: 'sent@x.example', subscribedAt: '2026-01-01T00:00:00.000Z' }), [
      'welcome',
    ]);
    const mail = await outbox.claim('2026-01-01T00:00:00.000Z');
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
  }
  const expected = { unsubscribed: 1, enquiries: 1, expired: 1, mails: 1 };

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
    expect(left.map(({ email }) => email)).toEqual([
      'enquiry@x.example',
      'sent@x.example',
      'justleft@x.example',
    ]);
    expect(left[0]).toMatchObject({ name: 'Ada Shaw', company: '', phone: '', message: '' });
    expect(await outbox.counts()).toMatchObject({ sent: 0 });
    expect(await subscribers.wasErased('left@x.example')).toBe(true);
    expect(await subscribers.prune(dates, false)).toEqual({
      unsubscribed: 0,
      enquiries: 0,
      expired: 0,
      mails: 0,
    });
  });
}
