import { expect, it } from 'vitest';
import { aSignUp } from './a-subscriber.ts';
import { FakeMailingStore } from './fake-mailing-store.ts';
import { describeMailingStore } from './mailing-store.contract.ts';

describeMailingStore('fake', async () => {
  const { subscribers, outbox } = new FakeMailingStore();
  return { subscribers, outbox, close: async () => {} };
});

it('fails every call once it is broken', async () => {
  const store = new FakeMailingStore();
  store.breakWith(new Error('down'));
  await expect(store.subscribers.add(aSignUp(), [])).rejects.toThrow('down');
  await expect(store.subscribers.list()).rejects.toThrow('down');
  await expect(store.outbox.counts()).rejects.toThrow('down');
});
