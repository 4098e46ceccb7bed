import { expect, it } from 'vitest';
import { aSignUp, aSubscriber } from './a-subscriber.ts';
import type { StoreUnderTest } from './store-under-test.ts';

export function signingUpContract(store: () => StoreUnderTest): void {
  it('keeps a subscriber field by field', async () => {
    const { subscribers } = store();
    const name = "O'Neill “Ñandú” 你好 😀";
    expect(await subscribers.add(aSignUp({ name, company: '' }), [])).toEqual({ added: true });
    expect(await subscribers.list()).toEqual([aSubscriber({ name, company: '' })]);
    expect(await subscribers.findByEmail('ada@mill.example')).toEqual(aSubscriber({ name, company: '' }));
    expect(await subscribers.findByEmail('bob@mill.example')).toBeUndefined();
  });

  it('keeps the first sign-up when an address comes again', async () => {
    const { subscribers, outbox } = store();
    await subscribers.add(aSignUp(), ['welcome']);
    const again = aSignUp({ id: 'other', name: 'Someone else', subscribedAt: '2026-04-01T00:00:00.000Z' });
    expect(await subscribers.add(again, ['welcome'])).toEqual({ added: false });
    expect(await subscribers.list()).toEqual([aSubscriber()]);
    expect(await subscribers.count()).toBe(1);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('adds an address once when it comes ten times at once', async () => {
    const { subscribers, outbox } = store();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => subscribers.add(aSignUp({ id: `id-${index}` }), ['welcome'])),
    );
    expect(answers.filter((answer) => answer.added)).toHaveLength(1);
    expect(await subscribers.count()).toBe(1);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('lists the oldest first', async () => {
    const { subscribers } = store();
    await subscribers.add(aSignUp({ email: 'b@x.example', subscribedAt: '2026-03-02T00:00:00.000Z' }), []);
    await subscribers.add(aSignUp({ email: 'a@x.example', subscribedAt: '2026-03-03T00:00:00.000Z' }), []);
    await subscribers.add(aSignUp({ email: 'c@x.example', subscribedAt: '2026-03-01T00:00:00.000Z' }), []);
    const emails = (await subscribers.list()).map(({ email }) => email);
    expect(emails).toEqual(['c@x.example', 'b@x.example', 'a@x.example']);
  });

  it('stores text that looks like a statement as text', async () => {
    const { subscribers } = store();
    const company = "'); drop table subscribers; --";
    await subscribers.add(aSignUp({ company }), []);
    expect((await subscribers.list())[0]?.company).toBe(company);
  });
}
