import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { holdCall } from './testing/hold-call.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const path = '/aicarbon';
const answers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'small',
  hosting: 'unknown',
};
type Answers = Record<keyof typeof answers, string>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main').innerText();

async function calculate(page: Page, chosen: Answers = answers) {
  for (const [question, value] of Object.entries(chosen)) {
    await page.locator(`input[type=radio][name=${question}][value=${value}]`).check();
    await page.getByRole('button', { name: /^(Next|Calculate Result)$/ }).click();
  }
  await page.getByRole('heading', { name: 'Your estimate' }).waitFor();
}

describe('the wizard', () => {
  test('asks five questions in order, one at a time, and shows how far one is', async () => {
    const page = await visit(path);
    for (const [index, [question, value]] of Object.entries(answers).entries()) {
      await page
        .getByText(`Question ${index + 1} of 5`)
        .first()
        .waitFor();
      expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(index + 1));
      expect(await page.locator('form fieldset').count()).toBe(1);
      await page.locator(`input[name=${question}][value=${value}]`).check();
      if (index < 4) await button(page, 'Next').click();
    }
    await expect.poll(() => button(page, 'Calculate Result').isEnabled()).toBe(true);
  });

  test('keeps Previous disabled on the first question and Next until there is an answer', async () => {
    const page = await visit(path);
    expect(await button(page, 'Previous').isDisabled()).toBe(true);
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /Daily/ }).check();
    await expect.poll(() => button(page, 'Next').isEnabled()).toBe(true);
  });

  test('goes back one step with Previous and keeps the answer', async () => {
    const page = await visit(path);
    await page.getByRole('radio', { name: /Daily/ }).check();
    await button(page, 'Next').click();
    await expect.poll(() => button(page, 'Next').isDisabled()).toBe(true);
    await button(page, 'Previous').click();
    await expect.poll(() => page.getByRole('radio', { name: /Daily/ }).isChecked()).toBe(true);
  });

  test('can be filled in with the keyboard alone', async () => {
    const page = await visit(path);
    await page.getByRole('radio').first().focus();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      if (step < 4) {
        await page
          .getByText(`Question ${step + 2} of 5`)
          .first()
          .waitFor();
        await page.keyboard.press('Tab');
      }
    }
    const heading = page.getByRole('heading', { name: 'Your estimate' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('reads Calculating... while it waits', async () => {
    const page = await visit(path);
    const release = await holdCall(page, '/api/carbon-footprint');
    const done = calculate(page);
    await button(page, 'Calculating...').waitFor();
    expect(await button(page, 'Calculating...').isDisabled()).toBe(true);
    release();
    await done;
  });
});

describe('the result', () => {
  test('shows the monthly figure to one decimal place with the rating in its colour', async () => {
    const page = await visit(path);
    await calculate(page);
    // 150 uses × 2 g × 1.2 × 5 people × 1.2 ÷ 1000 = 2.16 kg.
    expect(await main(page)).toMatch(/2\.2\s+kg CO/);
    const rating = page.getByText('Moderate', { exact: true });
    expect(await rating.getAttribute('class')).toContain('rating-moderate');
  });

  test('puts it into cups of tea a year and trees', async () => {
    const page = await visit(path);
    await calculate(page);
    const text = await main(page);
    expect(text).toContain('2,356 cups of tea per year');
    expect(text).toContain('1 tree would');
  });

  test('begins the suggestions with the invitation to join', async () => {
    const page = await visit(path);
    await calculate(page);
    expect(await page.getByRole('main').getByRole('listitem').first().innerText()).toMatch(/^Join /);
  });

  test('leads with grams under 0.1 kg, and with tonnes above 1,000 kg', async () => {
    const page = await visit(path);
    await calculate(page, { ...answers, frequency: 'rare', teamSize: 'solo', hosting: 'green' });
    expect(await main(page)).toMatch(/2\.4\s+g CO/);
    expect(await main(page)).toContain('In kilograms: 0.0 kg CO₂e per month.');
    await page.getByRole('combobox', { name: 'What for' }).selectOption('training');
    await page.getByRole('combobox', { name: 'How often' }).selectOption('heavy');
    await page.getByRole('combobox', { name: 'Team size' }).selectOption('enterprise');
    await page.getByRole('combobox', { name: 'Where it runs' }).selectOption('unknown');
    await expect.poll(() => main(page)).toMatch(/\d\.\d\s+tonnes CO/);
  });

  test('shows the evidence range beside our figure on a logarithmic bar', async () => {
    const page = await visit(path);
    await calculate(page);
    const bar = page.getByRole('img', { name: /Evidence from .* to .*, central .*; our figure 2\.2 kg/ });
    expect(await bar.isVisible()).toBe(true);
    expect(await main(page)).toContain(
      'Our figure is above what studies of text use measure, because it counts 2.9 g',
    );
  });

  test('names an order of magnitude instead of a bar for training', async () => {
    const page = await visit(path);
    await calculate(page, { ...answers, useCase: 'training' });
    expect(await page.getByRole('img', { name: /Evidence/ }).count()).toBe(0);
    expect(await main(page)).toContain('order of magnitude');
  });

  test('names the largest step first, and none that counts fewer people', async () => {
    const page = await visit(path);
    await calculate(page);
    const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
    expect(await steps.first().innerText()).toMatch(
      /^−91%\s+to 0\.2 kg a month\s+A hosting region on a low-carbon/,
    );
    expect((await steps.allInnerTexts()).join()).not.toMatch(/Just me|fewer people/);
    await page.getByText('Every change of one answer').click();
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBe(12);
    expect(await page.getByRole('table').innerText()).not.toContain('Team size');
  });

  test('Calculate Again starts from nothing', async () => {
    const page = await visit(path);
    await calculate(page);
    await button(page, 'Calculate Again').click();
    await page.getByText('Question 1 of 5').first().waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  });

  test('copes with a server that answers the four fields of old alone', async () => {
    const page = await visit(path);
    await page.route('**/api/carbon-footprint', (route) =>
      route.fulfill({
        json: {
          monthlyEmissions: 3.6,
          rating: 'Moderate',
          ratingColor: 'text-yellow-600',
          suggestions: ['Join us.'],
        },
      }),
    );
    await calculate(page);
    expect(await main(page)).toContain('3,927 cups of tea per year, and 2 trees');
    expect(await page.getByText('Moderate', { exact: true }).getAttribute('class')).toContain(
      'text-yellow-600',
    );
  });
});

describe('a calculation that fails', () => {
  test.each([
    [
      'for a refusal',
      (page: Page) => page.route('**/api/carbon-footprint', (route) => route.fulfill({ status: 500 })),
    ],
    ['without a network', (page: Page) => page.route('**/api/carbon-footprint', (route) => route.abort())],
  ])('%s says so and falls back', async (_, breakCall) => {
    const page = await visit(path);
    await breakCall(page);
    await calculate(page);
    await seesToast(
      page,
      'alert',
      'Calculation Error',
      'Unable to calculate carbon footprint. Please try again.',
    );
    const text = await main(page);
    expect(text).toMatch(/0\.0\s+kg CO/);
    expect(text).toContain('Unable to Calculate');
    expect(text).toContain('contact support');
  });
});

describe('the sustainability updates', () => {
  test('appear only after a result, and Learn More leads to them', async () => {
    const page = await visit(path);
    expect(await page.getByRole('main').locator('input[type=email]').count()).toBe(0);
    await calculate(page);
    await button(page, 'Learn More About Sustainability').click();
    await expect
      .poll(() =>
        page
          .locator('input[type=email]')
          .evaluate((field) => field.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
  });

  test('send nothing for a blank address', async () => {
    const page = await visit(path);
    let calls = 0;
    await page.route('**/api/contact', (route) => {
      calls += 1;
      return route.continue();
    });
    await calculate(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('   ');
    await button(page, 'Sign Up').click();
    await page.waitForTimeout(200);
    expect(calls).toBe(0);
    expect(await page.getByRole('status').count()).toBe(0);
  });

  test('send the fixed message with empty names, thank, and clear the field', async () => {
    const page = await visit(path);
    await calculate(page);
    const field = page.getByRole('textbox', { name: 'Email' });
    await field.fill('carbon@example.org');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      button(page, 'Sign Up').click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      email: 'carbon@example.org',
      firstName: '',
      lastName: '',
      company: '',
      message: expect.stringMatching(/carbon.*sustainability journey/),
    });
    await seesToast(
      page,
      'status',
      'Success!',
      "You've been added to our mailing list for sustainability updates.",
    );
    await expect.poll(() => field.inputValue()).toBe('');
  });

  test('say so when the sign-up fails', async () => {
    const page = await visit(path);
    await calculate(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('textbox', { name: 'Email' }).fill('carbon@example.org');
    await button(page, 'Sign Up').click();
    await seesToast(page, 'alert', 'Error', 'Failed to subscribe. Please try again later.');
  });
});
