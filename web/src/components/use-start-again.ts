import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever clears a result starts again at the first field, wherever on the page the result ended.
 * @param place holds the form, once the result is gone.
 */
export function useStartAgain(hasResult: boolean, place: RefObject<HTMLElement | null>): void {
  const hadResult = useRef(hasResult);
  useEffect(() => {
    const startsAgain = hadResult.current && !hasResult;
    hadResult.current = hasResult;
    if (!startsAgain) return;
    place.current?.querySelector<HTMLElement>('textarea, legend[tabindex]')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [hasResult, place]);
}
