import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { button, path } from './testing/term-sheet-journey.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();

describe('the mailing list', () => {
  test('ignores a blank address', async () => {
    const page = await visit(path);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/contact')) calls += 1;
    });
    await button(page, 'Join').click();
    // Time for a call or a notice that should not come.
    await page.waitForTimeout(200);
    expect(calls).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByText('No spam, unsubscribe anytime').waitFor();
  });

  test('sends the fixed message and thanks', async () => {
    const page = await visit(path);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('founder@example.org');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      button(page, 'Join').click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      email: 'founder@example.org',
      firstName: '',
      lastName: '',
      company: '',
      message: expect.stringContaining('term sheet checker'),
    });
    await seesToast(
      page,
      'status',
      'Success!',
      "You've been added to our mailing list for business insights and legal updates.",
    );
  });

  test('says so when it fails', async () => {
    const page = await visit(path);
    await page.route('**/api/contact', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('founder@example.org');
    await button(page, 'Join').click();
    await seesToast(page, 'alert', 'Error', 'Failed to subscribe. Please try again later.');
  });
});
