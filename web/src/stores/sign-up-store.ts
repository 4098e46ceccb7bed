import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { SignUpOutcome } from '../api/contact.ts';
import { confirmationNotice } from './confirmation-notice.ts';
import { showToast } from './toast-store.ts';

export interface SignUpState {
  readonly email: string;
  readonly busy: boolean;
  /** What is wrong with the address, as text beside the field. */
  readonly problem: string | null;
  /** True once an address was accepted, until another one is typed. */
  readonly done: boolean;
  typeEmail(email: string): void;
  /** @param wellFormed whether the address can be one, by the browser's check and the server's rule. */
  submit(wellFormed: boolean): Promise<void>;
  clear(): void;
}

export type SignUpStore = UseBoundStore<StoreApi<SignUpState>>;

interface Notice {
  readonly title: string;
  readonly description: string;
}

interface SignUpOptions {
  send(email: string): Promise<SignUpOutcome>;
  readonly success: Notice;
  readonly failure: Notice;
  /** Notice for a blank address; without one a blank address is ignored. */
  readonly blank?: Notice;
}

/** Shown beside every e-mail field. */
export const invalidEmailMessage = 'Please enter a valid email address';

/** A store for one sign-up form: what it sends and what it says are its options. */
export function createSignUpStore(options: SignUpOptions): SignUpStore {
  return create<SignUpState>()((set, get) => ({
    email: '',
    busy: false,
    problem: null,
    done: false,
    typeEmail: (email) => set({ email, problem: null, done: false }),
    clear: () => set({ email: '', problem: null, done: false }),
    async submit(wellFormed) {
      const email = get().email.trim();
      if (get().busy) return;
      if (!email) {
        if (options.blank) showToast({ ...options.blank, destructive: true });
        return;
      }
      if (!wellFormed) {
        set({ problem: invalidEmailMessage });
        return;
      }
      set({ busy: true, problem: null });
      try {
        const outcome = await options.send(email);
        set({ email: '', done: true });
        showToast(outcome === 'to-confirm' ? confirmationNotice : options.success);
      } catch {
        showToast({ ...options.failure, destructive: true });
      } finally {
        set({ busy: false });
      }
    },
  }));
}
