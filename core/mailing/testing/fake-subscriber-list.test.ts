import { expect, it } from 'vitest';
import { aSubscriber } from './a-subscriber.ts';
import { FakeSubscriberList } from './fake-subscriber-list.ts';
import { describeSubscriberList } from './subscriber-list.contract.ts';

describeSubscriberList('fake', async () => ({ list: new FakeSubscriberList(), close: async () => {} }));

it('fails every call once it is broken', async () => {
  const list = new FakeSubscriberList();
  list.breakWith(new Error('down'));
  await expect(list.add(aSubscriber())).rejects.toThrow('down');
  await expect(list.list()).rejects.toThrow('down');
});
