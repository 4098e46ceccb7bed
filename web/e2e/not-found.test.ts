import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';

const visit = browserForTests();

describe('an address that is no page', () => {
  test("shows '404 Page Not Found' with a hint for developers", async () => {
    const page = await visit('/nothing-here');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
    expect(await page.locator('main').innerText()).toMatch(/forget to add the page to the router/);
  });

  test('is answered with status 404', async () => {
    const page = await visit('/');
    expect((await page.request.get('/nothing-here')).status()).toBe(404);
  });

  test('has a way home', async () => {
    const page = await visit('/nothing-here');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL('/');
    await page.getByRole('heading', { level: 1, name: 'Unleash your business growth' }).waitFor();
  });
});
