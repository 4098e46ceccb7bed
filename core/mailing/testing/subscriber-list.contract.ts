import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriberList } from '../subscriber-list.port.ts';
import { aSubscriber } from './a-subscriber.ts';

/** A list under test and what tidies up after it. */
export interface ListUnderTest {
  readonly list: SubscriberList;
  close(): Promise<void>;
}

/** What every mailing list must do, whatever keeps it. */
export function describeSubscriberList(name: string, open: () => Promise<ListUnderTest>): void {
  describe(`subscriber list: ${name}`, () => {
    let under: ListUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(async () => under.close());

    it('keeps a subscriber field by field', async () => {
      const subscriber = aSubscriber({ name: "O'Neill “Ñandú” 你好 😀", company: '' });
      expect(await under.list.add(subscriber)).toEqual({ added: true });
      expect(await under.list.list()).toEqual([subscriber]);
    });

    it('keeps the first sign-up when an address comes again', async () => {
      await under.list.add(aSubscriber());
      const again = aSubscriber({ name: 'Someone else', subscribedAt: '2026-04-01T00:00:00.000Z' });
      expect(await under.list.add(again)).toEqual({ added: false });
      expect(await under.list.list()).toEqual([aSubscriber()]);
      expect(await under.list.count()).toBe(1);
    });

    it('adds an address once when it comes ten times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => under.list.add(aSubscriber())));
      expect(answers.filter((answer) => answer.added)).toHaveLength(1);
      expect(await under.list.count()).toBe(1);
    });

    it('lists the oldest first', async () => {
      await under.list.add(aSubscriber({ email: 'b@x.example', subscribedAt: '2026-03-02T00:00:00.000Z' }));
      await under.list.add(aSubscriber({ email: 'a@x.example', subscribedAt: '2026-03-03T00:00:00.000Z' }));
      await under.list.add(aSubscriber({ email: 'c@x.example', subscribedAt: '2026-03-01T00:00:00.000Z' }));
      const emails = (await under.list.list()).map((subscriber) => subscriber.email);
      expect(emails).toEqual(['c@x.example', 'b@x.example', 'a@x.example']);
    });

    it('removes one address and says whether it was there', async () => {
      await under.list.add(aSubscriber());
      await under.list.add(aSubscriber({ email: 'other@x.example' }));
      expect(await under.list.remove('nobody@x.example')).toBe(false);
      expect(await under.list.remove('ada@mill.example')).toBe(true);
      expect(await under.list.remove('ada@mill.example')).toBe(false);
      expect((await under.list.list()).map((subscriber) => subscriber.email)).toEqual(['other@x.example']);
    });

    it('stores text that looks like a statement as text', async () => {
      const company = "'); drop table subscribers; --";
      await under.list.add(aSubscriber({ company }));
      expect((await under.list.list())[0]?.company).toBe(company);
    });
  });
}
