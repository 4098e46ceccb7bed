/** Lets a view transition wait until the new screen is in the document. */
const waiting = new Map<string, () => void>();

/** Called by the layout once the screen of `pathname` has been put into the document. */
export function settleNavigation(pathname: string): void {
  waiting.get(pathname)?.();
  waiting.delete(pathname);
}

/**
 * Runs a change of screen, as a view transition where the browser has them and the visitor has not asked
 * for less motion.
 * @param pathname of the new screen.
 * @param navigate starts the change.
 */
export function changeScreen(pathname: string, navigate: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    navigate();
    return;
  }
  document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        waiting.set(pathname, resolve);
        setTimeout(resolve, 1000);
        navigate();
      }),
  );
}
