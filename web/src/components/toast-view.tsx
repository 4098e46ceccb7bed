import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useState } from 'react';
import { toastDurationMs, useToastStore } from '../stores/toast-store.ts';
import type { Toast } from '../stores/toast-transitions.ts';
import { Icon } from './icon.tsx';

/** A swipe to the right of this many pixels dismisses a toast. */
const swipeThresholdPx = 50;

/** The toasts: F8 moves the focus to them, a swipe to the right or 5 seconds close them. */
export function ToastView() {
  const toasts = useToastStore((state) => state.toasts);
  return (
    <RadixToast.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport asChild hotkey={['F8']}>
        <div className="toast-viewport no-print fixed right-0 bottom-0 z-50 w-full max-w-[420px] p-4 outline-none" />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const dismiss = useToastStore((state) => state.dismiss);
  // A live region is announced when its words arrive after it does.
  const [announced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  const look = toast.destructive ? 'border-bad bg-bad-soft' : 'border-line-strong bg-surface';

  return (
    <RadixToast.Root asChild open={toast.open} onOpenChange={(open) => !open && dismiss(toast.id)}>
      <div
        role={toast.destructive ? 'alert' : 'status'}
        className={`toast flex max-w-[420px] items-start gap-3 rounded-card border p-4 pr-2 text-ink shadow-lg ${look}`}
      >
        {/* The card is a live region itself: without this the words would be read twice. */}
        <div className="min-w-0 flex-1" data-radix-toast-announce-exclude="">
          {announced ? (
            <>
              <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
              <RadixToast.Description className="mt-0.5 text-sm">{toast.description}</RadixToast.Description>
            </>
          ) : null}
        </div>
        <RadixToast.Close
          aria-label="Dismiss notice"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}
