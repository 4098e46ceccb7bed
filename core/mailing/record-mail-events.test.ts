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

it('tells a full mailbox of somebody who waits from one of nobody we know', async () => {
  const dependencies = setUp();
  await dependencies.subscribers.request(aSignUp(), never);
  const events = [aSignUp().email, 'nobody@mill.example'].map((email) => ({
    email,
    kind: 'soft-bounce' as const,
  }));
  expect(await recordMailEvents(dependencies, events)).toEqual({
    takenOff: 0,
    kept: 1,
    unknown: 1,
    invalid: 0,
  });
  expect(await dependencies.subscribers.list()).toMatchObject([{ state: 'pending' }]);
});

it('does not forget that somebody left when a question to them came back', async () => {
  const dependencies = setUp();
  const { subscribers } = dependencies;
  await subscribers.add(aSignUp(), []);
  await subscribers.unsubscribe(aSignUp().id, '2026-05-01T00:00:00.000Z');
  await subscribers.request(aSignUp(), never);
  const report = await recordMailEvents(dependencies, [{ email: aSignUp().email, kind: 'bounce' }]);
  expect(report).toEqual({ takenOff: 1, kept: 0, unknown: 0, invalid: 0 });
  expect(await subscribers.findPending(aSignUp().email)).toBeUndefined();
  expect(await subscribers.findByEmail(aSignUp().email)).toMatchObject({
    state: 'unsubscribed',
    unsubscribedAt: '2026-05-01T00:00:00.000Z',
  });
});

it('counts as unknown who left by themselves while the report was read', async () => {
  const dependencies = setUp();
  await dependencies.subscribers.add(aSignUp(), []);
  await dependencies.subscribers.request(aSignUp({ email: 'waits@x.example' }), never);
  const left = { unsubscribe: async () => false, remove: async () => false };
  const subscribers = { ...dependencies.subscribers, ...left };
  const events = [aSignUp().email, 'waits@x.example'].map((email) => ({ email, kind: 'complaint' as const }));
  expect(await recordMailEvents({ ...dependencies, subscribers }, events)).toEqual({
    takenOff: 0,
    kept: 0,
    unknown: 2,
    invalid: 0,
  });
});
