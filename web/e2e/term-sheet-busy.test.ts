import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { button, heading, path, textArea } from './testing/term-sheet-journey.ts';
import { termSheetText } from './testing/term-sheet-text.ts';

const visit = browserForTests();
const notice = (page: Page) => page.getByText('Many documents are being read just now.');

/** A server that has too much to do for so many calls, and then answers. */
async function busyFor(page: Page, calls: number): Promise<void> {
  let left = calls;
  const body = { message: 'Many documents are being read just now.', code: 'busy', retryAfterSeconds: 1 };
  await page.route('**/api/analyze-term-sheet', (route) => {
    left -= 1;
    return left < 0 ? route.continue() : route.fulfill({ status: 503, json: body });
  });
}

async function send(page: Page): Promise<void> {
  await textArea(page).fill(termSheetText);
  await button(page, 'Analyze Term Sheet').click();
}

describe('a server that has too much to do', () => {
  test('is asked again by itself, and the visitor is told meanwhile', async () => {
    const page = await visit(path);
    await busyFor(page, 2);
    await send(page);
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain('sent again by itself in 1 second.');
    await heading(page, 'Overall Risk Rating').waitFor();
    expect(await notice(page).count()).toBe(0);
    // The text was not sent back: every passage is shown in the one that was pasted.
    expect(await page.locator('mark').count()).toBeGreaterThan(0);
  });

  test('is not asked again by a visitor who gives up', async () => {
    const page = await visit(path);
    await busyFor(page, 99);
    await send(page);
    await notice(page).waitFor();
    await button(page, 'Cancel').click();
    await button(page, 'Analyze Term Sheet').waitFor();
    expect(await notice(page).count()).toBe(0);
    expect(await textArea(page).inputValue()).toBe(termSheetText);
  });
});
