import { useEffect, useRef } from 'react';
import { fragmentOf, inputAsked, inputOf } from '../../stores/codes-link.ts';
import { useCodesStore } from '../../stores/codes-store.ts';

/** Asks what a link carries, and keeps what was asked in the address, so that it can be sent on or loaded again. */
export function useInputInAddress(): void {
  const { asked, tryOut } = useCodesStore();
  const hadAsked = useRef(false);

  useEffect(() => {
    const ask = () => {
      const input = inputOf(window.location.hash);
      if (input) void tryOut(input);
    };
    if (!useCodesStore.getState().result) ask();
    window.addEventListener('hashchange', ask);
    return () => window.removeEventListener('hashchange', ask);
  }, [tryOut]);

  useEffect(() => {
    if (asked || hadAsked.current) {
      const { pathname, search } = window.location;
      const fragment = asked ? fragmentOf(inputAsked(asked)) : '';
      window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
    }
    hadAsked.current = asked !== null;
  }, [asked]);
}
