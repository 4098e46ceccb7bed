import type { Page } from 'playwright';

/** Holds every answer of a call back until the function that comes back is called. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
