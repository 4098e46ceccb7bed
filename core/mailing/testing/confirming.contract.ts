import { expect, it } from 'vitest';
import { aPendingSubscriber, aSignUp, aSubscriber } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const signedUpAt = '2026-03-01T09:30:00.000Z';
const nextDay = '2026-03-02T09:30:00.000Z';
const later = '2026-05-01T00:00:00.000Z';
const always = '9999-01-01T00:00:00.000Z';
const never = '2000-01-01T00:00:00.000Z';
const plenty = { since: never, most: 1000 };

export function confirmingContract(store: () => StoreUnderTest): void {
  it('keeps a sign-up that waits apart from the subscribers, with one question', async () => {
    const { subscribers, outbox } = store();
    expect(await subscribers.request(aSignUp(), never)).toEqual({ requested: true });
    expect(await subscribers.count()).toBe(0);
    expect(await subscribers.findByEmail('ada@mill.example')).toBeUndefined();
    expect(await subscribers.findPending('ada@mill.example')).toEqual(aSignUp());
    expect(await subscribers.list()).toEqual([aPendingSubscriber()]);
    expect(await outbox.claim(later, plenty)).toMatchObject({
      kind: 'confirmation',
      email: 'ada@mill.example',
    });
    expect(await outbox.claim(later, plenty)).toBeUndefined();
  });

  it('subscribes by the id of the link, once, and sends the welcome on its way', async () => {
    const { subscribers, outbox } = store();
    await subscribers.request(aSignUp(), never);
    expect(await subscribers.confirm('nobody', nextDay, ['welcome'])).toBe('unknown');
    expect(await subscribers.count()).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => subscribers.confirm(aSignUp().id, nextDay, ['welcome'])),
    );
    expect(answers.toSorted()).toEqual([
      'confirmed',
      ...Array.from({ length: 4 }, () => 'subscribed-before'),
    ]);
    expect(await subscribers.list()).toEqual([aSubscriber({ confirmedAt: nextDay })]);
    expect(await subscribers.findPending('ada@mill.example')).toBeUndefined();
    // The question was not asked yet: nobody needs it any more.
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
    expect(await outbox.claim(signedUpAt, plenty)).toBeUndefined();
    expect(await outbox.claim(nextDay, plenty)).toMatchObject({ kind: 'welcome' });
  });

  it('replaces a sign-up that waits only where it is old enough, and keeps its links good', async () => {
    const { subscribers, outbox } = store();
    await subscribers.request(aSignUp(), never);
    const again = aSignUp({ id: 'other', name: 'Ada L. Shaw', subscribedAt: nextDay });
    expect(await subscribers.request(again, never)).toEqual({ requested: false });
    expect(await subscribers.findPending('ada@mill.example')).toEqual(aSignUp());
    expect(await subscribers.request(again, always)).toEqual({ requested: true });
    expect(await subscribers.findPending('ada@mill.example')).toEqual({ ...again, id: aSignUp().id });
    // The first question still waits to be asked: one is enough.
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
    const asked = await outbox.claim(later, plenty);
    await outbox.settle(asked?.id ?? '', { state: 'sent', at: later });
    await subscribers.request({ ...again, subscribedAt: later }, always);
    expect(await outbox.counts()).toMatchObject({ waiting: 1, sent: 1 });
  });

  it('asks once when an address comes ten times at once', async () => {
    const { subscribers, outbox } = store();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => subscribers.request(aSignUp({ id: `id-${index}` }), never)),
    );
    expect(answers.filter(({ requested }) => requested)).toHaveLength(1);
    expect(await subscribers.list()).toHaveLength(1);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('asks no subscriber', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), []);
    expect(await subscribers.request(aSignUp({ id: 'other' }), always)).toEqual({ requested: false });
    expect(await subscribers.list()).toEqual([aSubscriber()]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('leaves who unsubscribed alone until they confirm, then takes them back under their id', async () => {
    const { subscribers } = store();
    await subscribers.add(aSignUp(), []);
    await subscribers.unsubscribe(aSignUp().id, nextDay);
    await subscribers.request(aSignUp({ id: 'other', source: 'codes', subscribedAt: later }), never);
    expect((await subscribers.list()).map(({ state }) => state)).toEqual(['unsubscribed', 'pending']);
    expect(await subscribers.confirm(aSignUp().id, later, [])).toBe('confirmed');
    const taken = aSubscriber({ source: 'codes', subscribedAt: later, confirmedAt: later });
    expect(await subscribers.list()).toEqual([taken]);
    expect(await subscribers.confirm(aSignUp().id, later, [])).toBe('subscribed-before');
    await subscribers.unsubscribe(aSignUp().id, later);
    expect(await subscribers.confirm(aSignUp().id, later, [])).toBe('unknown');
  });

  it('ends the waiting when the address is added, removed or erased', async () => {
    const { subscribers, outbox } = store();
    const signUps = ['added', 'removed', 'erased'].map((name) => aSignUp({ email: `${name}@x.example` }));
    for (const signUp of signUps) await subscribers.request(signUp, never);
    expect(await subscribers.add(aSignUp({ email: 'added@x.example' }), [])).toEqual({ added: true });
    expect(await subscribers.remove('removed@x.example')).toBe(true);
    expect(await subscribers.erase('erased@x.example', later)).toBe(true);
    expect((await subscribers.list()).map(({ email, state }) => `${email} ${state}`)).toEqual([
      'added@x.example subscribed',
    ]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
    expect(await subscribers.wasErased('erased@x.example')).toBe(true);
    for (const { id } of signUps.slice(1)) expect(await subscribers.confirm(id, later, [])).toBe('unknown');
  });

  it('forgets an erasure when the address is confirmed, not when somebody enters it', async () => {
    const { subscribers } = store();
    await subscribers.add(aSignUp(), []);
    await subscribers.erase('ada@mill.example', nextDay);
    await subscribers.request(aSignUp(), never);
    expect(await subscribers.wasErased('ada@mill.example')).toBe(true);
    await subscribers.confirm(aSignUp().id, later, []);
    expect(await subscribers.wasErased('ada@mill.example')).toBe(false);
  });
}
