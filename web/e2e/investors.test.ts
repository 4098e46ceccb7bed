import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';

const visit = browserForTests();
const investors = pageToRead('/investors');

const signUp = (page: Page) => page.getByRole('region', { name: 'Ask for early access' });
const email = (page: Page) => signUp(page).getByRole('textbox', { name: 'Email' });

describe('the investors page', () => {
  test('has a headline about coming-soon tools for investors', async () => {
    expect(await investors().getByRole('heading', { level: 1 }).innerText()).toBe(
      'Coming soon: tools for investors',
    );
  });

  test('has three insight features', async () => {
    expect(await investors().locator('#insights h3').allInnerTexts()).toEqual([
      'Real-time portfolio insights',
      'Customizable alerts',
      'Risk visibility',
    ]);
  });

  test('has three growth features', async () => {
    expect(await investors().locator('#growth h3').allInnerTexts()).toEqual([
      'Operational excellence',
      'AI Operations Director',
      'Accelerated growth',
    ]);
  });

  test('quotes 5-20% higher returns for sustainable businesses as marketing text', async () => {
    const words = await investors().locator('#returns').innerText();
    expect(words.replace(/\s+/g, ' ')).toContain('5-20% higher returns for sustainable businesses');
    expect(words).toContain('marketing');
    expect(words).toContain('not investment advice');
  });

  test('has a block on why we do this', async () => {
    expect(await investors().getByRole('heading', { name: 'Why we do this' }).isVisible()).toBe(true);
  });

  test('has a link to email about investing, put together on focus', async () => {
    const page = await visit('/investors');
    const button = page.getByRole('button', { name: 'Email us about investing' });
    expect(await page.content()).not.toContain('mailto:');
    await button.focus();
    const link = page.getByRole('link', { name: 'Email us about investing' });
    expect(await link.getAttribute('href')).toBe(
      'mailto:hello@fettle.example?subject=Investing%20in%20Fettle',
    );
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('asks no other site for anything', async () => {
    const page = await visit('/investors');
    const origin = new URL(page.url()).origin;
    const elsewhere: string[] = [];
    page.on('request', (request) => !request.url().startsWith(origin) && elsewhere.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
  });
});

describe('the early-access sign-up', () => {
  test('is a box of our own: a required email field', async () => {
    expect(await email(investors()).getAttribute('type')).toBe('email');
    expect(await email(investors()).evaluate((input) => (input as HTMLInputElement).required)).toBe(true);
  });

  test('answers a malformed address with a message and sends nothing', async () => {
    const page = await visit('/investors');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await email(page).fill('ada@');
    await signUp(page).getByRole('button', { name: 'Request early access' }).click();
    await signUp(page).getByText('Please enter a valid email address').waitFor();
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('puts the address on our list, marked as from investors, and says so', async () => {
    const page = await visit('/investors');
    await email(page).fill('ada@mill.example');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      signUp(page).getByRole('button', { name: 'Request early access' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ email: 'ada@mill.example', source: 'investors' });
    await page.getByRole('status').filter({ hasText: 'You are on the early-access list' }).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('');
  });

  test('keeps the address when it fails', async () => {
    const page = await visit('/investors');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
    await email(page).fill('ada@mill.example');
    await signUp(page).getByRole('button').click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Failed to subscribe. Please try again later.' })
      .waitFor();
    expect(await email(page).inputValue()).toBe('ada@mill.example');
  });
});
