import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead, small } from './testing/browser.ts';
import { allPaths, screenPaths } from './testing/paths.ts';

const visit = browserForTests();

describe.each(allPaths)('%s without script', (path) => {
  const opened = pageToRead(path, { javaScriptEnabled: false });

  test('has its heading, its text and its way to every other page', async () => {
    const page = opened();
    expect((await page.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(3);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const screen of screenPaths.slice(1)) expect(links).toContain(screen);
  });

  test('shows the header links on a phone, where the menu button could do nothing', async () => {
    const page = opened();
    await page.setViewportSize(small);
    expect(await page.getByRole('banner').getByRole('link', { name: 'About' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /menu/i }).isVisible()).toBe(false);
  });
});

describe.each(['/aicarbon', '/term-sheet-checker', '/companycodelookup'])(
  'the form of %s without script',
  (path) => {
    test('explains itself', async () => {
      const page = await visit(path, { javaScriptEnabled: false });
      expect(await page.getByRole('main').innerText()).toContain(
        'works with JavaScript, which is off in your browser',
      );
    });
  },
);

describe('questions and answers without script', () => {
  test('open', async () => {
    const page = await visit('/aicarbon', { javaScriptEnabled: false });
    await page.getByText('How accurate is the figure?').click();
    await page.getByText('It is a cautious estimate, not a measurement.').waitFor();
  });
});
