import type { Page } from 'playwright';

/** Waits for one toast with all of these texts. */
export async function seesToast(page: Page, role: 'status' | 'alert', ...texts: string[]): Promise<void> {
  let toast = page.getByRole(role);
  for (const text of texts) toast = toast.filter({ hasText: text });
  await toast.waitFor();
}
