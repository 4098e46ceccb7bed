import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';

const visit = browserForTests();
const sustainability = pageToRead('/sustainability');

describe('the sustainability page', () => {
  test('sets its own document title and description', async () => {
    const page = await visit('/');
    const describe = () => page.locator('meta[name=description]').getAttribute('content');
    const before = { title: await page.title(), description: await describe() };
    await page.getByRole('banner').getByRole('link', { name: 'Sustainability' }).click();
    await page.waitForURL('/sustainability');
    await expect.poll(() => page.title()).toMatch(/^Sustainability/);
    expect(await page.title()).not.toBe(before.title);
    expect(await describe()).not.toBe(before.description);
  });

  test('has a call to action in its hero that leads to the sign-in page of the app', async () => {
    const link = sustainability().locator('main').getByRole('link', { name: 'Start in the app' });
    expect(await link.getAttribute('href')).toBe('https://app.fettle.example/auth');
  });

  test('has four feature cards', async () => {
    expect(await sustainability().locator('#tools h3').allInnerTexts()).toEqual([
      'ISO 14001:2015 environmental management tools',
      'Carbon emissions calculator',
      'Impact assessment',
      'Supplier sustainability tracking',
    ]);
  });

  test('has four business-value cards', async () => {
    expect(await sustainability().locator('#value h3').count()).toBe(4);
  });

  test('ties the product to three UN Sustainable Development Goals', async () => {
    const goals = sustainability().locator('#goals');
    expect(await goals.getByRole('heading', { level: 3 }).count()).toBe(3);
    expect((await goals.innerText()).match(/Goal\s*\d+/g)).toHaveLength(3);
  });

  test('links the UN goals site', async () => {
    const link = sustainability().getByRole('link', { name: /goals at the United Nations/ });
    expect(await link.getAttribute('href')).toBe('https://sdgs.un.org/goals');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  test('has a block on developing regions', async () => {
    expect(await sustainability().getByRole('heading', { name: 'Developing regions' }).isVisible()).toBe(
      true,
    );
  });

  test('quotes the founder', async () => {
    const figure = sustainability().locator('figure', { has: sustainability().getByRole('blockquote') });
    expect(await figure.innerText()).toContain('The founder of Fettle');
  });

  test('closes with a call to action', async () => {
    const links = sustainability().locator('main > section, main section').last().getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Open the app', 'Check your AI carbon footprint']);
  });

  test('is readable without JavaScript', async () => {
    const page = await visit('/sustainability', { javaScriptEnabled: false });
    expect(await page.getByText('Tools for the work itself').isVisible()).toBe(true);
  });
});
