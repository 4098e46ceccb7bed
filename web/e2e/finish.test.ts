import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { browserForTests, small, wide } from './testing/browser.ts';

const visit = browserForTests();

describe('quotations', () => {
  test('look alike wherever they stand', async () => {
    const looks: string[] = [];
    for (const path of ['/', '/sustainability']) {
      const page = await visit(path, { viewport: wide });
      const look = await page.getByRole('blockquote').evaluate((quote) => {
        const { fontSize, fontFamily, textAlign } = getComputedStyle(quote);
        return JSON.stringify([fontSize, fontFamily, textAlign, quote.getBoundingClientRect().left]);
      });
      looks.push(look);
    }
    expect(looks[0]).toBe(looks[1]);
  });
});

describe.each(['/terms', '/privacy_policy'])('the contents of %s', (path) => {
  test('mark the section that is being read', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    const marked = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]');
    for (const anchor of ['section-7', 'section-3']) {
      await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView());
      await expect
        .poll(() => marked.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
        .toEqual([`#${anchor}`]);
    }
  });
});

describe('fields to choose from', () => {
  test.each(['light', 'dark'] as const)('are drawn in the colours of the %s theme', async (colorScheme) => {
    const page = await visit('/aicarbon', { colorScheme });
    const radio = page.getByRole('radio').first();
    const tokens = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'color: var(--surface); border-color: var(--primary)';
      const { color, borderTopColor } = getComputedStyle(probe);
      probe.remove();
      return { surface: color, primary: borderTopColor };
    });
    const colour = () => radio.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await colour()).toBe(tokens.surface);
    await radio.check();
    await expect.poll(colour).toBe(tokens.primary);
  });
});

describe('on paper', () => {
  const printed = async (path: string, ready: string) => {
    const page = await visit(path);
    await page.getByRole('heading', { name: ready, exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    return page;
  };
  const hero = (page: Page) => page.locator('.page-hero');

  test.each([
    ['/aicarbon#frequency=daily&useCase=text&access=browser&teamSize=small&hosting=unknown', 'Your estimate'],
    ['/companycodelookup#describe=bakery', 'Classification Results'],
  ])('a result comes without the hero: %s', async (path, ready) => {
    const page = await printed(path, ready);
    expect(await hero(page).isVisible()).toBe(false);
    const top = await page
      .getByRole('heading', { name: ready, exact: true })
      .evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThan(250);
  });

  test.each([
    ['/', 'Unleash your business growth'],
    ['/about', /./],
  ])('%s keeps the words of its hero, without picture and buttons', async (path, title) => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(title);
    for (const left of await hero(page).locator('svg, .button').all())
      expect(await left.isVisible()).toBe(false);
    expect((await hero(page).boundingBox())?.height ?? 0).toBeLessThan(330);
  });
});

describe('the carousel', () => {
  test('reaches to both edges of the grid', async () => {
    const page = await visit('/', { viewport: wide });
    const edges = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
    expect(await edges('.solution-strip')).toEqual(await edges('#comparison .container-page > .grid'));
  });
});

describe('without script', () => {
  test('no tool promises an answer that will not come', async () => {
    const page = await visit('/companycodelookup', { javaScriptEnabled: false, viewport: small });
    expect(await page.getByText('one moment…').isVisible()).toBe(false);
  });
});
