import { describe, expect, test } from 'vitest';
import { browserForTests, pageToRead } from './testing/browser.ts';

const visit = browserForTests();
const about = pageToRead('/about');

describe('the about page', () => {
  test('has a message from the founder', async () => {
    const message = about().getByRole('region', { name: 'A message from our founder' });
    expect((await message.innerText()).length).toBeGreaterThan(400);
    expect(await message.innerText()).toContain('The founder of Fettle');
  });

  test('names the values simplicity, transparency and sustainability', async () => {
    const values = about().getByRole('region', { name: 'What we stand for' });
    expect(await values.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Simplicity',
      'Transparency',
      'Sustainability',
    ]);
  });

  test('lists commitments', async () => {
    const commitments = about().getByRole('region', { name: 'What we promise' });
    expect(await commitments.getByRole('heading', { level: 3 }).count()).toBe(6);
    expect(await commitments.innerText()).toContain('We never store it');
  });

  test('leads on to the free tools and to the contact form', async () => {
    const page = await visit('/about');
    await page.locator('main').getByRole('link', { name: 'Get in touch' }).click();
    await page.waitForURL('/#contact');
    await expect.poll(() => page.locator('#contact').evaluate(isNearTop)).toBe(true);
    await page.goBack();
    await page.locator('main').getByRole('link', { name: 'Try the free tools' }).click();
    await page.waitForURL('/#tools');
  });

  test('is readable without JavaScript', async () => {
    const page = await visit('/about', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByText('Most small firms are run by people').isVisible()).toBe(true);
  });
});

function isNearTop(element: Element): boolean {
  return Math.abs(element.getBoundingClientRect().top) < window.innerHeight / 2;
}
