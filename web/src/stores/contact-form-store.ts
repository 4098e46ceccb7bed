import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ContactMessage, SignUpOutcome } from '../api/contact.ts';
import { confirmationNotice } from './confirmation-notice.ts';
import { invalidEmailMessage } from './sign-up-store.ts';
import { showToast } from './toast-store.ts';

export interface ContactFormState {
  readonly status: 'idle' | 'submitting' | 'sent' | 'failed';
  /** What the box under the form says; it stays in view until the form is sent again. */
  readonly answer: string;
  /** What is wrong with the address, as text beside the field. */
  readonly problem: string | null;
  /**
   * @param wellFormed whether the address can be one, by the browser's check and the server's rule.
   * @returns whether the form was accepted, so that its fields can be cleared; after a failure they stay.
   */
  submit(message: ContactMessage, wellFormed: boolean): Promise<boolean>;
  /** The visitor is mending the address. */
  forgetProblem(): void;
}

export type ContactFormStore = UseBoundStore<StoreApi<ContactFormState>>;

interface Notice {
  readonly title: string;
  readonly description: string;
}

interface ContactFormOptions {
  send(message: ContactMessage): Promise<SignUpOutcome>;
  readonly success: Notice;
  readonly failure: Notice;
}

/** The state of a contact form: idle, submitting, then sent, or failed with what was typed. */
export function createContactFormStore({ send, success, failure }: ContactFormOptions): ContactFormStore {
  return create<ContactFormState>()((set, get) => ({
    status: 'idle',
    answer: '',
    problem: null,
    forgetProblem: () => set({ problem: null }),
    async submit(message, wellFormed) {
      if (get().status === 'submitting') return false;
      const email = message.email.trim();
      if (!email || !wellFormed) {
        set({ status: 'idle', problem: invalidEmailMessage });
        return false;
      }
      set({ status: 'submitting', problem: null });
      try {
        const outcome = await send({ ...message, email });
        const notice = outcome === 'to-confirm' ? confirmationNotice : success;
        set({ status: 'sent', answer: notice.description });
        showToast(notice);
        return true;
      } catch {
        set({ status: 'failed', answer: failure.description });
        showToast({ ...failure, destructive: true });
        return false;
      }
    },
  }));
}
