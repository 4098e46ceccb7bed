import { describe, expect, test } from 'vitest';
import { browserForTests, small } from './testing/browser.ts';
import { stopTheClock } from './testing/stop-the-clock.ts';

const visit = browserForTests();

describe('the header', () => {
  test('has About, Sustainability, Investors and Log In, and no Home on the landing page', async () => {
    const page = await visit('/');
    const names = await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .allInnerTexts();
    expect(names).toEqual(['About', 'Sustainability', 'Investors', 'Log In']);
  });

  test('opens the free tools, and leads to each', async () => {
    const page = await visit('/about');
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const opener = main.getByText('Free tools');
    const tools = main.getByRole('link', { name: /checker|lookup/ });
    expect(await tools.count()).toBe(0);
    await opener.click();
    const addresses = await tools.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/aicarbon', '/term-sheet-checker', '/companycodelookup']);
    await tools.first().click();
    await page.waitForURL('**/aicarbon');
    await expect.poll(() => tools.count()).toBe(0);
  });

  test('closes the free tools by Escape, by a press elsewhere and by tabbing on', async () => {
    const page = await visit('/about');
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const opener = main.locator('summary');
    const tools = main.getByRole('link', { name: /checker|lookup/ });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => main.getByRole('link', { name: 'About' }).focus(),
    ];
    for (const close of closings) {
      await opener.press('Enter');
      await expect.poll(() => tools.count()).toBe(3);
      await close();
      await expect.poll(() => tools.count()).toBe(0);
    }
  });

  test('opens the free tools without script', async () => {
    const page = await visit('/about', { javaScriptEnabled: false });
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await main.locator('summary').click();
    expect(await main.getByRole('link', { name: 'Term sheet checker' }).isVisible()).toBe(true);
  });

  test('has Home on every other page, which leads to the landing page', async () => {
    const page = await visit('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(/\/$/);
  });

  test('leads to another site for Investors and Log In', async () => {
    const page = await visit('/');
    for (const name of ['Investors', 'Log In']) {
      const href = await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .getAttribute('href');
      expect(href).toMatch(/^https:\/\//);
    }
  });

  test('becomes translucent with a shadow once the page is scrolled more than 10 px', async () => {
    const page = await visit('/about');
    const header = page.getByRole('banner');
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(drawn)), {
            once: true,
          });
          window.scrollTo(0, 10);
        }),
    );
    // The shadow fades in: one that begins would be there a little later.
    await page.waitForTimeout(250);
    expect(await header.getAttribute('data-scrolled')).not.toBe('true');
    expect(await shadow()).toBe('none');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect.poll(() => header.getAttribute('data-scrolled')).toBe('true');
    await expect.poll(shadow).not.toBe('none');
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).toMatch(/0\.8\d/);
  });
});

describe('the menu of small screens', () => {
  test('opens and closes by its button', async () => {
    const page = await visit('/', { viewport: small });
    const toggle = page.getByRole('button', { name: /menu/i });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await menu.waitFor();
    await toggle.click();
    await menu.waitFor({ state: 'hidden' });
  });

  test('closes when a link is chosen, and Escape closes it too', async () => {
    const page = await visit('/', { viewport: small });
    const toggle = page.getByRole('button', { name: /menu/i });
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.waitForURL('**/about');
    await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
  });
});

