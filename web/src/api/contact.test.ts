import { afterEach, expect, test, vi } from 'vitest';
import { requestEarlyAccess, sendContact, subscribe, subscribeToNewsletter } from './contact.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const calls: readonly [string, () => Promise<unknown>][] = [
  ['the contact form', () => sendContact({ name: '', email: 'a@b.cd', company: '', phone: '', website: '' })],
  ['the box of a tool', () => subscribe('a@b.cd', 'from a tool')],
  ['the newsletter', () => subscribeToNewsletter('a@b.cd')],
  ['early access', () => requestEarlyAccess('a@b.cd', 'from the page')],
];

test.each(calls)('%s fails with the status of the answer', async (_form, call) => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 403 }));
  await expect(call()).rejects.toThrow('403: no');
});

test.each(calls)('%s is told apart by the field of the answer alone', async (_form, call) => {
  for (const [answer, outcome] of [
    ['{"status":"ok"}', 'taken'],
    ['{"status":"ok","confirmation":true}', 'to-confirm'],
    ['{"status":"ok","confirmation":"yes"}', 'taken'],
    ['', 'taken'],
    ['null', 'taken'],
    ['<html>', 'taken'],
  ]) {
    vi.stubGlobal('fetch', async () => new Response(answer));
    expect(await call()).toBe(outcome);
  }
});
