import type { Page } from 'playwright';

/**
 * From here on the page's time passes only as `page.clock.runFor` says, however long a busy machine takes over each
 * step; `page.clock.resume` lets it go on.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