describe('the tools in the menu of small screens', () => {
  test('open under their word, and choosing one closes the menu', async () => {
    const page = await visit('/about', { viewport: small });
    await page.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Free tools').click();
    await menu.getByRole('link', { name: 'Company code lookup' }).click();
    await page.waitForURL('**/companycodelookup');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the footer', () => {
  test('has the company, and the columns Product, Free tools and Company', async () => {
    const page = await visit('/terms');
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain('Registered in England and Wales');
    expect(await footer.getByRole('heading').allInnerTexts()).toEqual(['Product', 'Free tools', 'Company']);
  });

  test('links App to the sign-in page and the three tools to their screens', async () => {
    const page = await visit('/about');
    const footer = page.getByRole('contentinfo');
    const address = (name: string | RegExp) =>
      footer.getByRole('link', { name }).first().getAttribute('href');
    expect(await address('App')).toMatch(/^https:.*auth/);
    expect(await address(/carbon/i)).toBe('/aicarbon');
    expect(await address(/term sheet/i)).toBe('/term-sheet-checker');
    expect(await address(/code/i)).toBe('/companycodelookup');
    expect(await address('API')).toBe('/api');
  });

  test('opens the links of the Company column in a new tab, the terms among them', async () => {
    const page = await visit('/about');
    const heading = page.getByRole('contentinfo').getByRole('heading', { name: 'Company' });
    const links = heading.locator('xpath=following-sibling::ul').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')));
    expect(new Set(targets)).toEqual(new Set(['_blank']));
    const [tab] = await Promise.all([page.waitForEvent('popup'), links.filter({ hasText: 'Terms' }).click()]);
    await tab.waitForURL('**/terms');
  });

  test('shows the current year of the visitor’s clock', async () => {
    const page = await visit('/about');
    expect(await page.getByRole('contentinfo').innerText()).toContain(`© ${new Date().getFullYear()}`);
    await page.clock.setFixedTime('2031-03-01T12:00:00Z');
    await page.reload();
    await expect.poll(() => page.getByRole('contentinfo').innerText()).toContain('© 2031');
  });
});

describe('moving between screens', () => {
  test('does not load the page again, changes the title and focuses the heading', async () => {
    const page = await visit('/about');
    await page.evaluate(() => {
      document.body.dataset.before = 'still here';
    });
    await page.getByRole('banner').getByRole('link', { name: 'Sustainability' }).click();
    await page.waitForURL('**/sustainability');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.title()).toMatch(/^Sustainability/);
    expect(await page.evaluate(() => document.body.dataset.before)).toBe('still here');
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^About/);
  });

  test('leads to a heading on the landing page and puts it in view', async () => {
    const page = await visit('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/#pricing');
    await expect
      .poll(() =>
        page.locator('#pricing').evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 300),
      )
      .toBe(true);
  });

  test('starts with a skip link that leads to the content', async () => {
    const page = await visit('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect.poll(() => skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('shows the not-found screen for any other address, with status 404', async () => {
    const page = await visit('/no-such-page');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
    expect(await page.getByRole('main').innerText()).toContain('forget to add the page to the router');
    expect((await page.request.get('/no-such-page')).status()).toBe(404);
  });

  test('leads from /termsheetchecker to /term-sheet-checker', async () => {
    const page = await visit('/about');
    const answer = await page.request.get('/termsheetchecker', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/term-sheet-checker');
  });
});

describe('the theme', () => {
  test('follows the system until the visitor chooses, and is remembered', async () => {
    const page = await visit('/about', { colorScheme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await paper();
    await page.getByRole('button', { name: 'Dark theme', pressed: true }).click();
    await expect.poll(paper).not.toBe(dark);
    const light = await paper();
    await page.reload();
    expect(await paper()).toBe(light);
  });
});

describe('tooltips', () => {
  test('open on hover after 700 ms and close on leave', async () => {
    const page = await visit('/about');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    const tooltip = page.getByRole('tooltip');
    await stopTheClock(page);
    await toggle.hover();
    await page.clock.runFor(650);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(100);
    await tooltip.waitFor();
    await page.clock.resume();
    await page.mouse.move(10, 400);
    await expect.poll(() => tooltip.count()).toBe(0);
  });

  test('open on focus and close on blur, click, Escape and scroll', async () => {
    const page = await visit('/about');
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    const tooltip = page.getByRole('tooltip');
    const closings = [
      () => toggle.blur(),
      () => toggle.press('Escape'),
      () => page.evaluate(() => window.scrollBy(0, 40)),
      () => toggle.click(),
    ];
    for (const close of closings) {
      await toggle.blur();
      await page.waitForTimeout(320);
      await toggle.focus();
      await tooltip.waitFor();
      await close();
      await expect.poll(() => tooltip.count()).toBe(0);
    }
  });
});
