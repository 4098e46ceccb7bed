import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small } from './testing/browser.ts';
import { expectNoFaults } from './testing/faults.ts';
import { holdCall } from './testing/hold-call.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const path = '/companycodelookup';
const chipShop = 'We run a fish and chip shop by the seaside';

const systems = ['UK SIC 2007', 'US SIC (1987)', 'NAICS', 'ISIC', 'CPV'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: /Business Description/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function lookUp(page: Page, text = chipShop) {
  await description(page).fill(text);
  await button(page, 'Get Classification Codes').click();
  await heading(page, 'Classification Results').waitFor();
}

describe('the lookup form', () => {
  test('needs a description, or a code with its type', async () => {
    const page = await visit(path);
    await page.getByRole('textbox', { name: /Code Number/ }).fill('5812');
    await button(page, 'Get Classification Codes').click();
    await seesToast(
      page,
      'alert',
      'Input Required',
      'Please provide either a business description or an existing code',
    );
  });

  test('offers SIC, NAICS, ISIC and CPV as types', async () => {
    const page = await visit(path);
    const options = await page
      .getByRole('combobox', { name: /Existing Code Type/ })
      .getByRole('option')
      .allInnerTexts();
    expect(options.slice(1)).toEqual(['SIC', 'NAICS', 'ISIC', 'CPV']);
  });

  test('reads Analyzing... while pending', async () => {
    const page = await visit(path);
    const release = await holdCall(page, '/api/classify-business');
    const done = lookUp(page);
    await button(page, 'Analyzing...').waitFor();
    release();
    await done;
  });

  test('has examples that run the real lookup', async () => {
    const page = await visit(path);
    await button(page, 'SIC 7372').click();
    await heading(page, 'Classification Results').waitFor();
    expect(await page.getByLabel('Best code of each system').innerText()).toContain('7372');
  });

  test('says before anything is sent who reads the description', async () => {
    const page = await visit(path);
    await page.getByText('It is sent to nobody else').waitFor();
  });
});

describe('the results', () => {
  test('come with a notice, and the heading has the focus', async () => {
    const page = await visit(path);
    await lookUp(page);
    await seesToast(
      page,
      'status',
      'Classification Complete',
      'Your business codes have been generated successfully.',
    );
    const focused = () =>
      heading(page, 'Classification Results').evaluate((element) => element === document.activeElement);
    await expect.poll(focused).toBe(true);
  });

  test('show confidence with its meaning, the reasoning and a card of each system', async () => {
    const page = await visit(path);
    await lookUp(page);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/Confidence: \d{1,3}%/);
    expect(text).toMatch(/In tests, answers marked \d+% were right first about \d+ times in 100/);
    expect(await heading(page, 'Classification Reasoning').isVisible()).toBe(true);
    for (const system of systems) {
      const card = page.locator('section', { has: heading(page, system) }).last();
      expect(await card.getByRole('article').count()).toBe(1);
    }
  });

  test('begin their cards in line, system by system', async () => {
    const page = await visit(path);
    await lookUp(page);
    const best = page.getByLabel('Best code of each system').getByRole('article');
    const tops = await best.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
  });

  test('can be copied together, saved and linked; the link asks the same', async () => {
    const page = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lookUp(page);
    await button(page, 'Copy all').click();
    await page.getByText('All codes copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('NAICS 2022: 722513 Limited-Service Restaurants');
    expect(copied).toContain('UK SIC 2007, for Companies House: ');
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
    expect(saved.suggestedFilename()).toBe('company-codes.csv');
    await button(page, 'Copy link').click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await heading(page, 'Classification Results').waitFor();
    expect(await description(page).inputValue()).toBe(chipShop);
  });

  test('show each code with its title, its path and the words that led to it', async () => {
    const page = await visit(path);
    await lookUp(page);
    const best = page.getByLabel('Best code of each system');
    const card = best.getByRole('article').filter({ hasText: '722513' });
    const text = await card.innerText();
    expect(text).toContain('Limited-Service Restaurants');
    expect(text).toContain('Accommodation and Food Services');
    expect(text).toMatch(/Matched:/);
  });

  test('let a code be copied', async () => {
    const page = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lookUp(page);
    await page.getByRole('button', { name: 'Copy NAICS code 722513' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('722513');
  });

  test('fold the alternatives away', async () => {
    const page = await visit(path);
    // What is as good as certain has no alternatives with a chance of being right.
    await lookUp(page, 'A small pizza shop that delivers');
    const alternatives = page.locator('details', {
      has: heading(page, 'Alternative Classification Options'),
    });
    expect(await alternatives.getByRole('article').count()).toBe(0);
    await heading(page, 'Alternative Classification Options').click();
    await alternatives.getByRole('article').first().waitFor();
  });

  test('accept an existing code with its type', async () => {
    const page = await visit(path);
    await page.getByRole('combobox', { name: /Existing Code Type/ }).selectOption('SIC');
    await page.getByRole('textbox', { name: /Code Number/ }).fill(' 5812 ');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/classify-business'),
      button(page, 'Get Classification Codes').click(),
    ]);
    expect(request.postDataJSON()).toEqual({ existingCode: { type: 'SIC', code: '5812' } });
    await heading(page, 'Classification Results').waitFor();
  });

  test('cope with a server that sends codes and titles alone', async () => {
    const page = await visit(path);
    await page.route('**/api/classify-business', (route) =>
      route.fulfill({
        json: {
          confidence: 0.5,
          reasoning: 'An old server.',
          suggestions: { sic: [{ code: '5461', title: 'Retail Bakeries' }], naics: [], isic: [], cpv: [] },
        },
      }),
    );
    await lookUp(page);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(await heading(page, 'Alternative Classification Options').count()).toBe(0);
  });

  test('are one honest card where nothing fits, with no notice of success', async () => {
    const page = await visit(path, { viewport: small });
    await lookUp(page, 'we help people with things');
    await heading(page, 'We could not tell what the business does').waitFor();
    expect(await page.getByText('Classification Complete').count()).toBe(0);
    expect(await page.getByText(/Confidence:/).count()).toBe(0);
    await expectNoFaults(page);
  });

  test('New Search clears everything and says so', async () => {
    const page = await visit(path);
    await lookUp(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('codes@example.org');
    await button(page, 'New Search').click();
    await seesToast(page, 'status', 'Search Cleared');
    await expect.poll(() => description(page).inputValue()).toBe('');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
    expect(await heading(page, 'Classification Results').count()).toBe(0);
  });
});

describe('a question', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'What does the business mainly do?' });

  test('stands above the provisional answer, and a key answers it', async () => {
    const page = await visit(path, { viewport: small });
    await lookUp(page, 'Bolts and fixings');
    const asked = question(page);
    await asked.getByRole('button', { name: /^Sell to other businesses/ }).focus();
    const widths = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expectNoFaults(page);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/classify-business'),
      page.keyboard.press('Enter'),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      clarifications: [{ question: 'role', option: 'wholesale' }],
    });
    await expect.poll(() => question(page).count()).toBe(0);
    const best = page.getByLabel('Best code of each system');
    await best.getByText('Hardware Merchant Wholesalers', { exact: true }).waitFor();
  });

  test('can be left open', async () => {
    const page = await visit(path);
    await lookUp(page, 'Bolts and fixings');
    await question(page).getByRole('button', { name: 'None of these' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await page.getByLabel('Best code of each system').count()).toBe(1);
  });

  test('is not asked where the words decide', async () => {
    const page = await visit(path);
    await lookUp(page, 'We run a fish and chip shop');
    expect(await page.getByText('One question decides').count()).toBe(0);
  });
});

describe('a lookup that fails', () => {
  test('says so, and the form explains what the server could not use', async () => {
    const page = await visit(path);
    await page.getByRole('combobox', { name: /Existing Code Type/ }).selectOption('NAICS');
    await page.getByRole('textbox', { name: /Code Number/ }).fill('999999');
    await button(page, 'Get Classification Codes').click();
    await seesToast(page, 'alert', 'Classification Failed', 'Failed to classify business');
    const field = page.getByRole('textbox', { name: /Code Number/ });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('main').innerText()).toContain('999999');
  });
});

describe('a form that cannot be sent', () => {
  test('lists what to mend, takes the focus there, and leads to the field', async () => {
    const page = await visit(path);
    await button(page, 'Get Classification Codes').click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    await summary.getByRole('link').click();
    await expect
      .poll(() => description(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await description(page).fill('bakery');
    await expect.poll(() => summary.count()).toBe(0);
    await expect.poll(() => page.title()).not.toMatch(/^Error/);
  });
});
