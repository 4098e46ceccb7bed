import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { recordMailEvents } from './record-mail-events.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const never = '2000-01-01T00:00:00.000Z';

function setUp() {
  const { subscribers } = new FakeMailingStore();
  return { subscribers, asciiDomain: domainToASCII, clock: { now: () => new Date('2026-06-01T00:00:00Z') } };
}

it.each(['bounce', 'complaint'] as const)('takes an address off after a %s, once', async (kind) => {
  const dependencies = setUp();
  await dependencies.subscribers.add(aSignUp(), ['welcome']);
  const event = { email: ' ADA@Mill.example', kind };
  expect(await recordMailEvents(dependencies, [event, event])).toEqual({
    takenOff: 1,
    kept: 0,
    unknown: 1,
    invalid: 0,
  });
  expect(await dependencies.subscribers.list()).toMatchObject([
    { state: 'unsubscribed', unsubscribedAt: '2026-06-01T00:00:00.000Z', name: '' },
  ]);
});

it('leaves an address that could not be reached for a while', async () => {
  const dependencies = setUp();
  await dependencies.subscribers.add(aSignUp(), []);
  const event = { email: aSignUp().email, kind: 'soft-bounce' } as const;
  expect(await recordMailEvents(dependencies, [event])).toMatchObject({ kept: 1, takenOff: 0 });
  expect(await dependencies.subscribers.count()).toBe(1);
});

it('forgets a sign-up that waits where the question came back', async () => {
  const dependencies = setUp();
  await dependencies.subscribers.request(aSignUp(), never);
  const event = { email: aSignUp().email, kind: 'bounce' } as const;
  expect(await recordMailEvents(dependencies, [event])).toMatchObject({ takenOff: 1 });
  expect(await dependencies.subscribers.list()).toEqual([]);
});

it('counts what is no address and who is not on the list', async () => {
  const events = ['nobody', 'nobody@mill.example'].map((email) => ({ email, kind: 'bounce' as const }));
  expect(await recordMailEvents(setUp(), events)).toEqual({ takenOff: 0, kept: 0, unknown: 1, invalid: 1 });
});
