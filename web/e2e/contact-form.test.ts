import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const landing = pageToRead('/');
const thanks = "Thank you for your interest! We'll be in touch soon.";

const form = (page: Page) => page.locator('#contact form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button').click();

describe('the contact form', () => {
  test('has the fields Name, Email, Company and Phone', async () => {
    const page = landing();
    for (const name of ['Name', 'Email', 'Company', 'Phone']) {
      expect(await form(page).getByRole('textbox', { name, exact: true }).isVisible()).toBe(true);
    }
  });

  test('requires the email address by the field itself, and nothing else', async () => {
    const page = landing();
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
    const required = await form(page)
      .locator('input[required]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect(required).toEqual(['email']);
  });

  test.each(['', 'ada', 'ada@', 'ada@mill'])(
    "answers the address '%s' with 'Please enter a valid email address' and sends nothing",
    async (address) => {
      const page = await visit('/');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await field(page, 'Name').fill('Ada');
      await field(page, 'Email').fill(address);
      await send(page);
      await page.getByText('Please enter a valid email address').waitFor();
      await expect
        .poll(() => field(page, 'Email').evaluate((input) => input === document.activeElement))
        .toBe(true);
      expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'Name').inputValue()).toBe('Ada');
      expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    },
  );

  test("reads 'Submitting...' with its button disabled while it waits", async () => {
    const page = await visit('/');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await answered;
      await route.fulfill({ json: { status: 'ok' } });
    });
    await field(page, 'Email').fill('ada@mill.example');
    await send(page);
    const button = form(page).getByRole('button', { name: 'Submitting...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await button.locator('svg').count()).toBe(1);
    answer();
    await form(page).getByText(thanks).waitFor();
  });

  test('sends the four fields to /api/contact', async () => {
    const page = await visit('/');
    const values = { name: 'Ada', email: 'ada@mill.example', company: 'The Mill', phone: '020 7946 0000' };
    for (const [name, value] of Object.entries(values)) {
      await field(page, name[0]?.toUpperCase() + name.slice(1)).fill(value);
    }
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send(page)]);
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postDataJSON()).toEqual({ ...values, website: '' });
  });

  test('after success is cleared, shows a toast, and keeps a thank-you box', async () => {
    const page = await visit('/');
    await field(page, 'Name').fill('Ada');
    await field(page, 'Email').fill('ada@mill.example');
    await send(page);
    await seesToast(page, 'status', 'Form submitted successfully', thanks);
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    expect(await field(page, 'Email').inputValue()).toBe('');
    expect(await form(page).getByText(thanks).isVisible()).toBe(true);
  });

  test.each([
    ['the server fails', 500],
    ['the network fails', 0],
  ])('keeps what was typed and shows an error toast when %s', async (_case, status) => {
    const page = await visit('/');
    await page.route('**/api/contact', (route) =>
      status ? route.fulfill({ status, body: 'no' }) : route.abort(),
    );
    await field(page, 'Name').fill('Ada');
    await field(page, 'Email').fill('ada@mill.example');
    await send(page);
    await seesToast(
      page,
      'alert',
      'Error submitting form',
      'There was an error submitting your form. Please try again.',
    );
    // The toast goes; what it said stays by the form.
    const trace = form(page).getByText('There was an error submitting your form. Please try again.');
    expect(await trace.isVisible()).toBe(true);
    expect(await field(page, 'Name').inputValue()).toBe('Ada');
    expect(await field(page, 'Email').inputValue()).toBe('ada@mill.example');
    await expect.poll(() => form(page).getByRole('button').isEnabled()).toBe(true);
  });

  test('links the privacy policy of the app, in a new tab', async () => {
    const page = landing();
    const link = page.locator('#contact').getByRole('link', { name: /privacy policy/ });
    expect(await link.getAttribute('href')).toBe('https://app.fettle.example/privacy');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  test.each([
    ['ada@mill.example', 'Thank you. Your details have arrived.'],
    ['ada@mill', 'Your details could not be taken.'],
  ])('works without JavaScript: %s is answered on the page', async (address, words) => {
    const page = await visit('/', { javaScriptEnabled: false });
    await field(page, 'Email').fill(address);
    await send(page);
    await page.getByText(words).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('has a field for programs that people cannot find', async () => {
    const page = landing();
    const hidden = form(page).locator('input[name=website]');
    expect(await hidden.getAttribute('tabindex')).toBe('-1');
    expect(await form(page).getByRole('textbox').count()).toBe(4);
  });
});
