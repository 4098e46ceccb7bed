import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { termSheetText } from './testing/term-sheet-text.ts';

const visit = browserForTests();
const mostTabs = 60;

/** Presses Tab until the control of that name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const focused = document.activeElement;
      const label =
        focused instanceof HTMLElement && 'labels' in focused
          ? (focused as HTMLInputElement).labels?.[0]
          : null;
      return (focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? reached.startsWith(name) : name.test(reached)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

const isFocused = (page: Page, heading: string | RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(heading);

describe('with the keyboard alone', () => {
  test('a term sheet is pasted and analysed, and the result takes the focus', async () => {
    const page = await visit('/term-sheet-checker');
    await tabTo(page, 'Term sheet text');
    await page.keyboard.insertText(termSheetText);
    await tabTo(page, 'Jurisdiction');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Analyze Term Sheet');
    await page.keyboard.press('Enter');
    await isFocused(page, /Overall Risk Rating/);
  });

  test('a business is described and classified, and the result takes the focus', async () => {
    const page = await visit('/companycodelookup');
    await tabTo(page, 'Business Description');
    await page.keyboard.insertText('We bake bread and cakes and sell them over the counter');
    await tabTo(page, 'Get Classification Codes');
    await page.keyboard.press('Enter');
    await isFocused(page, /Classification Results/);
  });

  test('the contact form is filled in and sent', async () => {
    const page = await visit('/');
    await tabTo(page, 'Email');
    await page.keyboard.insertText('keyboard@example.org');
    await page.keyboard.press('Enter');
    await page.getByText("Thank you for your interest! We'll be in touch soon.").first().waitFor();
  });
});
