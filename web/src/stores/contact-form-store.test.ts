import { beforeEach, describe, expect, test } from 'vitest';
import type { ContactMessage, SignUpOutcome } from '../api/contact.ts';
import { confirmationNotice } from './confirmation-notice.ts';
import { createContactFormStore } from './contact-form-store.ts';
import { useToastStore } from './toast-store.ts';

const message: ContactMessage = {
  name: 'Ada',
  email: 'ada@mill.example',
  company: '',
  phone: '',
  website: '',
};
const success = { title: 'Sent', description: 'Thank you.' };
const failure = { title: 'Not sent', description: 'Try again.' };
const toasts = () => useToastStore.getState().toasts;

function storeWith(send: (sent: ContactMessage) => Promise<SignUpOutcome>) {
  return createContactFormStore({ send, success, failure });
}

describe('the contact form', () => {
  beforeEach(() => {
    useToastStore.setState({ toasts: [] });
  });

  test.each([
    ['a blank address', '   ', true],
    ['an address that the browser finds wrong', 'ada@', false],
  ])('sends nothing for %s', async (_case, email, wellFormed) => {
    const sent: ContactMessage[] = [];
    const store = storeWith(async (one) => {
      sent.push(one);
      return 'taken';
    });
    expect(await store.getState().submit({ ...message, email }, wellFormed)).toBe(false);
    expect(sent).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'idle', problem: 'Please enter a valid email address' });
    store.getState().forgetProblem();
    expect(store.getState().problem).toBeNull();
  });

  test('shows a notice and keeps the form when sending fails', async () => {
    const store = storeWith(async () => {
      throw new Error('503: busy');
    });
    expect(await store.getState().submit(message, true)).toBe(false);
    expect(store.getState().status).toBe('failed');
    expect(toasts()).toMatchObject([{ ...failure, destructive: true }]);
  });

  test('is submitting until the answer is there, and sends once', async () => {
    let answer: (outcome: SignUpOutcome) => void = () => undefined;
    let calls = 0;
    const store = storeWith(() => {
      calls += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const first = store.getState().submit(message, true);
    expect(store.getState().status).toBe('submitting');
    expect(await store.getState().submit(message, true)).toBe(false);
    answer('taken');
    expect(await first).toBe(true);
    expect(calls).toBe(1);
  });

  test('thanks for a form that was accepted', async () => {
    const sent: ContactMessage[] = [];
    const store = storeWith(async (one) => {
      sent.push(one);
      return 'taken';
    });
    await store.getState().submit({ ...message, email: ' ada@mill.example ' }, true);
    expect(sent).toEqual([message]);
    expect(store.getState().status).toBe('sent');
    expect(store.getState().answer).toBe(success.description);
    expect(toasts()).toMatchObject([{ ...success, destructive: false }]);
  });

  test('asks to confirm where the server does, in the notice and in the box that stays', async () => {
    const store = storeWith(async () => 'to-confirm');
    await store.getState().submit(message, true);
    expect(store.getState()).toMatchObject({ status: 'sent', answer: confirmationNotice.description });
    expect(toasts()).toMatchObject([{ ...confirmationNotice, destructive: false }]);
  });
});
