import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { forgetSubscriber } from './forget-subscriber.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

function setUp() {
  const { subscribers } = new FakeMailingStore();
  return { subscribers, asciiDomain: domainToASCII, clock: { now: () => new Date('2026-06-01T00:00:00Z') } };
}

it.each([
  ['no address', 'invalid-email', 'Please enter a valid email address'],
  ['bob@mill.example', 'not-on-the-list', 'This address is not on the list.'],
])('says what is wrong with %s', async (address, code, message) => {
  const dependencies = setUp();
  const expected = { ok: false, error: { code, message } };
  expect(await forgetSubscriber(dependencies, address, 'remove')).toEqual(expected);
  expect(await forgetSubscriber(dependencies, address, 'erase')).toEqual(expected);
});

it.each([
  ['remove', false],
  ['erase', true],
] as const)('%s finds an address in whatever case, remembered: %s', async (how, remembered) => {
  const dependencies = setUp();
  await dependencies.subscribers.add(aSignUp(), []);
  expect(await forgetSubscriber(dependencies, ' ADA@Mill.example', how)).toHaveProperty('ok', true);
  expect(await dependencies.subscribers.list()).toEqual([]);
  expect(await dependencies.subscribers.wasErased('ada@mill.example')).toBe(remembered);
});
