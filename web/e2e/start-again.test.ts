import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small } from './testing/browser.ts';

const visit = browserForTests();
const phone = { viewport: small, reducedMotion: 'reduce' } as const;
const estimate = '/aicarbon#frequency=daily&useCase=text&access=browser&teamSize=small&hosting=unknown';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** Whether all of it can be seen without scrolling, under the header. */
const isOnScreen = (element: Locator) =>
  element.evaluate((shown) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom, height } = shown.getBoundingClientRect();
    return height > 0 && top >= header - 1 && bottom <= innerHeight;
  });

describe('New Search', () => {
  const description = (page: Page) => page.getByRole('textbox', { name: 'Business Description' });

  test('starts at the first field, on the screen and below the header', async () => {
    const page = await visit('/companycodelookup#describe=bakery', phone);
    await heading(page, 'Classification Results').waitFor();
    await button(page, 'New Search').click();
    await expect.poll(() => hasFocus(description(page))).toBe(true);
    await expect.poll(() => isOnScreen(description(page))).toBe(true);
  });

  test('can be undone, and the address follows', async () => {
    const page = await visit('/companycodelookup#describe=bakery');
    await heading(page, 'Classification Results').waitFor();
    await button(page, 'New Search').click();
    await expect.poll(() => page.url()).not.toContain('#');
    expect(await description(page).inputValue()).toBe('');
    await button(page, 'Undo').click();
    await heading(page, 'Classification Results').waitFor();
    expect(await description(page).inputValue()).toBe('bakery');
    await expect.poll(() => page.url()).toContain('#describe=bakery');
  });
});

test('what was asked of the lookup stands in the address, so that loading the page asks it again', async () => {
  const page = await visit('/companycodelookup');
  await page.getByRole('textbox', { name: 'Business Description' }).fill('a bakery & café');
  await button(page, 'Get Classification Codes').click();
  await heading(page, 'Classification Results').waitFor();
  await expect.poll(() => page.url()).toContain('#describe=');
  await page.reload();
  await heading(page, 'Classification Results').waitFor();
  expect(await page.getByRole('textbox', { name: 'Business Description' }).inputValue()).toBe(
    'a bakery & café',
  );
});

test('Calculate Again starts at the first question', async () => {
  const page = await visit(estimate, phone);
  await heading(page, 'Your estimate').waitFor();
  await button(page, 'Calculate Again').click();
  await expect.poll(() => hasFocus(page.locator('main legend').first())).toBe(true);
  await expect.poll(() => isOnScreen(page.getByText('Question 1 of 5').first())).toBe(true);
});

test('a typical five-person office is worked out by the real checker', async () => {
  const page = await visit('/aicarbon', phone);
  await button(page, 'a typical five-person office').click();
  await heading(page, 'Your estimate').waitFor();
  expect(page.url()).toContain('teamSize=small');
});

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 560 },
])('on a phone of $width x $height each question of the wizard stands below the header', async (viewport) => {
  const page = await visit('/aicarbon', { viewport, reducedMotion: 'reduce' });
  for (let number = 1; number <= 5; number += 1) {
    const place = page.getByText(`Question ${number} of 5`).first();
    await place.waitFor();
    if (number > 1) {
      await expect.poll(() => isOnScreen(place)).toBe(true);
      expect(await isOnScreen(page.locator('main legend').first())).toBe(true);
    }
    await page.getByRole('radio').last().check();
    if (number < 5) await button(page, 'Next').click();
  }
});
