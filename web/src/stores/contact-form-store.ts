import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ContactMessage } from '../api/contact.ts';
import { invalidEmailMessage } from './sign-up-store.ts';
import { showToast } from './toast-store.ts';

export interface ContactFormState {
  /** `sent` keeps the thank-you box in view until the form is sent again. */
  readonly status: 'idle' | 'submitting' | 'sent';
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
  send(message: ContactMessage): Promise<void>;
  readonly success: Notice;
  readonly failure: Notice;
}

/** The state of a contact form: idle, submitting, then sent, or idle again with what was typed. */
export function createContactFormStore({ send, success, failure }: ContactFormOptions): ContactFormStore {
  return create<ContactFormState>()((set, get) => ({
    status: 'idle',
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
        await send({ ...message, email });
        set({ status: 'sent' });
        showToast(success);
        return true;
      } catch {
        set({ status: 'idle' });
        showToast({ ...failure, destructive: true });
        return false;
      }
    },
  }));
}
