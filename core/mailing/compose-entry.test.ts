import { expect, it } from 'vitest';
import { composeEntry } from './compose-entry.ts';
import { aSignUp } from './testing/a-subscriber.ts';
import { FakeMailingStore } from './testing/fake-mailing-store.ts';

const entry = { id: 'mail-1', kind: 'welcome', email: aSignUp().email, attempts: 1 } as const;

it.each([
  ['hello@fettle.example', 'fettle.example'],
  ['Fettle <hello@fettle.example>', 'fettle.example'],
  ['"Fettle @ work" <hello@fettle.example> ', 'fettle.example'],
  ['Fettle', 'localhost'],
  ['Fettle <hello@>', 'localhost'],
  ['Fettle <hello@ fettle.example>', 'localhost'],
])('numbers a mail from %j under %s', async (from, domain) => {
  const { subscribers } = new FakeMailingStore();
  await subscribers.add(aSignUp(), []);
  const mail = await composeEntry(entry, {
    subscribers,
    tokens: { issue: async () => 'signed', read: async () => undefined },
    confirmationTokens: { issue: async () => 'asked', read: async () => undefined },
    clock: { now: () => new Date(aSignUp().subscribedAt) },
    settings: { from, operator: undefined, publicUrl: 'https://fettle.example' },
  });
  expect(mail).toMatchObject({ from, messageId: `<mail-1@${domain}>` });
});
