import { type ComponentType, useEffect, useState } from 'react';
import { useToastStore } from '../stores/toast-store.ts';

/** Place of the toasts. Their code is fetched with the first visitor action, before one can be needed. */
export function ToastHost() {
  const hasToasts = useToastStore(({ toasts }) => toasts.length > 0);
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    const fetchView = () =>
      void import('./toast-view.tsx').then(
        ({ ToastView }) => setView(() => ToastView),
        () => setView(() => PlainToast),
      );
    if (hasToasts) fetchView();
    const actions = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const action of actions) window.addEventListener(action, fetchView, { once: true, passive: true });
    return () => {
      for (const action of actions) window.removeEventListener(action, fetchView);
    };
  }, [hasToasts]);

  return View ? <View /> : null;
}

/** Says the notice even when the network is gone and the toast's own code cannot be fetched. */
function PlainToast() {
  const toast = useToastStore(({ toasts }) => toasts.find(({ open }) => open));
  if (!toast) return null;
  return (
    <div role="alert" className="card fixed right-4 bottom-4 z-50 max-w-[420px] p-4">
      <p className="font-semibold">{toast.title}</p>
      <p>{toast.description}</p>
    </div>
  );
}
