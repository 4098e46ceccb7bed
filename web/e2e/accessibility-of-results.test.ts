import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';
import { termSheetText } from './testing/term-sheet-text.ts';

const visit = browserForTests();

describe('the results of the tools', () => {
  const openEverything = (page: Page) =>
    page.locator('main details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });

  test('have no fault for the carbon checker', async () => {
    const page = await visit('/aicarbon', { reducedMotion: 'reduce' });
    for (const value of ['daily', 'image', 'browser', 'medium', 'local']) {
      await page.locator(`input[value=${value}]`).check();
      await page.getByRole('button', { name: /^(Next|Calculate Result)$/ }).click();
    }
    await page.getByRole('heading', { name: 'Your estimate' }).waitFor();
    await openEverything(page);
    await expectNoFaults(page);
  });

  test('have no fault for the term sheet checker', async () => {
    const page = await visit('/term-sheet-checker', { reducedMotion: 'reduce' });
    await page.locator('textarea').fill(termSheetText);
    await page.getByRole('button', { name: 'Analyze Term Sheet' }).click();
    await page.getByRole('heading', { name: 'Overall Risk Rating' }).waitFor();
    await openEverything(page);
    await expectNoFaults(page);
  });

  test('have no fault for the code lookup, its toast included', async () => {
    const page = await visit('/companycodelookup', { reducedMotion: 'reduce' });
    await page
      .getByRole('textbox', { name: /Business Description/ })
      .fill('We repair bicycles in our workshop');
    await page.getByRole('button', { name: 'Get Classification Codes' }).click();
    await page.getByRole('status').filter({ hasText: 'Classification Complete' }).waitFor();
    await openEverything(page);
    await expectNoFaults(page);
  });
});
