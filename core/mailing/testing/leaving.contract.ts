import { expect, it } from 'vitest';
import { aFormerSubscriber, aSignUp, aSubscriber } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const later = '2026-05-01T00:00:00.000Z';

export function leavingContract(store: () => StoreUnderTest): void {
  it('unsubscribes by id, once, keeps the address only and drops waiting mails', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome', 'notification']);
    expect(await subscribers.unsubscribe('nobody', later)).toBe(false);
    expect(await subscribers.unsubscribe(aSignUp().id, later)).toBe(true);
    expect(await subscribers.unsubscribe(aSignUp().id, '2026-06-01T00:00:00.000Z')).toBe(false);
    expect(await subscribers.list()).toEqual([aFormerSubscriber(later)]);
    expect(await subscribers.count()).toBe(0);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('does not let who comes and goes use up more than the budget of mails', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    const since = '2026-03-01T00:00:00.000Z';
    const mail = await outbox.claim(aSignUp().subscribedAt, { since, most: 1 });
    await outbox.settle(mail?.id ?? '', { state: 'sent', at: aSignUp().subscribedAt });
    await subscribers.unsubscribe(aSignUp().id, later);
    expect(await outbox.handedOverSince(since)).toBe(1);
    await subscribers.add(aSignUp({ subscribedAt: later }), ['welcome']);
    expect(await outbox.claim(later, { since, most: 1 })).toBeUndefined();
  });

  it('takes somebody back with fresh consent, under the id that their old links name', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), []);
    await subscribers.unsubscribe(aSignUp().id, later);
    const again = aSignUp({ id: 'new', source: 'codes', subscribedAt: later });
    expect(await subscribers.add(again, ['welcome'])).toEqual({ added: true });
    expect(await subscribers.list()).toEqual([aSubscriber({ source: 'codes', subscribedAt: later })]);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('ends the waiting of somebody who left and was entered again, and still knows that they left', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), []);
    await subscribers.unsubscribe(aSignUp().id, later);
    await subscribers.request(aSignUp({ subscribedAt: later }), '2026-01-01T00:00:00.000Z');
    expect(await subscribers.endWaiting('nobody@x.example')).toBe(false);
    expect(await subscribers.endWaiting(aSignUp().email)).toBe(true);
    expect(await subscribers.endWaiting(aSignUp().email)).toBe(false);
    expect(await subscribers.list()).toEqual([aFormerSubscriber(later)]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('removes one address with its mails and remembers nothing', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    await subscribers.add(aSignUp({ email: 'other@x.example' }), ['welcome']);
    expect(await subscribers.remove('nobody@x.example')).toBe(false);
    expect(await subscribers.remove('ada@mill.example')).toBe(true);
    expect(await subscribers.remove('ada@mill.example')).toBe(false);
    expect((await subscribers.list()).map(({ email }) => email)).toEqual(['other@x.example']);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
    expect(await subscribers.wasErased('ada@mill.example')).toBe(false);
  });

  it('erases an address, remembers that it did, and forgets that with fresh consent', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    expect(await subscribers.erase('nobody@x.example', later)).toBe(false);
    expect(await subscribers.erase('ada@mill.example', later)).toBe(true);
    expect(await subscribers.list()).toEqual([]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
    expect(await subscribers.wasErased('ada@mill.example')).toBe(true);
    expect(await subscribers.wasErased('nobody@x.example')).toBe(false);
    expect(await subscribers.add(aSignUp(), [])).toEqual({ added: true });
    expect(await subscribers.wasErased('ada@mill.example')).toBe(false);
  });
}
