import { type RefObject, useEffect, useRef } from 'react';

/**
 * Our messages stand in for the browser's bubbles, but only where our script runs: `required` stays in the
 * HTML for visitors without it.
 */
export function useOwnMessages(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  return form;
}
