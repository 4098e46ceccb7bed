/** A notice. `destructive` ones report a failure and interrupt; the others wait their turn to be read. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly destructive: boolean;
  /** A closed toast stays in the list until it is removed, so that it can leave the screen gently. */
  readonly open: boolean;
}

/** At most one toast at a time: a new one takes the place of the last. */
export function withToast(_toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return [toast];
}

/** Closes a toast. */
export function withToastClosed(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

/** Forgets a toast. */
export function withoutToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}
