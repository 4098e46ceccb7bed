import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignUpOutcome } from '../api/contact.ts';
import { confirmationNotice } from './confirmation-notice.ts';
import { createSignUpStore, invalidEmailMessage } from './sign-up-store.ts';
import { useToastStore } from './toast-store.ts';

const send = vi.fn<(email: string) => Promise<SignUpOutcome>>();
const success = { title: 'Success!', description: 'You are on the list.' };
const failure = { title: 'Error', description: 'Try later.' };
const blank = { title: 'Email Required', description: 'Please enter your email address' };
const toasts = () => useToastStore.getState().toasts;

beforeEach(() => {
  send.mockReset();
  useToastStore.setState({ toasts: [] });
});

describe('a sign-up', () => {
  test('that fails keeps the address and says so', async () => {
    send.mockRejectedValue(new Error('500: no'));
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail('ada@example.org');
    await store.getState().submit(true);
    expect(store.getState()).toMatchObject({ email: 'ada@example.org', busy: false, done: false });
    expect(toasts()).toMatchObject([{ ...failure, destructive: true }]);
  });

  test('with a blank address sends nothing and says nothing', async () => {
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail('   ');
    await store.getState().submit(true);
    expect(send).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  test('with a blank address asks for one where the form has words for that', async () => {
    const store = createSignUpStore({ send, success, failure, blank });
    await store.getState().submit(false);
    expect(send).not.toHaveBeenCalled();
    expect(toasts()).toMatchObject([blank]);
  });

  test('with something that is no address shows the message beside the field', async () => {
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail('ada');
    await store.getState().submit(false);
    expect(store.getState().problem).toBe(invalidEmailMessage);
    expect(send).not.toHaveBeenCalled();
  });

  test('trims the address, clears the field and thanks', async () => {
    send.mockResolvedValue('taken');
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail(' ada@example.org ');
    await store.getState().submit(true);
    expect(send).toHaveBeenCalledExactlyOnceWith('ada@example.org');
    expect(store.getState()).toMatchObject({ email: '', done: true });
    expect(toasts()).toMatchObject([success]);
  });

  test('does not say that somebody was added who has to confirm first', async () => {
    send.mockResolvedValue('to-confirm');
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail('ada@example.org');
    await store.getState().submit(true);
    expect(store.getState()).toMatchObject({ email: '', done: true });
    expect(toasts()).toMatchObject([confirmationNotice]);
  });

  test('is sent once however often the button is pressed', async () => {
    let finish: (outcome: SignUpOutcome) => void = () => undefined;
    send.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const store = createSignUpStore({ send, success, failure });
    store.getState().typeEmail('ada@example.org');
    const first = store.getState().submit(true);
    const second = store.getState().submit(true);
    expect(store.getState().busy).toBe(true);
    finish('taken');
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
