import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small } from './testing/browser.ts';

const visit = browserForTests();
const tools = ['/aicarbon', '/term-sheet-checker', '/companycodelookup'] as const;
const estimate = '/aicarbon#frequency=daily&useCase=text&access=browser&teamSize=small&hosting=unknown';
const bakery = '/companycodelookup#describe=bakery';

const resultOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe.each(tools)('%s', (path) => {
  test.each([{ width: 1280, height: 800 }, small])(
    'has its whole form down to the button in the first screen of $width px',
    async (viewport) => {
      const page = await visit(path, { viewport });
      const button = page.locator('main form').first().locator('button[type=submit]');
      const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(viewport.height);
    },
  );
});

describe('after a result', () => {
  const next = (page: Page) => page.getByRole('navigation', { name: 'Next: two more free tools' });

  test.each([
    [estimate, 'Your estimate', ['/term-sheet-checker', '/companycodelookup']],
    [bakery, 'Classification Results', ['/aicarbon', '/term-sheet-checker']],
  ])('%s leads on to the other two tools', async (address, heading, others) => {
    const page = await visit(address);
    await resultOf(page, heading);
    const links = next(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(others);
    await links.first().click();
    await page.waitForURL(`**${others[0]}`);
  });

  test('there is none of it before', async () => {
    const page = await visit('/aicarbon');
    expect(await next(page).count()).toBe(0);
  });
});

describe('what was asked on this device', () => {
  const recent = (page: Page) => page.getByRole('region', { name: 'Recent on this device' });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('fettle-recent'));
  const remember = (page: Page) => recent(page).getByRole('checkbox');

  test('is forgotten unless the visitor asks for it', async () => {
    const page = await visit(bakery);
    await resultOf(page, 'Classification Results');
    expect(await remember(page).isChecked()).toBe(false);
    expect(await stored(page)).toBeNull();
  });

  test('is kept on request, leads back to its result, and one button clears it', async () => {
    const page = await visit(bakery);
    await resultOf(page, 'Classification Results');
    await remember(page).check();
    await recent(page).getByRole('link', { name: 'bakery' }).waitFor();
    await page.goto(estimate);
    await resultOf(page, 'Your estimate');
    const links = recent(page).getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toEqual([expect.stringMatching(/ a month: /), 'bakery']);
    await links.filter({ hasText: 'bakery' }).click();
    await resultOf(page, 'Classification Results');
    expect(await page.getByRole('textbox', { name: 'Business Description' }).inputValue()).toBe('bakery');
    await recent(page).getByRole('button', { name: 'Clear the list' }).click();
    await expect.poll(() => links.count()).toBe(0);
    expect(await stored(page)).toBe('[]');
    await remember(page).uncheck();
    await expect.poll(() => stored(page)).toBeNull();
  });
});
