import { expect, it } from 'vitest';
import { readMailStatus } from './mail-status.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

it('tells what waits, and how much of the last hour is used', async () => {
  const { subscribers, outbox } = new FakeMailingStore();
  const at = (minutes: number) => new Date(Date.parse(aSignUp().subscribedAt) + minutes * 60_000);
  for (const [index, minutes] of [0, 30, 45].entries()) {
    await subscribers.add(aSignUp({ email: `${index}@x.example` }), ['welcome']);
    const mail = await outbox.claim(at(minutes).toISOString(), { since: aSignUp().subscribedAt, most: 9 });
    await outbox.settle(mail?.id ?? '', { state: 'sent', at: at(minutes).toISOString() });
  }
  await subscribers.add(aSignUp({ email: 'waits@x.example' }), ['welcome']);
  const status = await readMailStatus({ outbox, clock: { now: () => at(80) }, mailsPerHour: 200 });
  expect(status).toEqual({
    waiting: 1,
    sending: 0,
    sent: 3,
    dead: 0,
    uncertain: 0,
    lastHour: 2,
    mailsPerHour: 200,
  });
});
