import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const path = '/companycodelookup';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the newsletter', () => {
  test('asks for an address when there is none', async () => {
    const page = await visit(path);
    await button(page, 'Subscribe').click();
    await seesToast(page, 'alert', 'Email Required', 'Please enter your email address');
  });

  test('shows a message beside the field for something that is no address', async () => {
    const page = await visit(path);
    await page.getByRole('textbox', { name: 'Email' }).fill('codes');
    await button(page, 'Subscribe').click();
    await page.getByText('Please enter a valid email address').waitFor();
    const field = page.getByRole('textbox', { name: 'Email' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('sends the address alone, and thanks', async () => {
    const page = await visit(path);
    await page.getByRole('textbox', { name: 'Email' }).fill('codes@example.org');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      button(page, 'Subscribe').click(),
    ]);
    expect(request.postDataJSON()).toEqual({ email: 'codes@example.org' });
    await seesToast(
      page,
      'status',
      'Success!',
      "Thank you for subscribing. We'll send you insights to help your business grow.",
    );
  });

  test('says so when it fails', async () => {
    const page = await visit(path);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('textbox', { name: 'Email' }).fill('codes@example.org');
    await button(page, 'Subscribe').click();
    await seesToast(
      page,
      'alert',
      'Subscription Failed',
      'There was an error subscribing. Please try again later.',
    );
  });
});
