import type { JSHandle, Page } from 'playwright';

/** When something came and went, in milliseconds on the page's own clock (`performance.now()`). */
export interface Appearance {
  readonly cameMs: number | null;
  readonly wentMs: number | null;
}

/**
 * Watches for the first element of a selector. The page keeps the times, so that what a busy machine takes to
 * tell the test does not count.
 */
export function watchFor(page: Page, selector: string): Promise<JSHandle<Appearance>> {
  return page.evaluateHandle((wanted) => {
    const times: { cameMs: number | null; wentMs: number | null } = { cameMs: null, wentMs: null };
    const look = () => {
      const there = document.querySelector(wanted) !== null;
      if (there) times.cameMs ??= performance.now();
      else if (times.cameMs !== null) times.wentMs ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return times;
  }, selector);
}
