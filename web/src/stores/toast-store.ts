import { create } from 'zustand';
import { type Toast, withoutToast, withToast, withToastClosed } from './toast-transitions.ts';

/** A toast closes by itself after this time. */
export const toastDurationMs = 5000;
/** A dismissed toast is forgotten after this time. */
export const toastRemovalDelayMs = 1_000_000;

interface ToastState {
  readonly toasts: readonly Toast[];
  dismiss(id: number): void;
}

let lastId = 0;

export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  dismiss(id) {
    set(({ toasts }) => ({ toasts: withToastClosed(toasts, id) }));
    setTimeout(() => set(({ toasts }) => ({ toasts: withoutToast(toasts, id) })), toastRemovalDelayMs);
  },
}));

/** Shows a notice, in place of the one that shows now. */
export function showToast(notice: {
  readonly title: string;
  readonly description: string;
  readonly destructive?: boolean;
}): void {
  lastId += 1;
  const toast: Toast = { id: lastId, destructive: false, open: true, ...notice };
  useToastStore.setState(({ toasts }) => ({ toasts: withToast(toasts, toast) }));
}
