import { useEffect } from 'react';

const actions = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Does something when the visitor first does something: early enough for code that an answer will need, and late
 * enough for the page to be there first.
 * @param act must stay the same between renders.
 */
export function useFirstAction(act: () => void): void {
  useEffect(() => {
    const once = () => {
      stop();
      act();
    };
    const stop = () => {
      for (const action of actions) window.removeEventListener(action, once);
    };
    for (const action of actions) window.addEventListener(action, once, { passive: true });
    return stop;
  }, [act]);
}
