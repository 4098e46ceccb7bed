import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { analysedSample, heading } from './testing/term-sheet-journey.ts';

const visit = browserForTests();
const hostile = () => analysedSample(visit, 'a hostile one (US Series A)');
const price = (page: Page) => page.getByRole('slider', { name: 'Sale price' });
const sentence = (page: Page) => page.getByText(/^Sold for .* investors/);

describe('who gets what at an exit', () => {
  test('starts at the valuation, with the figures of the first card', async () => {
    const page = await hostile();
    const founders = await page.locator('#payout strong').innerText();
    expect(await sentence(page).innerText()).toContain(`Sold for $20m, founders receive ${founders}`);
  });

  test('follows the price with the keyboard, and meets the table at each of its prices', async () => {
    const page = await hostile();
    await price(page).focus();
    await page.keyboard.press('End');
    const row = page
      .getByRole('table', { name: 'Proceeds at each sale price' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '$200m' }) });
    const [founders, , investors] = await row.getByRole('cell').allInnerTexts();
    await expect
      .poll(() => sentence(page).innerText())
      .toContain(`Sold for $200m, founders receive ${founders}`);
    expect(await sentence(page).innerText()).toContain(`investors ${investors}`);
    expect(await price(page).getAttribute('aria-valuetext')).toContain('Sold for $200m');
  });

  test('says what a clause in its usual form is worth, and takes it back', async () => {
    const page = await hostile();
    const asWritten = await sentence(page).innerText();
    const participation = page.getByRole('switch', { name: /With no participation/ });
    await participation.click();
    expect(await participation.isChecked()).toBe(true);
    await expect
      .poll(() => sentence(page).innerText())
      .toMatch(/For founders that is \$.* more than as written\./);
    await participation.click();
    await expect.poll(() => sentence(page).innerText()).toBe(asWritten);
  });

  test('offers nothing to switch where every clause is usual', async () => {
    const page = await analysedSample(visit, 'a fair one (UK seed)');
    await sentence(page).waitFor();
    expect(await page.getByRole('switch').count()).toBe(0);
  });

  test('is left out where there are no figures, without a word in the way', async () => {
    const page = await analysedSample(visit, 'a SAFE (US)');
    expect(await heading(page, 'Who gets what at an exit').count()).toBe(0);
    expect(await page.locator('#payout').count()).toBe(0);
  });
});
